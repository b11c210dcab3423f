import { renderToStaticMarkup } from 'react-dom/server'
import { RouterProvider, createMemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import type { CasinoCardData } from '#contract/casinos/casinos.schema.ts'
import { UNKNOWN_CASINO } from '#test/shown-items.ts'
import { CasinoCard } from '../cards/casino-card.tsx'
import { CasinoRow } from '../cards/casino-row.tsx'
import { OverallScore } from '../cards/casino-card-parts.tsx'

const CASINO: CasinoCardData = { ...UNKNOWN_CASINO, safetyIndex: '5.2', expertRating: '5.0' }

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

test('a casino below 7 has its band, the same green button and its offer, and no warning (decision D-95)', () => {
  const html = htmlOf(<CasinoRow casino={{ ...CASINO, welcome: WELCOME }} />)
  expect(html).toContain('score-tile s-weak')
  expect(html).not.toContain('Caution')
  expect(html).toMatch(/btn--primary[^>]*>Play Now/)
  expect(html.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ')).toContain(
    '100% up to €200 Wagering 35× · Min deposit €20 · No expiration',
  )
})

test('a card shows 4 features and 3 payment methods, and how many more there are', () => {
  const many = {
    features: ['a', 'b', 'c', 'd', 'e'],
    paymentMethods: ['Visa', 'Skrill', 'PayPal', 'Trustly'],
  }
  const html = htmlOf(<CasinoCard casino={{ ...CASINO, ...many }} />)
  expect(html).toContain('<li>d</li>')
  expect(html).not.toContain('<li>e</li>')
  expect(html).toContain('PayPal</li><li class="tag tag--more">+1 more</li>')
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
