import { renderToStaticMarkup } from 'react-dom/server'
import { RouterProvider, createMemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import type { CasinoCardData } from '#contract/casinos/casinos.schema.ts'
import { CasinoCard } from '../cards/casino-card.tsx'
import { OverallScore } from './casino-parts.tsx'

const CASINO: CasinoCardData = {
  id: 1,
  slug: 'uldane',
  name: 'Uldane',
  logoUrl: null,
  establishedYear: 2021,
  safetyIndex: '5.2',
  restrictedCountries: [],
  restrictionsChecked: true,
  license: 'Anjouan',
  paymentMethods: [],
  features: [],
  affiliateUrl: null,
  websiteUrl: 'https://uldane.example',
  expertRating: '5.0',
  userRating: null,
  userAverage: null,
  totalReviews: 0,
  payoutHours: null,
  payoutsTimed: 0,
  moved: null,
}

const htmlOf = (element: React.ReactElement) =>
  renderToStaticMarkup(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />)

const WELCOME = {
  id: 1,
  slug: 'uldane-welcome',
  type: 'welcome',
  amount: '100% up to €200',
  wageringRequirement: '35×',
  minDeposit: '€20',
  validUntil: null,
  noEndDate: true,
} as const

test('the card of a casino below 7 warns with the reason and has neither a green button nor an offer', () => {
  const html = htmlOf(<CasinoCard casino={{ ...CASINO, welcome: WELCOME }} />)
  expect(html).toContain('Caution: safety index 5.2. We do not recommend casinos below 7.')
  expect(html).toContain('Play Now')
  expect(html).not.toContain('btn--primary')
  expect(html).not.toContain('€200')
})

test('the card of a casino from 7 on has a green button, its offer with the conditions and no warning', () => {
  const html = htmlOf(
    <CasinoCard casino={{ ...CASINO, safetyIndex: '7.0', welcome: WELCOME, payoutHours: 11 }} />,
  )
  expect(html).not.toContain('Caution')
  expect(html).toContain('btn--primary')
  expect(html).toContain('Paid us in <b>11 hours</b>')
  expect(html.replaceAll(/<[^>]+>/g, '')).toContain(
    '100% up to €200 Wagering 35× · Min deposit €20 · No expiration',
  )
})

const textOf = (expert: number, users: number) =>
  renderToStaticMarkup(<OverallScore expert={expert} users={users} />).replaceAll(/<[^>]+>/g, '')

test('the overall score is the mean of experts and visitors and says so', () => {
  expect(textOf(8.4, 8.2)).toBe('Overall 8.3, experts and visitors')
})

test('with one of the two it is that one and names it', () => {
  expect(textOf(8.4, 0)).toBe('Overall 8.4, experts only')
  expect(textOf(0, 7.25)).toBe('Overall 7.3, visitors only')
})

test('without either there is none', () => {
  expect(textOf(0, 0)).toBe('')
})
