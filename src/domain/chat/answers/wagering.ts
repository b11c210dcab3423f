/** Explains wagering by an example: a sum to check by hand, and the result of playing it many times. */
import type { Bonus } from '#contract/bonuses/bonuses.schema.ts'
import { LANGUAGE } from '#contract/shared/language.ts'
import type { PlayableOffer } from '../../offers/reality-of-terms.ts'
import type { Reality } from '../../offers/reality.ts'
import { moneyWords, realitySentence } from '../../offers/reality-words.ts'
import { draft, type Draft } from './draft.ts'
import { bonusLink, offerLine, PAGES } from './lines.ts'

const EXAMPLE_RTP = 96

/** What is to be wagered how often. Amounts are in euros. */
export interface WageringSum {
  deposit: number
  bonus: number
  times: number
  base: 'bonus' | 'deposit_and_bonus'
}

/** An example with the visitor's numbers, else those of `offer`, else round ones. */
export function wageringExample(message: string, offer: Bonus | undefined): WageringSum {
  return sumIn(message) ?? sumOf(offer) ?? fullMatch(100, 35)
}

/** The example for the model: rounds of a hundredth of the deposit. */
export function playableExample({ deposit, bonus, times, base }: WageringSum): PlayableOffer {
  return {
    currency: 'EUR',
    input: {
      deposit,
      bonus,
      freeSpins: null,
      wagering: { multiple: times, base },
      contribution: 1,
      rtp: EXAMPLE_RTP / 100,
      volatility: 'medium',
      stake: Math.max(deposit / 100, 0.01),
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
  const sum = wageringExample(message, offer)
  const { deposit, bonus, times, base } = sum
  const isOffer = own === undefined && sumOf(offer) !== undefined
  const isBoth = base === 'deposit_and_bonus'
  const amount = isBoth ? deposit + bonus : bonus
  const stake = amount * times
  const cost = stake * (1 - EXAMPLE_RTP / 100)
  const subject = isBoth
    ? `a deposit of ${euros(deposit)} and a bonus of ${euros(bonus)}`
    : `a bonus of ${euros(bonus)}`
  return draft(
    [
      'Wagering is how often an amount must be staked before it can be withdrawn.',
      ...(isOffer && offer !== undefined ? ['A real one:', offerLine(offer)] : []),
      `Worked out for ${subject}: ${times} × ${euros(amount)} = ${euros(stake)} to stake. On a slot with an RTP of ${EXAMPLE_RTP}% that costs ${100 - EXAMPLE_RTP}% of ${euros(stake)} on average if you can play to the end, so about ${euros(cost)}.`,
      ...(result === undefined ? [] : [verdict(sum, result)]),
      isBoth
        ? `If wagering counts the bonus alone, it is ${times} × ${euros(bonus)} = ${euros(times * bonus)}. ${TABLES_COUNT_LITTLE}`
        : `If wagering counts deposit and bonus together, ${deposit === bonus ? 'a deposit of the same size doubles' : `the deposit of ${euros(deposit)} raises`} the stake to ${euros((deposit + bonus) * times)}. ${TABLES_COUNT_LITTLE}`,
    ],
    [...(isOffer && offer !== undefined ? [bonusLink(offer)] : []), PAGES.bonuses, PAGES.faq],
  )
}

const TABLES_COUNT_LITTLE = 'Tables and live games often count little or nothing.'

/** Reads "35x on €100" in either order, and "deposit 50, 200% bonus, 30x"; undefined without both numbers, or when one is absurd. */
export function sumIn(message: string): WageringSum | undefined {
  const text = message.replaceAll(/(?<=\d),(?=\d{3})/g, '')
  const times = Number(/(?<![\d.])(\d{1,3}(?:\.\d)?)\s*(?:x\b|×|times)/i.exec(text)?.[1])
  const base = ON_BOTH.test(text) ? 'deposit_and_bonus' : 'bonus'
  const [deposit, bonus] = matchIn(text) ?? [amountIn(text), amountIn(text)]
  return times > 0 && times <= 200 && bonus > 0 ? { deposit, bonus, times, base } : undefined
}

const ON_BOTH =
  /deposit (?:and|plus|\+|&) (?:the )?bonus|bonus (?:and|plus|\+|&) (?:the |my )?deposit|\bd ?\+ ?b\b|\bboth\b/i

/** Deposit and bonus of "if I deposit 50 and get a 200% bonus up to 80". */
function matchIn(text: string): [deposit: number, bonus: number] | undefined {
  const percent = Number(/(\d{2,3}) ?(?:%|percent)/.exec(text)?.[1])
  const deposit = Number(
    /deposit(?:ed|ing|s)?(?: of)? (?:€|\$|£)?(\d{1,5})(?![\d.%]| ?(?:x|×|times))/i.exec(text)?.[1] ??
      /(?<![\d.])(\d{1,5}) ?(?:€|\$|£|euros?|eur|dollars?|usd|pounds?|gbp)? deposit/i.exec(text)?.[1],
  )
  const most = Number(/up to (?:€|\$|£)?(\d{1,5})/i.exec(text)?.[1] ?? Infinity)
  return percent > 0 && deposit > 0 ? [deposit, Math.min(most, (deposit * percent) / 100)] : undefined
}

function amountIn(text: string): number {
  return Number(
    /(?:€|\$|£|eur\s?|usd\s?|gbp\s?)\s*(\d{1,6}(?:\.\d{1,2})?)/i.exec(text)?.[1] ??
      /(\d{1,6}(?:\.\d{1,2})?)\s*(?:€|\$|£|euros?|eur|dollars?|usd|pounds?|gbp)/i.exec(text)?.[1] ??
      /(?:clear|wager|bonus of|turn over) (\d{1,5}) (?:at|with|on) \d{1,3}\s?(?:x|×|times)/i.exec(text)?.[1],
  )
}

function sumOf(offer: Bonus | undefined): WageringSum | undefined {
  const amount = Number(/^100% up to €(\d{1,5})$/.exec(offer?.amount ?? '')?.[1])
  const times = Number(/^(\d{1,2})×$/.exec(offer?.wageringRequirement ?? '')?.[1])
  return amount > 0 && times > 0 ? fullMatch(amount, times) : undefined
}

function fullMatch(amount: number, times: number): WageringSum {
  return { deposit: amount, bonus: amount, times, base: 'bonus' }
}

/** True for an offer whose sum can be calculated. */
export function isExample(offer: Bonus): boolean {
  return sumOf(offer) !== undefined
}

function verdict(example: WageringSum, result: Reality): string {
  const offer = playableExample(example)
  const most = result.chanceToFinish < 0.5 ? 'Most cannot. ' : ''
  return `${most}${realitySentence(offer, result)} Played ${result.runs.toLocaleString(LANGUAGE)} times with ${euros(offer.input.stake)} a round, the usual result is ${moneyWords(result.median, offer.currency)}.`
}

function euros(amount: number): string {
  return `€${amount.toLocaleString(LANGUAGE, { maximumFractionDigits: 2 })}`
}
