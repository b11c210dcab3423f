/** Sums of money as the site writes them. */
import { LANGUAGE } from '#contract/shared/language.ts'

/** "€3,000", "€0.10", "−€100"; a coin's code, which browsers do not know, follows its number: "0.001 USDT". */
export function moneyText({ amount, currency }: { amount: number; currency: string }): string {
  if (currency.length !== 3)
    return `${amount.toLocaleString(LANGUAGE, { maximumFractionDigits: 8 })} ${currency}`
  return new Intl.NumberFormat(LANGUAGE, {
    style: 'currency',
    currency,
    minimumFractionDigits: Number.isInteger(amount) ? 0 : 2,
    maximumFractionDigits: 8,
  })
    .format(amount)
    .replace('-', '−')
}
