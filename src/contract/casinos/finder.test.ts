import { expect, test } from 'vitest'
import { COUNTRIES } from '../countries/countries.ts'
import { COMMON_COUNTRIES, readFinderChoice, writeFinderChoice } from './finder.ts'

const read = (query: string) => readFinderChoice(new URLSearchParams(query))

test('a whole sentence reads back from its own address', () => {
  const { choice, problems } = read('country=de&payment=Bank transfer&care=wagering&want=free')
  expect(choice).toEqual({ country: 'DE', payment: 'Bank transfer', care: 'wagering', want: 'free' })
  expect(problems).toEqual([])
  expect(writeFinderChoice(choice)).toBe('country=DE&payment=Bank+transfer&care=wagering&want=free')
  expect(read(writeFinderChoice(choice)).choice).toEqual(choice)
})

test('what is left open is what the form starts with, and no country is assumed', () => {
  expect(read('country=&payment=').choice).toEqual({ care: 'payouts', want: 'small' })
})

test('what cannot be used is named by its field and left out', () => {
  const { choice, problems } = read(`country=Atlantis&payment=${'x'.repeat(101)}&care=luck&want=win`)
  expect(problems.map(({ path }) => path)).toEqual(['country', 'payment', 'care', 'want'])
  expect(problems[0]?.message).toBe('country must be a two-letter country code')
  expect(choice).toEqual({ care: 'payouts', want: 'small' })
})

test('the common countries are named as in the list of all', () => {
  for (const common of COMMON_COUNTRIES) expect(COUNTRIES).toContainEqual(common)
})
