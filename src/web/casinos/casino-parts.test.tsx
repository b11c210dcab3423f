import { renderToStaticMarkup } from 'react-dom/server'
import { RouterProvider, createMemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import type { CasinoCardData } from '#contract/casinos/casinos.schema.ts'
import { CasinoCard } from '../cards/casino-card.tsx'
import { OverallScore } from './casino-parts.tsx'
import { CasinoRow } from './casino-row.tsx'

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
}

const htmlOf = (element: React.ReactElement) =>
  renderToStaticMarkup(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />)

const CARDS = { card: CasinoCard, row: CasinoRow }

test.each(['card', 'row'] as const)(
  'the %s of a casino below 7 warns with the reason and has no green button',
  (kind) => {
    const Card = CARDS[kind]
    const html = htmlOf(<Card casino={CASINO} />)
    expect(html).toContain('Caution: safety index 5.2. We do not recommend casinos below 7.')
    expect(html).toContain('Play Now')
    expect(html).not.toContain('btn--primary')
  },
)

test.each(['card', 'row'] as const)(
  'the %s of a casino from 7 on has a green button and no warning',
  (kind) => {
    const Card = CARDS[kind]
    const html = htmlOf(
      <Card casino={{ ...CASINO, safetyIndex: '7.0', restrictedCountries: [], restrictionsChecked: true }} />,
    )
    expect(html).not.toContain('Caution')
    expect(html).toContain('btn--primary')
  },
)

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
