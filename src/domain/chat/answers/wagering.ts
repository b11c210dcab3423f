/** Explains wagering with an example that can be checked by hand. */
import type { Bonus } from '#contract/bonuses/bonuses.schema.ts'
import { LANGUAGE } from '#contract/shared/language.ts'
import { draft } from './draft.ts'
import type { Draft } from './draft.ts'
import { bonusLink, offerLine, PAGES } from './lines.ts'

/** The return of the slot in the example, in percent. */
const EXAMPLE_RTP = 96

/** With the visitor's own numbers, or those of `offer`, or round ones. */
export function explainWagering(message: string, offer: Bonus | undefined): Draft {
  const own = sumIn(message)
  const { amount, times } = own ?? sumOf(offer) ?? { amount: 100, times: 35 }
  const isOffer = own === undefined && sumOf(offer) !== undefined
  const stake = amount * times
  const cost = stake * (1 - EXAMPLE_RTP / 100)
  return draft(
    [
      'Wagering is how often an amount must be staked before it can be withdrawn.',
      ...(isOffer && offer !== undefined ? ['A real one:', offerLine(offer)] : []),
      `Worked out for a bonus of ${euros(amount)}: ${times} × ${euros(amount)} = ${euros(stake)} to stake. On a slot with an RTP of ${EXAMPLE_RTP}% that costs ${100 - EXAMPLE_RTP}% of ${euros(stake)} on average, so about ${euros(cost)}.`,
      verdict(amount, cost),
      `If wagering counts deposit and bonus together, a deposit of the same size doubles the stake to ${euros(stake * 2)}. Tables and live games often count little or nothing.`,
    ],
    [...(isOffer && offer !== undefined ? [bonusLink(offer)] : []), PAGES.bonuses, PAGES.faq],
    isOffer && offer !== undefined ? { casinos: [offer.casino.name], offers: [offer] } : {},
  )
}

/** "35x on €100" in any order; undefined when either number is missing or absurd. */
export function sumIn(message: string): { amount: number; times: number } | undefined {
  const text = message.replaceAll(/(?<=\d),(?=\d{3})/g, '')
  const times = Number(/(?<![\d.])(\d{1,3}(?:\.\d)?)\s*(?:x\b|×|times)/i.exec(text)?.[1])
  const amount = Number(
    /(?:€|\$|£|eur\s?|usd\s?|gbp\s?)\s*(\d{1,6}(?:\.\d{1,2})?)/i.exec(text)?.[1] ??
      /(\d{1,6}(?:\.\d{1,2})?)\s*(?:€|\$|£|euros?|eur|dollars?|usd|pounds?|gbp)/i.exec(text)?.[1],
  )
  return times > 0 && times <= 200 && amount > 0 ? { amount, times } : undefined
}

/** A full match up to an amount: deposit as much and the bonus is that amount. */
function sumOf(offer: Bonus | undefined): { amount: number; times: number } | undefined {
  const amount = Number(/^100% up to €(\d{1,5})$/.exec(offer?.amount ?? '')?.[1])
  const times = Number(/^(\d{1,2})×$/.exec(offer?.wageringRequirement ?? '')?.[1])
  return amount > 0 && times > 0 ? { amount, times } : undefined
}

/** True for an offer whose sum can be worked out. */
export function isExample(offer: Bonus): boolean {
  return sumOf(offer) !== undefined
}

function verdict(amount: number, cost: number): string {
  if (cost >= amount)
    return 'On average that is more than the bonus is worth, so this bonus costs money unless you are lucky.'
  return `On average ${euros(amount - cost)} of the bonus is left. Luck moves that far in both directions.`
}

function euros(amount: number): string {
  return `€${amount.toLocaleString(LANGUAGE, { maximumFractionDigits: 2 })}`
}
