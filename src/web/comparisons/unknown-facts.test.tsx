import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import type { ComparedBonus, ComparedCasino } from '#contract/comparisons/compared.ts'
import { categoryRatings } from '#test/category-ratings.ts'
import { UNKNOWN_CASINO } from '#test/shown-items.ts'
import { bonusSections } from './bonus-sections.tsx'
import { casinoSections } from './casino-sections.tsx'
import { bestColumns, type CompareRow, type CompareSection } from './compare-row.ts'

const CASINO: ComparedCasino = {
  casino: {
    ...UNKNOWN_CASINO,
    establishedYear: 2019,
    safetyIndex: '8.0',
    restrictionsChecked: true,
    license: 'Malta',
    paymentMethods: ['Visa'],
    features: ['Live chat'],
    expertRating: '8.0',
  },
  expert: categoryRatings(['8.0', '8.0', '8.0', '8.0', '8.0', '8.0']),
  welcomeOffer: {
    id: 5,
    slug: 'uldane-welcome',
    amount: '€100',
    wageringRequirement: '35×',
    minDeposit: '€20',
    validUntil: null,
    noEndDate: true,
  },
  games: 3,
  countries: { refused: ['France'], isUnchecked: false, isPlayable: true },
  currencies: ['EUR'],
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
    features: [],
  },
  countries: { refused: [], isUnchecked: true, isPlayable: null },
  currencies: [],
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
    slug: 'uldane-welcome',
    casinoId: 1,
    title: 'Welcome',
    type: 'welcome',
    amount: '€100',
    wageringRequirement: '35×',
    minDeposit: '€20',
    maxWin: null,
    validUntil: null,
    noEndDate: true,
    code: null,
    noCodeNeeded: true,
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

const sections = casinoSections({
  items: [CASINO, UNKNOWN],
  wanted: { country: 'DE', license: '', paymentMethods: ['Skrill'], features: [] },
  country: 'Germany',
  showsAll: false,
})

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
  ['Wagering of the offer', 'Not stated'],
  ['Min deposit of the offer', 'Not stated'],
  ['Payout time, as stated', 'Not stated'],
  ['Can be played in Germany', 'Restrictions not checked yet.'],
  ['Cannot be played in', 'Restrictions not checked yet.'],
  ['Currencies', 'Not stated'],
  ['Visa', 'Not stated'],
  ['Live chat', 'Not stated'],
])('%s of a casino that is not stated is "%s" and draws nothing', (label, words) => {
  const html = textOf(rowOf(sections, label), UNKNOWN)
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
      restrictedCountries: [],
      restrictionsChecked: true,
    }
    expect(bestColumns(row, [UNKNOWN_BONUS, BONUS, worse])).toEqual([false, true, false])
  },
)

test.each(['Wagering of the offer', 'Min deposit of the offer', 'Payout time, as stated'])(
  '%s: the lowest known one is the best, an unknown one never',
  (label) => {
    const row = rowOf(sections, label)
    const better = { ...CASINO, casino: { ...CASINO.casino, features: ['24-hour payouts'] } }
    const worse = {
      ...CASINO,
      casino: { ...CASINO.casino, features: ['3-day payouts'] },
      welcomeOffer: CASINO.welcomeOffer && {
        ...CASINO.welcomeOffer,
        wageringRequirement: '50×',
        minDeposit: '€50',
      },
    }
    expect(bestColumns(row, [UNKNOWN, better])).toEqual([false, false])
    expect(bestColumns(row, [UNKNOWN, better, worse])).toEqual([false, true, false])
  },
)

test('the payment that was filtered by has the first row, marked, also where no casino takes it', () => {
  const payments = sections.find(({ title }) => title === 'Every payment method')
  expect(payments?.rows.map(({ label, isWanted }) => [label, isWanted])).toEqual([
    ['Skrill', true],
    ['Visa', false],
  ])
  const skrill = rowOf(sections, 'Skrill')
  expect(textOf(skrill, CASINO)).toContain('No')
  expect(textOf(skrill, UNKNOWN)).toContain('Not stated')
  expect(textOf(rowOf(sections, 'Visa'), CASINO)).toContain('Yes')
})

test('a comparison of bonuses says what they do to money, and where terms are missing', () => {
  const evidence = { terms: { 'Highest bet': '€5' }, chanceToFinish: 0.254, median: '−€100' }
  const rows = bonusSections(new Date('2026-11-26'))
  const says = (label: string, item: ComparedBonus) => textOf(rowOf(rows, label), item)
  expect(says('Chance to finish the wagering', { ...BONUS, evidence })).toContain('25%')
  expect(says('Usual result, against the deposit', { ...BONUS, evidence })).toContain('−€100')
  expect(says('Highest bet', { ...BONUS, evidence })).toContain('€5')
  expect(says('Cash-out limit', { ...BONUS, evidence })).toContain('Not stated')
  expect(says('Chance to finish the wagering', BONUS)).toContain('Terms missing')
})
