import { expect, test } from 'vitest'
import { OfferTerms } from '#contract/offers/terms.ts'
import { TERMS_TEXTS } from '#test/offers/terms-texts.ts'
import { readTerms } from '#domain/offers/read-terms.ts'
import { termsFormOf, termsValuesOf } from './terms-values.ts'

test('terms that were read from a text are the same after the form has held them', () => {
  for (const [text] of TERMS_TEXTS) {
    const terms = OfferTerms.parse(
      Object.fromEntries(readTerms(text).map(({ field, value }) => [field, value])),
    )
    expect(OfferTerms.parse(termsFormOf(termsValuesOf(terms)) ?? {})).toEqual(terms)
  }
})

test('an empty form states nothing', () => {
  expect(termsFormOf(termsValuesOf(null))).toBeNull()
  expect(termsFormOf(undefined)).toBeNull()
})

test('what an editor types is read, and what cannot be read is refused beside its field', () => {
  const typed = (values: object) => termsFormOf({ ...termsValuesOf(null), ...values })
  expect(typed({ maxBet: '€5', daysToWager: '30', contributions: 'Slots: 100%, live casino 0' })).toEqual({
    maxBet: { amount: 5, currency: 'EUR' },
    daysToWager: 30,
    contributions: [
      { gameType: 'slots', percent: 100 },
      { gameType: 'live casino', percent: 0 },
    ],
  })
  expect(typed({ maxBet: '0.001 BTC', maxCashout: '10x bonus', cashable: 'no' })).toEqual({
    maxBet: { amount: 0.001, currency: 'BTC' },
    maxCashout: { multiple: 10, of: 'bonus' },
    cashable: false,
  })
  const problem = (values: object) => OfferTerms.safeParse(typed(values)).error?.issues[0]
  expect(problem({ maxBet: 'five' })).toMatchObject({
    path: ['maxBet'],
    message: 'This must be a sum with its currency, such as €5',
  })
  expect(problem({ wagering: { multiple: 'often', base: 'bonus' } })?.path).toEqual(['wagering', 'multiple'])
  expect(problem({ contributions: 'slots' })?.path[0]).toBe('contributions')
})
