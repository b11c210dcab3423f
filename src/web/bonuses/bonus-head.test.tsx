import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import type { ShownBonus } from '#contract/bonuses/bonuses.schema.ts'
import { BonusHead } from './bonus-head.tsx'

const BONUS: ShownBonus = {
  id: 7,
  slug: 'welcome-package',
  casinoId: 3,
  title: 'Harbour welcome',
  description: 'Doubles the first deposit.',
  type: 'welcome',
  amount: '100% up to €300',
  wageringRequirement: '35×',
  minDeposit: '€20',
  maxWin: null,
  validUntil: '2026-03-14T00:00:00.000Z',
  noEndDate: true,
  code: null,
  noCodeNeeded: true,
  moved: null,
  chance: null,
  cost: null,
  terms: '',
  imageUrl: null,
  isActive: true,
  isFeatured: false,
  createdAt: '2026-01-01T00:00:00.000Z',
  casino: {
    id: 3,
    slug: 'tidewell',
    name: 'Tidewell',
    logoUrl: null,
    affiliateUrl: null,
    websiteUrl: 'https://tidewell.example',
    safetyIndex: '8.8',
    restrictedCountries: [],
    restrictionsChecked: true,
  },
}

function headAt(now: string): string {
  const element = <BonusHead bonus={BONUS} now={now} />
  return renderToStaticMarkup(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />)
}

test('an offer whose end has passed says Inactive and Expired, never Active', () => {
  const html = headAt('2026-03-14T12:00:00.000Z')
  expect(html).toContain('Inactive')
  expect(html).toContain('Expired')
  expect(html).not.toContain('>Active')
  expect(html).not.toMatch(/svg>Active/)
})

test('an offer that still runs says Active', () => {
  expect(headAt('2026-03-13T12:00:00.000Z')).toMatch(/svg>Active/)
})
