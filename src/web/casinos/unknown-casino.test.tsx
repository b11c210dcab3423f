import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import type { CasinoDetail, ExpertReview } from '#contract/casinos/casinos.schema.ts'
import { RATING_CATEGORIES } from '#contract/shared/options.ts'
import type { CasinoField } from '#domain/casinos/casino-field.ts'
import { CasinoActionBar } from './casino-action-bar.tsx'
import { CasinoCard } from '../cards/casino-card.tsx'
import { CasinoFacts } from './casino-facts.tsx'
import { CasinoHead } from './casino-head.tsx'
import { casinoMeta } from './casino-meta.ts'
import { CasinoRow } from './casino-row.tsx'
import { ExpertVerdict } from './expert-verdict.tsx'

/** Nothing but what a casino cannot be without. */
const UNKNOWN: CasinoDetail = {
  id: 1,
  slug: 'uldane',
  name: 'Uldane',
  description: 'A casino that nobody has looked into.',
  logoUrl: null,
  establishedYear: null,
  safetyIndex: null,
  trustScore: null,
  license: null,
  restrictedCountries: [],
  restrictionsChecked: false,
  paymentMethods: [],
  supportedCurrencies: [],
  features: [],
  gameProviders: [],
  affiliateUrl: null,
  websiteUrl: 'https://uldane.example',
  isActive: true,
  isFeatured: false,
  createdAt: '2026-01-01T00:00:00.000Z',
  expertRating: null,
  userRating: null,
  userAverage: null,
  totalReviews: 0,
  userCategoryAverages: null,
  review: null,
  reviewAuthor: null,
  testedOn: null,
  checkedOn: null,
  listing: 'listed',
  listingReason: null,
  listingSince: null,
  safety: { isSetByHand: false, reason: null, setBy: null, setOn: null, marks: [] },
}

const REVIEW: ExpertReview = {
  casinoId: 1,
  bonusesRating: '9.0',
  designRating: '8.0',
  payoutsRating: null,
  customerSupportRating: '8.0',
  gameSelectionRating: '7.0',
  mobileExperienceRating: null,
  overallRating: null,
  bonusesExplanation: null,
  designExplanation: null,
  payoutsExplanation: null,
  customerSupportExplanation: null,
  gameSelectionExplanation: null,
  mobileExperienceExplanation: null,
  summary: 'Half of it tested.',
}

/** Too few casinos are rated. */
const NO_FIELD = {
  safety: null,
  expert: null,
  users: null,
  ...Object.fromEntries(RATING_CATEGORIES.map((category) => [category, null])),
} as CasinoField
const NO_REVIEW = { expertReview: undefined, verdict: null, bonuses: [], field: NO_FIELD }
const NOW = '2026-11-22T00:00:00.000Z'
const htmlOf = (element: React.ReactElement) =>
  renderToStaticMarkup(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />)

test.each(['card', 'row'])(
  'the %s of a casino without facts says so and neither praises nor warns',
  (kind) => {
    const html = htmlOf(kind === 'card' ? <CasinoCard casino={UNKNOWN} /> : <CasinoRow casino={UNKNOWN} />)
    expect(html).toContain('Licence not stated')
    expect(html).toContain('<b>Not stated</b><span>Safety</span>')
    for (const wrong of ['Est.', 'Caution', '0.0', 's-weak', 'btn--primary', 'null'])
      expect(html).not.toContain(wrong)
  },
)

test('the header of such a casino has no shield, no gauge and no year', () => {
  const html = htmlOf(<CasinoHead casino={UNKNOWN} {...NO_REVIEW} now={NOW} />)
  expect(html).toContain('Licence not stated')
  expect(html).toContain('Safety index not stated')
  for (const wrong of ['lucide-shield', 'class="rule', 'running', 'New this year', 'Est.', 'null'])
    expect(html).not.toContain(wrong)
})

test('a licence alone earns no shield with a tick, and one beside a safe index does', () => {
  const shields = (casino: CasinoDetail) =>
    htmlOf(<CasinoHead casino={casino} {...NO_REVIEW} now={NOW} />).split('<svg class="icon').length
  const licensed = shields({ ...UNKNOWN, license: 'Malta' })
  expect(licensed).toBe(shields(UNKNOWN))
  expect(shields({ ...UNKNOWN, license: 'Malta', safetyIndex: '8.0' })).toBe(licensed + 1)
})

test('the bar at the bottom of its page says that the safety is not stated', () => {
  expect(htmlOf(<CasinoActionBar casino={UNKNOWN} />)).toContain('Safety not stated')
})

test('a casino is available worldwide only where someone checked it', () => {
  const availability = { countries: 249, restricted: [], isUnchecked: true }
  const unchecked = htmlOf(<CasinoFacts casino={UNKNOWN} availability={availability} />)
  expect(unchecked).toContain('Restrictions not checked yet.')
  expect(unchecked).not.toContain('Available')
  expect(
    htmlOf(<CasinoFacts casino={UNKNOWN} availability={{ ...availability, isUnchecked: false }} />),
  ).toContain('Available worldwide - No restrictions')
})

test('an expert review with gaps says how much was tested and draws nothing for the rest', () => {
  const html = htmlOf(<ExpertVerdict name="Uldane" field={NO_FIELD} review={REVIEW} />)
  expect(html).toContain('4 of 6 categories tested')
  expect(html).toContain('Overall rating not stated')
  expect(html.split('class="rule').length - 1).toBe(4)
  expect(html.split('>Not stated<').length - 1).toBe(2)
  expect(html).not.toContain('0.0')
})

test('each category is shown among those of all casinos once enough are rated', () => {
  const spread = { count: 9, lowest: 4.3, lower: 7, median: 8, upper: 9, highest: 9.8 }
  const field = Object.fromEntries(Object.keys(NO_FIELD).map((name) => [name, spread])) as CasinoField
  const html = htmlOf(<ExpertVerdict name="Uldane" field={field} review={REVIEW} />)
  expect(html.split('class="place"').length - 1).toBe(4)
  expect(html).toContain('the median of all casinos is 8.0')
  expect(html).toContain('from 4 to 10')
  expect(html).not.toContain('class="rule')
  const low = htmlOf(
    <ExpertVerdict name="Uldane" field={field} review={{ ...REVIEW, payoutsRating: '1.5' }} />,
  )
  expect(low).toContain('from 1 to 10')
  expect(low).not.toMatch(/cx="-/)
})

test('its description and its structured data leave out what is not stated', () => {
  const site = {
    id: 'root',
    loaderData: {
      publicUrl: 'https://example.test',
      brand: { name: 'Evenhand', supportEmail: '', subscriberClaim: '', social: {} },
    },
  }
  const written = JSON.stringify(casinoMeta([site], { casino: UNKNOWN }))
  expect(written).toContain('Uldane. A casino that nobody has looked into.')
  for (const wrong of ['null', 'foundingDate', 'safety']) expect(written).not.toContain(wrong)
  const known = { ...UNKNOWN, safetyIndex: '9.4', license: 'Malta', establishedYear: 2016 }
  expect(JSON.stringify(casinoMeta([site], { casino: known }))).toContain(
    'Uldane: safety 9.4 out of 10, Malta. ',
  )
})
