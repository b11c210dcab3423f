import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import type { CasinoDetail, ExpertReview } from '#contract/casinos/casinos.schema.ts'
import { COUNTRIES } from '#contract/countries/countries.ts'
import { RATING_CATEGORIES } from '#contract/shared/options.ts'
import type { CasinoField } from '#domain/casinos/casino-field.ts'
import { UNKNOWN_CASINO as UNKNOWN } from '#test/shown-items.ts'
import { categoryRatings } from '#test/category-ratings.ts'
import { CasinoCard } from '../cards/casino-card.tsx'
import { Availability, PayoutTests } from './casino-evidence.tsx'
import { CasinoActionBar } from './casino-rail.tsx'
import { CasinoHead } from './casino-head.tsx'
import { casinoMeta } from './casino-meta.ts'
import { ExpertVerdict } from './expert-verdict.tsx'

const REVIEW: ExpertReview = {
  casinoId: 1,
  ...categoryRatings(['9.0', '8.0', null, '8.0', '7.0', null]),
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
const NO_REVIEW = { expert: undefined, field: NO_FIELD }
const htmlOf = (element: React.ReactElement) =>
  renderToStaticMarkup(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />)

test('the card of a casino without facts says so and neither praises nor warns', () => {
  const html = htmlOf(<CasinoCard casino={UNKNOWN} />)
  expect(html).toContain('Licence not stated')
  expect(html).toContain('Not stated<span>Safety</span>')
  expect(html).toContain('Not rated yet')
  for (const wrong of ['Est.', 'Caution', '0.0', 's-weak', 'null']) expect(html).not.toContain(wrong)
})

test('the header of such a casino has no shield, no gauge and no year', () => {
  const html = htmlOf(<CasinoHead casino={UNKNOWN} {...NO_REVIEW} />)
  expect(html).toContain('Licence not stated')
  expect(html).toContain('Safety index not stated')
  for (const wrong of ['lucide-shield', 'class="rule', 'running', 'Est.', 'null'])
    expect(html).not.toContain(wrong)
})

test('a licence has a shield, and none has none', () => {
  const shields = (casino: CasinoDetail) =>
    htmlOf(<CasinoHead casino={casino} {...NO_REVIEW} />).split('<svg class="icon').length
  expect(shields({ ...UNKNOWN, license: 'Malta' })).toBe(shields(UNKNOWN) + 1)
})

test('the bar at the bottom of its page says that the safety is not stated', () => {
  expect(htmlOf(<CasinoActionBar casino={UNKNOWN} />)).toContain('Safety not stated')
})

test('a casino is available worldwide only where someone checked it', () => {
  const unchecked = htmlOf(<Availability casino={UNKNOWN} />)
  expect(unchecked).toContain('Restrictions not checked yet.')
  expect(unchecked).not.toContain('Available')
  expect(htmlOf(<Availability casino={{ ...UNKNOWN, restrictionsChecked: true }} />)).toContain(
    'Available worldwide - No restrictions',
  )
})

test('the countries that it refuses are named and left out of the total', () => {
  const html = htmlOf(<Availability casino={{ ...UNKNOWN, restrictedCountries: ['fr', 'US', 'DE'] }} />)
  expect(html).toContain(`Available in ${COUNTRIES.length - 3} countries.`)
  expect(html).toContain('France')
})

const TIMED = { method: 'Skrill', amount: 50, currency: 'EUR', askedAt: '2026-10-01T08:00Z' }

test('payout tests are a sentence, a row for each method and a table', () => {
  const tests = [
    { ...TIMED, arrivedAt: '2026-10-01T09:30Z' },
    { ...TIMED, askedAt: '2026-09-01T08:00Z', arrivedAt: '2026-09-01T12:00Z' },
    { ...TIMED, method: 'Visa', arrivedAt: null },
  ]
  const html = htmlOf(<PayoutTests tests={tests} />)
  expect(html).toContain(
    'We timed 3 withdrawals from Sep 1, 2026 to Oct 1, 2026: half arrived within 4 hours, ',
  )
  expect(html).toContain('1 of 3 had not arrived when we last looked')
  expect(html.split('<circle').length - 1).toBe(2)
  expect(html).toContain('<td>Visa</td><td>€50</td><td>Oct 1, 2026</td><td>Not arrived</td>')
})

test('an expert review with gaps says how much was tested and draws nothing for the rest', () => {
  const html = htmlOf(<ExpertVerdict field={NO_FIELD} review={REVIEW} />)
  expect(html).toContain('4 of 6 categories tested')
  expect(html).toContain('Overall rating not stated')
  expect(html.split('class="rule').length - 1).toBe(4)
  expect(html.split('>Not stated<').length - 1).toBe(2)
  expect(html).not.toContain('0.0')
})

test('each category carries the median of all casinos once enough are rated', () => {
  const spread = { count: 9, lowest: 4.3, lower: 7, median: 8, upper: 9, highest: 9.8 }
  const field = Object.fromEntries(Object.keys(NO_FIELD).map((name) => [name, spread])) as CasinoField
  const html = htmlOf(<ExpertVerdict field={field} review={REVIEW} />)
  expect(html.split('<line x1="80%"').length - 1).toBe(4)
  expect(html).toContain('The median of all casinos is 8.0.')
  expect(html).toContain('Median of all casinos</p>')
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
  expect(written).toContain('Uldane. A casino without a known fact.')
  for (const wrong of ['null', 'foundingDate', 'safety']) expect(written).not.toContain(wrong)
  const known = { ...UNKNOWN, safetyIndex: '9.4', license: 'Malta', establishedYear: 2016 }
  expect(JSON.stringify(casinoMeta([site], { casino: known }))).toContain(
    'Uldane: safety 9.4 out of 10, Malta. ',
  )
})
