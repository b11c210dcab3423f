import { describe, expect, test } from 'vitest'
import { readCasinoSearch } from '#contract/casinos/casino-search.ts'
import { cardWishes, isWanted, shownCount } from './card-wishes.ts'

const wishesOf = (query: string) => cardWishes(readCasinoSearch(new URLSearchParams(query)).search)

describe('what the cards of a search show first', () => {
  test('is nothing special without a filter or a search text, nor for scores that every card shows', () => {
    expect(wishesOf('')).toBeUndefined()
    expect(wishesOf('minSafetyIndex=8&license=Gibraltar&sort=userRating-desc')).toBeUndefined()
  })

  test('is what the filters name, whatever its case', () => {
    const wishes = wishesOf('paymentMethods=PayPal&features=Mobile&country=de')
    expect(wishes?.country).toBe('DE')
    expect(isWanted('PAYPAL', wishes?.paymentMethods ?? NONE)).toBe(true)
    expect(isWanted('PayPal Credit', wishes?.paymentMethods ?? NONE)).toBe(false)
    expect(isWanted('mobile app', wishes?.features ?? NONE)).toBe(true)
  })

  test('is any cryptocurrency for crypto casinos', () => {
    const wishes = wishesOf('filter=crypto')
    expect(isWanted('Litecoin', wishes?.paymentMethods ?? NONE)).toBe(true)
    expect(isWanted('Visa', wishes?.paymentMethods ?? NONE)).toBe(false)
  })

  test('is what holds the search text', () => {
    const wishes = wishesOf('search=Bank')
    expect(isWanted('Instant bank transfer', wishes?.paymentMethods ?? NONE)).toBe(true)
    expect(isWanted('Bankroll tools', wishes?.features ?? NONE)).toBe(true)
  })

  test('is the offer of the chosen type, and the welcome offer where its wagering matters', () => {
    expect(wishesOf('bonusType=no_deposit')?.offerTypes).toEqual(['no_deposit'])
    expect(wishesOf('bonusType=no_deposit&maxWagering=30')?.offerTypes).toEqual(['no_deposit', 'welcome'])
    expect(wishesOf('bonusType=welcome&sort=wagering')?.offerTypes).toEqual(['welcome'])
  })

  test('is the payout time where that is asked for or sorted by', () => {
    expect(wishesOf('maxPayoutHours=24')?.payoutTime).toBe(true)
    expect(wishesOf('sort=payoutTime')?.payoutTime).toBe(true)
    expect(wishesOf('country=DE')?.payoutTime).toBe(false)
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
