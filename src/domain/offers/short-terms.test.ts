import { expect, test } from 'vitest'
import { OfferTerms } from '#contract/offers/terms.ts'
import { shortTerms, withShortTerms } from './short-terms.ts'

const TERMS = OfferTerms.parse({
  steps: [{ minDeposit: { amount: 20, currency: 'EUR' } }, { minDeposit: { amount: 50, currency: 'EUR' } }],
  wagering: { multiple: 99, base: 'bonus' },
  maxCashout: { amount: 500, currency: 'EUR' },
})

test('terms as data stand over short texts that say another number, or nothing', () => {
  const form = { wageringRequirement: '20×', minDeposit: null, maxWin: '€5,000', title: 'Welcome' }
  expect(withShortTerms(form, TERMS)).toEqual({
    wageringRequirement: '99×',
    minDeposit: '€20',
    maxWin: '€500',
    title: 'Welcome',
  })
})

test('a text that says the same number stays, and what the terms leave open is not touched', () => {
  const form = { wageringRequirement: 'within 7 days, 99x', minDeposit: '20 EUR', maxWin: '€500 a day' }
  expect(withShortTerms(form, TERMS)).toBe(form)
  expect(withShortTerms(form, OfferTerms.parse({}))).toBe(form)
  expect(withShortTerms(form, null)).toBe(form)
})

test.each([
  [{ wagering: { multiple: 0, base: null } }, { wageringRequirement: 'No wagering' }],
  [
    { wagering: { multiple: 30, base: 'deposit_and_bonus' } },
    { wageringRequirement: '30× deposit and bonus' },
  ],
  [{ wagering: { multiple: 40, base: 'winnings' } }, { wageringRequirement: '40× winnings' }],
  [{ maxCashout: 'none' }, { maxWin: 'No limit' }],
  [{ maxCashout: { multiple: 5, of: 'bonus' } }, { maxWin: '5× bonus' }],
  [{ steps: [{ minDeposit: { amount: 0, currency: 'EUR' } }] }, { minDeposit: 'None' }],
])('%j', (terms, texts) => {
  expect(shortTerms(OfferTerms.parse(terms))).toEqual(texts)
})
