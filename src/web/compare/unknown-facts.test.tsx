import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import type { ComparedBonus, ComparedCasino } from '#contract/comparisons/compared.ts'
import { bonusSections } from './bonus-sections.tsx'
import { casinoSections } from './casino-sections.tsx'
import { bestColumns } from './compare-row.ts'
import type { CompareRow, CompareSection } from './compare-row.ts'

const CASINO: ComparedCasino = {
  casino: {
    id: 1,
    name: 'Uldane',
    logoUrl: null,
    establishedYear: 2019,
    safetyIndex: '8.0',
    license: 'Malta',
    paymentMethods: ['Visa'],
    features: ['Live chat'],
    affiliateUrl: null,
    websiteUrl: 'https://uldane.example',
    expertRating: '8.0',
    userRating: null,
    userAverage: null,
    totalReviews: 0,
  },
  expert: {
    bonusesRating: '8.0',
    designRating: '8.0',
    payoutsRating: '8.0',
    customerSupportRating: '8.0',
    gameSelectionRating: '8.0',
    mobileExperienceRating: '8.0',
  },
  welcomeOffer: {
    id: 5,
    amount: '€100',
    wageringRequirement: '35×',
    minDeposit: '€20',
    validUntil: null,
  },
  games: 3,
}

const UNKNOWN: ComparedCasino = {
  ...CASINO,
  casino: {
    ...CASINO.casino,
    id: 2,
    establishedYear: null,
    safetyIndex: null,
    license: null,
    paymentMethods: [],
  },
  expert: CASINO.expert && { ...CASINO.expert, designRating: null },
  welcomeOffer: CASINO.welcomeOffer && {
    ...CASINO.welcomeOffer,
    wageringRequirement: null,
    minDeposit: null,
  },
}

const BONUS: ComparedBonus = {
  bonus: {
    id: 1,
    casinoId: 1,
    title: 'Welcome',
    type: 'welcome',
    amount: '€100',
    wageringRequirement: '35×',
    minDeposit: '€20',
    maxWin: null,
    validUntil: null,
    code: null,
    isActive: true,
    casino: { ...CASINO.casino },
  },
  safetyIndex: '8.0',
  ratings: { userReviewsAverage: 0, totalReviews: 0 },
}

const UNKNOWN_BONUS: ComparedBonus = {
  ...BONUS,
  bonus: { ...BONUS.bonus, id: 2, wageringRequirement: null, minDeposit: null },
  safetyIndex: null,
}

function rowOf<Item>(sections: readonly CompareSection<Item>[], label: string): CompareRow<Item> {
  const row = sections.flatMap(({ rows }) => rows).find((candidate) => candidate.label === label)
  if (row === undefined) throw new Error(`There is no row ${label}.`)
  return row
}

function textOf<Item>(row: CompareRow<Item>, item: Item): string {
  const element = <>{row.show(item, false)}</>
  return renderToStaticMarkup(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />)
}

test.each([
  ['Safety', 'Safety index not stated'],
  ['Design', 'Not rated yet'],
  ['License', 'Not stated'],
  ['Established', 'Not stated'],
  ['Payment methods', 'Not stated'],
  ['Welcome offer', 'Wagering not stated'],
  ['Welcome offer', 'Min deposit not stated'],
])('%s of a casino that nobody stated is "%s" and draws nothing', (label, words) => {
  const html = textOf(rowOf(casinoSections(), label), UNKNOWN)
  expect(html).toContain(words)
  expect(html).not.toMatch(/class="rule|>None<|null|0\.0/)
})

test.each(['Wagering', 'Min deposit', 'Casino safety'])(
  'an unknown %s of a bonus is not stated, and not the best against a worse one',
  (label) => {
    const row = rowOf(bonusSections(new Date('2026-11-22T00:00:00.000Z')), label)
    expect(textOf(row, UNKNOWN_BONUS)).toMatch(/not stated/i)
    expect(bestColumns(row, [UNKNOWN_BONUS, BONUS])).toEqual([false, false])
    const worse = {
      ...BONUS,
      bonus: { ...BONUS.bonus, wageringRequirement: '50×', minDeposit: '€50' },
      safetyIndex: '7.0',
    }
    expect(bestColumns(row, [UNKNOWN_BONUS, BONUS, worse])).toEqual([false, true, false])
  },
)
