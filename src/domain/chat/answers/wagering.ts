/** Explains wagering by an example: a sum to check by hand, and the result of playing it many times. */
import type { Bonus } from '#contract/bonuses/bonuses.schema.ts'
import { LANGUAGE } from '#contract/shared/language.ts'
import type { PlayableOffer } from '../../offers/reality-of-terms.ts'
import type { Reality } from '../../offers/reality.ts'
import { moneyWords, realitySentence } from '../../offers/reality-words.ts'
import { draft, type Draft } from './draft.ts'
import { bonusLink, offerLine, PAGES } from './lines.ts'

const EXAMPLE_RTP = 96

/** An example with the visitor's numbers, else those of `offer`, else round ones. */
export function wageringExample(
  message: string,
  offer: Bonus | undefined,
): { amount: number; times: number } {
  return sumIn(message) ?? sumOf(offer) ?? { amount: 100, times: 35 }
}

/** The example for the model: a deposit of the same size, and rounds of a hundredth of it. */
export function playableExample({ amount, times }: { amount: number; times: number }): PlayableOffer {
  return {
    currency: 'EUR',
    input: {
      deposit: amount,
      bonus: amount,
      freeSpins: null,
      wagering: { multiple: times, base: 'bonus' },
      contribution: 1,
      rtp: EXAMPLE_RTP / 100,
      volatility: 'medium',
      stake: Math.max(amount / 100, 0.01),
      maxBet: null,
      maxCashout: null,
      cashable: true,
      days: null,
    },
  }
}

/** `result` belongs to the example; undefined where it could not be simulated now. */
export function explainWagering(message: string, offer: Bonus | undefined, result?: Reality): Draft {
  const own = sumIn(message)
  const { amount, times } = wageringExample(message, offer)
  const isOffer = own === undefined && sumOf(offer) !== undefined
  const stake = amount * times
  const cost = stake * (1 - EXAMPLE_RTP / 100)
  return draft(
    [
      'Wagering is how often an amount must be staked before it can be withdrawn.',
      ...(isOffer && offer !== undefined ? ['A real one:', offerLine(offer)] : []),
      `Worked out for a bonus of ${euros(amount)}: ${times} × ${euros(amount)} = ${euros(stake)} to stake. On a slot with an RTP of ${EXAMPLE_RTP}% that costs ${100 - EXAMPLE_RTP}% of ${euros(stake)} on average if you can play to the end, so about ${euros(cost)}.`,
      ...(result === undefined ? [] : [verdict({ amount, times }, result)]),
      `If wagering counts deposit and bonus together, a deposit of the same size doubles the stake to ${euros(stake * 2)}. Tables and live games often count little or nothing.`,
    ],
    [...(isOffer && offer !== undefined ? [bonusLink(offer)] : []), PAGES.bonuses, PAGES.faq],
  )
}

/** Reads "35x on €100" in either order; undefined when a number is missing or absurd. */
export function sumIn(message: string): { amount: number; times: number } | undefined {
  const text = message.replaceAll(/(?<=\d),(?=\d{3})/g, '')
  const times = Number(/(?<![\d.])(\d{1,3}(?:\.\d)?)\s*(?:x\b|×|times)/i.exec(text)?.[1])
  const amount = Number(
    /(?:€|\$|£|eur\s?|usd\s?|gbp\s?)\s*(\d{1,6}(?:\.\d{1,2})?)/i.exec(text)?.[1] ??
      /(\d{1,6}(?:\.\d{1,2})?)\s*(?:€|\$|£|euros?|eur|dollars?|usd|pounds?|gbp)/i.exec(text)?.[1] ??
      /(?:clear|wager|bonus of|turn over) (\d{1,5}) (?:at|with|on) \d{1,3}\s?(?:x|×|times)/i.exec(text)?.[1],
  )
  return times > 0 && times <= 200 && amount > 0 ? { amount, times } : undefined
}

/** For a full match up to an amount, the deposit and the bonus are that amount. */
function sumOf(offer: Bonus | undefined): { amount: number; times: number } | undefined {
  const amount = Number(/^100% up to €(\d{1,5})$/.exec(offer?.amount ?? '')?.[1])
  const times = Number(/^(\d{1,2})×$/.exec(offer?.wageringRequirement ?? '')?.[1])
  return amount > 0 && times > 0 ? { amount, times } : undefined
}

/** True for an offer whose sum can be calculated. */
export function isExample(offer: Bonus): boolean {
  return sumOf(offer) !== undefined
}

function verdict(example: { amount: number; times: number }, result: Reality): string {
  const offer = playableExample(example)
  const most = result.chanceToFinish < 0.5 ? 'Most cannot. ' : ''
  return `${most}${realitySentence(offer, result)} Played ${result.runs.toLocaleString(LANGUAGE)} times with ${euros(offer.input.stake)} a round, the usual result is ${moneyWords(result.median, offer.currency)}.`
}

function euros(amount: number): string {
  return `€${amount.toLocaleString(LANGUAGE, { maximumFractionDigits: 2 })}`
}
