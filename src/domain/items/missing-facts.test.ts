import { expect, test } from 'vitest'
import { missingFacts } from './missing-facts.ts'

const GAME = { description: 'Three reels.', rtp: 96.5, volatility: 'low', minBet: 0.1, maxBet: 50 }

test('what is not stated about a game is named in the order of its form', () => {
  expect(missingFacts('game', { ...GAME, maxBet: null, rtp: null, description: ' ' })).toEqual([
    'description',
    'rtp',
    'maxBet',
  ])
})

test('a stated 0 is not missing', () => {
  expect(missingFacts('game', { ...GAME, rtp: 0, minBet: 0 })).toEqual([])
})

test('the conditions of a bonus are missing when their text is blank', () => {
  expect(missingFacts('bonus', { wageringRequirement: '35×', minDeposit: '', terms: null })).toEqual([
    'minDeposit',
    'terms',
  ])
})

const CASINO = {
  establishedYear: 2016,
  license: 'Malta',
  safetyIndex: 9,
  restrictedCountries: [],
  restrictionsChecked: false,
  paymentMethods: ['Visa'],
  supportedCurrencies: ['EUR'],
  features: ['Mobile'],
  gameProviders: ['NetEnt'],
}

test('a casino lacks what is null, and its restrictions while no one listed any or checked', () => {
  const unknown = { ...CASINO, establishedYear: null, license: null, safetyIndex: null, overallRating: 8 }
  expect(missingFacts('casino', unknown).slice(0, 4)).toEqual([
    'establishedYear',
    'license',
    'safetyIndex',
    'restrictedCountries',
  ])
  const lacking = (more: object) => missingFacts('casino', { ...CASINO, ...more })
  expect(lacking({ restrictionsChecked: true })).not.toContain('restrictedCountries')
  expect(lacking({ restrictedCountries: ['US'] })).not.toContain('restrictedCountries')
})

test('a category that was never rated is missing only from an expert review that is there', () => {
  const rated = { ...CASINO, restrictionsChecked: true, bonusesRating: 8, designRating: 8, payoutsRating: 8 }
  const support = { customerSupportRating: null, gameSelectionRating: 8, mobileExperienceRating: 8 }
  expect(missingFacts('casino', { ...rated, ...support, overallRating: 8 })).toEqual([
    'customerSupportRating',
  ])
  expect(missingFacts('casino', { ...CASINO, restrictionsChecked: true })).toEqual(['overallRating'])
})

test('a casino without an expert review and without payment methods lacks both', () => {
  const casino = { ...CASINO, restrictedCountries: ['US'] }
  expect(missingFacts('casino', { ...casino, paymentMethods: [], overallRating: null })).toEqual([
    'paymentMethods',
    'overallRating',
  ])
})

test('a picture in an article lacks its alternative text, a video has none to lack', () => {
  const image = { type: 'image', url: 'https://cdn.example/1.png', alt: null }
  const video = { type: 'youtube', url: 'https://youtu.be/abcdefghijk', alt: null }
  expect(missingFacts('post', { tags: ['slots'], contentMedia: [video, image] })).toEqual(['contentMedia'])
  expect(
    missingFacts('post', { tags: ['slots'], contentMedia: [video, { ...image, alt: 'A wheel' }] }),
  ).toEqual([])
})
