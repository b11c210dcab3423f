import { expect, test } from 'vitest'
import { bonusCard, casinoCard, gameCard } from './share-card.ts'
import { pageVersion, SHARE_VERSION, shareVersion } from './share-name.ts'

const casino = {
  listing: 'listed' as const,
  listingReason: null,
  listingSince: null,
  slug: 'aldermoon',
  name: 'Aldermoon',
  license: 'Malta Gaming Authority',
  safetyIndex: '9.4',
  restrictedCountries: [],
  restrictionsChecked: true,
  logoUrl: null,
  isDemo: false,
}
const bonus = {
  slug: 'big-one',
  title: '100% up to €500',
  type: 'welcome',
  isActive: true,
  imageUrl: null,
  casino: {
    id: 1,
    slug: 'aldermoon',
    name: 'Aldermoon',
    logoUrl: null,
    affiliateUrl: null,
    websiteUrl: '',
    safetyIndex: '8.0',
    restrictedCountries: [],
    restrictionsChecked: true,
  },
  isDemo: false,
}
const frame = { brandName: 'Evenhand', host: 'evenhand.example' }

test('a score appears with its source, and nothing stands for an unknown one', () => {
  const { score } = casinoCard(casino, 'Evenhand')
  expect(score).toEqual({
    value: '9.4',
    name: 'Safety index',
    source: 'out of 10, judged by Evenhand',
    band: 'top',
  })
  expect(casinoCard({ ...casino, safetyIndex: null, license: null }, 'Evenhand')).not.toHaveProperty('score')
})

test('a bonus whose title names an amount is shown by its type', () => {
  expect(JSON.stringify(bonusCard(bonus, 'Evenhand'))).not.toMatch(/500|100%/)
  expect(bonusCard({ ...bonus, title: 'Welcome package' }, 'Evenhand').title).toBe('Welcome package')
})

test('a row of the demo catalogue says so', () => {
  expect(casinoCard({ ...casino, isDemo: true }, 'Evenhand').label).toBe('Casino review (demo entry)')
})

test('an uploaded picture is used, one of another site is not fetched', () => {
  const upload = '/media/abcdefghij0123456789-1600x900.webp'
  expect(casinoCard({ ...casino, logoUrl: upload }, 'E').art).toEqual({
    kind: 'upload',
    file: 'abcdefghij0123456789-640.webp',
  })
  expect(casinoCard({ ...casino, logoUrl: 'https://other.example/a.png' }, 'E')).not.toHaveProperty('art')
})

test('an RTP that is not stated is left out', () => {
  const game = { slug: 'a', name: 'A', provider: 'P', type: 'slot', rtp: null, imageUrl: null, isDemo: false }
  expect(gameCard(game)).not.toHaveProperty('score')
})

test('the version follows what the picture says and whose it is', () => {
  const versions = [
    shareVersion(casinoCard(casino, 'Evenhand'), frame),
    shareVersion(casinoCard({ ...casino, safetyIndex: '9.3' }, 'Evenhand'), frame),
    shareVersion(casinoCard({ ...casino, name: 'aldermoon' }, 'Evenhand'), frame),
    shareVersion(casinoCard(casino, 'Evenhand'), { ...frame, brandName: 'Other' }),
    pageVersion(frame),
    pageVersion({ ...frame, host: 'other.example' }),
  ]
  expect(new Set(versions).size).toBe(versions.length)
  for (const version of versions) expect(version).toMatch(SHARE_VERSION)
})

test('a casino that we warn about says so instead of its score', () => {
  const card = casinoCard(
    { ...casino, listing: 'warned', listingReason: 'It stopped paying.', listingSince: '2026-11-02' },
    'Evenhand',
  )
  expect(card).toMatchObject({
    label: 'Warning',
    title: `We warn about ${casino.name}`,
    lines: ['It stopped paying.'],
  })
  expect(card).not.toHaveProperty('score')
})
