/** Writes the short texts of an offer for cards, filters, orders and feeds, from its terms as data. */
import type { OfferTerms } from '#contract/offers/terms.ts'
import { amountValue } from '../bonuses/bonus-amount.ts'
import { wageringMultiple } from '../bonuses/offer-terms.ts'
import { moneyText } from '../shared/money.ts'

export type ShortTerm = 'maxWin' | 'minDeposit' | 'wageringRequirement'
type ShortTexts = Partial<Record<ShortTerm, string | null>>

export function shortTerms({ wagering, steps, maxCashout }: OfferTerms): Partial<Record<ShortTerm, string>> {
  const deposit = steps[0]?.minDeposit ?? null
  return {
    ...(wagering !== null && { wageringRequirement: wageringText(wagering) }),
    ...(deposit !== null && { minDeposit: deposit.amount === 0 ? 'None' : moneyText(deposit) }),
    ...(maxCashout !== null && { maxWin: cashoutText(maxCashout) }),
  }
}

/** The form with short texts that match its terms. A text with the same number is kept, because it may say more. */
export function withShortTerms<Form extends ShortTexts>(form: Form, terms: OfferTerms | null): Form {
  if (terms === null) return form
  const differing = Object.entries(shortTerms(terms)).filter(
    ([name, stated]) => !saysTheSame(name as ShortTerm, form[name as ShortTerm] ?? null, stated),
  )
  return differing.length === 0 ? form : { ...form, ...Object.fromEntries(differing) }
}

/** Whether a text and a stated term name the same number. */
export function saysTheSame(name: ShortTerm, text: string | null, stated: string): boolean {
  if (text === null || text.trim() === '') return false
  return numberOf(name, text) === numberOf(name, stated)
}

function numberOf(name: ShortTerm, text: string): number | string {
  if (name === 'wageringRequirement') return wageringMultiple(text) ?? text
  if (/^\s*(?:no|none|unlimited)\b/i.test(text)) return 'none'
  const amount = amountValue(text)
  return amount === 0 ? 'none' : (amount ?? text)
}

function wageringText({ multiple, base }: NonNullable<OfferTerms['wagering']>): string {
  if (multiple === 0) return 'No wagering'
  return `${multiple}×${base === 'deposit_and_bonus' ? ' deposit and bonus' : base === 'winnings' ? ' winnings' : ''}`
}

function cashoutText(limit: NonNullable<OfferTerms['maxCashout']>): string {
  if (limit === 'none') return 'No limit'
  return 'amount' in limit ? moneyText(limit) : `${limit.multiple}× ${limit.of}`
}
