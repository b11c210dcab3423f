import { describe, expect, test } from 'vitest'
import { readCasinoSearch } from '#contract/casinos/casino-search.ts'
import { cardCriteria, isWanted, shownCount } from './card-criteria.ts'

const criteriaOf = (query: string) => cardCriteria(readCasinoSearch(new URLSearchParams(query)).search)

describe('what the cards of a search show first', () => {
  test('is nothing special without a filter or a search text, nor for scores that every card shows', () => {
    expect(criteriaOf('')).toBeUndefined()
    expect(criteriaOf('minSafetyIndex=8&license=Gibraltar&sort=userRating-desc')).toBeUndefined()
  })

  test('is what the filters name, whatever its case', () => {
    const criteria = criteriaOf('paymentMethods=PayPal&features=Mobile&country=de')
    expect(criteria?.country).toBe('DE')
    expect(isWanted('PAYPAL', criteria?.paymentMethods ?? NONE)).toBe(true)
    expect(isWanted('PayPal Credit', criteria?.paymentMethods ?? NONE)).toBe(false)
    expect(isWanted('mobile app', criteria?.features ?? NONE)).toBe(true)
  })

  test('is any cryptocurrency for crypto casinos', () => {
    const criteria = criteriaOf('filter=crypto')
    expect(isWanted('Litecoin', criteria?.paymentMethods ?? NONE)).toBe(true)
    expect(isWanted('Visa', criteria?.paymentMethods ?? NONE)).toBe(false)
  })

  test('is what holds the search text', () => {
    const criteria = criteriaOf('search=Bank')
    expect(isWanted('Instant bank transfer', criteria?.paymentMethods ?? NONE)).toBe(true)
    expect(isWanted('Bankroll tools', criteria?.features ?? NONE)).toBe(true)
  })

  test('is the offer of the chosen type, and the welcome offer where its wagering matters', () => {
    expect(criteriaOf('bonusType=no_deposit')?.offerTypes).toEqual(['no_deposit'])
    expect(criteriaOf('bonusType=no_deposit&maxWagering=30')?.offerTypes).toEqual(['no_deposit', 'welcome'])
    expect(criteriaOf('bonusType=welcome&sort=wagering')?.offerTypes).toEqual(['welcome'])
  })

  test('is the payout time where that is asked for or sorted by', () => {
    expect(criteriaOf('maxPayoutHours=24')?.payoutTime).toBe(true)
    expect(criteriaOf('sort=payoutTime')?.payoutTime).toBe(true)
    expect(criteriaOf('country=DE')?.payoutTime).toBe(false)
  })
})

test('a card has room for all that was named, up to six', () => {
  const named = (count: number) => ({
    names: Array.from({ length: count }, (_, index) => `n${index}`),
    parts: [],
  })
  expect([0, 3, 5, 9].map((count) => shownCount(3, named(count)))).toEqual([3, 3, 5, 6])
})

const NONE = { names: [], parts: [] }
