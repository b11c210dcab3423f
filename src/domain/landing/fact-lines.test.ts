import { expect, test } from 'vitest'
import { factLines } from './fact-lines.ts'

const bitcoin = { list: 'casinos', facet: 'paymentMethods', value: 'Bitcoin' } as const
const unknown = { total: 24, payoutHours: null, payoutStated: 0, lowestWagering: null }

test('facts that are not stated are left out', () => {
  expect(factLines(bitcoin, unknown)).toEqual(['24 casinos take Bitcoin.'])
})

test('known facts say what they are of', () => {
  expect(factLines(bitcoin, { ...unknown, payoutHours: 9, payoutStated: 12, lowestWagering: 20 })).toEqual([
    '24 casinos take Bitcoin.',
    'The median payout time is 9 h, as 12 of them state it.',
    'The lowest wagering requirement of a welcome offer is 20×.',
  ])
})

test('a country is named as within a sentence, and no casino is said to accept it', () => {
  const britain = { list: 'casinos', facet: 'country', value: 'GB' } as const
  expect(factLines(britain, { ...unknown, total: 1 })).toEqual([
    '1 casino is not known to refuse players from the United Kingdom; the page of a casino says whether that was checked.',
  ])
})
