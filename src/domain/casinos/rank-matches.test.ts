import { expect, test } from 'vitest'
import { rankMatches, type MatchFacts, type MatchOrder } from './rank-matches.ts'

const casino = (name: string, facts: Partial<MatchFacts> = {}): MatchFacts => ({
  id: 1,
  name,
  safetyIndex: 8,
  expertRating: 8,
  payouts: 8,
  support: 8,
  games: 8,
  mobile: 8,
  offer: { wagering: '35×', minDeposit: '€20' },
  ...facts,
})
const names = (casinos: readonly MatchFacts[], order: Partial<MatchOrder>) =>
  rankMatches(casinos, { cares: [], startsSmall: false, ...order }).map(({ name }) => name)

test('what one cares about comes first, and what is not rated comes last', () => {
  const casinos = [
    casino('Unrated', { payouts: null, safetyIndex: 9.9 }),
    casino('Slow', { payouts: 5 }),
    casino('Fast', { payouts: 9.4, safetyIndex: 7 }),
  ]
  expect(names(casinos, { cares: ['payouts'] })).toEqual(['Fast', 'Slow', 'Unrated'])
})

test('within one band of it the smallest deposit comes first, and one that is not stated last', () => {
  const casinos = [
    casino('Best paid', { payouts: 9.8, offer: { wagering: null, minDeposit: null } }),
    casino('Twenty', { payouts: 9.6 }),
    casino('Ten', { payouts: 9.1, offer: { wagering: '40×', minDeposit: '€10' } }),
    casino('Next band', { payouts: 8.9, offer: { wagering: '1×', minDeposit: '€1' } }),
  ]
  expect(names(casinos, { cares: ['payouts'], startsSmall: true })).toEqual([
    'Ten',
    'Twenty',
    'Best paid',
    'Next band',
  ])
})

test('low wagering counts none before some, and an unstated one is never taken for low', () => {
  const wagering = (text: string | null) => ({ offer: { wagering: text, minDeposit: '€20' } })
  const casinos = [
    casino('Silent', wagering(null)),
    casino('No offer', { offer: null, safetyIndex: 7 }),
    casino('Forty', wagering('40×')),
    casino('None', wagering('No wagering')),
    casino('Twenty', wagering('20× bonus')),
  ]
  expect(names(casinos, { cares: ['wagering'] })).toEqual(['None', 'Twenty', 'Forty', 'Silent', 'No offer'])
})

test('sums in several currencies are compared among those in euros alone', () => {
  const deposit = (minDeposit: string) => ({ offer: { wagering: '35×', minDeposit } })
  const casinos = [
    casino('A dollar', deposit('$1')),
    casino('Twenty euros', deposit('€20')),
    casino('Five euros', deposit('€5')),
    casino('Nothing', deposit('€0')),
  ]
  expect(names(casinos, { startsSmall: true })).toEqual(['Nothing', 'Five euros', 'Twenty euros', 'A dollar'])
})

test('ties are broken by safety, experts and the name, and by nothing else', () => {
  const casinos = [
    casino('Beta', { id: 1 }),
    casino('Alpha', { id: 2 }),
    casino('Expert', { expertRating: 8.1 }),
    casino('Safe', { safetyIndex: 8.1, expertRating: null }),
  ]
  expect(names(casinos, {})).toEqual(['Safe', 'Expert', 'Alpha', 'Beta'])
})
