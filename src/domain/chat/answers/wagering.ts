/** Explains wagering by an example: a sum to check by hand, and the result of playing it many times. */
import type { Bonus } from '#contract/bonuses/bonuses.schema.ts'
import { LANGUAGE } from '#contract/shared/language.ts'
import type { PlayableOffer } from '../../offers/reality-of-terms.ts'
import type { Reality } from '../../offers/reality.ts'
import { moneyWords, realitySentence } from '../../offers/reality-words.ts'
import { grouped } from '../../shared/counted.ts'
import { draft, type Draft } from './draft.ts'
import { bonusLink, offerLine, PAGES } from './lines.ts'
import { firstOf, MOST_TIMES, readAmounts, type Amounts } from './amount-roles.ts'

/** The RTP of examples, in percent. */
export const EXAMPLE_RTP = 96

/** What is to be wagered how often. Amounts are in euros. */
export interface WageringSum {
  deposit: number
  bonus: number
  times: number
  base: 'bonus' | 'deposit_and_bonus'
  /** In percent. */
  rtp: number
}

/** An example with the visitor's numbers, else `offer` for the deposit in the message, else round numbers. */
export function wageringExample(message: string, offer: Bonus | undefined): WageringSum {
  const amounts = readAmounts(message)
  const sum = wageringIn(amounts) ?? sumOfOffer(offer, firstOf(amounts, 'deposit'))
  return sum ?? { deposit: 100, bonus: 100, times: 35, base: 'bonus', rtp: EXAMPLE_RTP }
}

/** The example for the model: rounds of a hundredth of the deposit. */
export function playableExample({ deposit, bonus, times, base, rtp }: WageringSum): PlayableOffer {
  return {
    currency: 'EUR',
    input: {
      deposit,
      bonus,
      freeSpins: null,
      wagering: { multiple: times, base },
      contribution: 1,
      rtp: rtp / 100,
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
  const amounts = readAmounts(message)
  const own = wageringIn(amounts)
  const sum = wageringExample(message, offer)
  const { deposit, bonus, times, base, rtp } = sum
  const isOffer = own === undefined && sumOfOffer(offer) !== undefined
  const isBoth = base === 'deposit_and_bonus'
  const amount = isBoth ? deposit + bonus : bonus
  const stake = amount * times
  const cost = stake * (1 - rtp / 100)
  const subject = isBoth
    ? `a deposit of ${euros(deposit)} and a bonus of ${euros(bonus)}`
    : `a bonus of ${euros(bonus)}`
  return draft(
    [
      'Wagering is how often an amount must be staked before it can be withdrawn.',
      ...(isOffer && offer !== undefined ? ['A real one:', offerLine(offer)] : []),
      `Worked out for ${subject}: ${times} × ${euros(amount)} = ${euros(stake)} to stake. On a slot with an RTP of ${rtp}% that costs ${Math.round(10_000 - 100 * rtp) / 100}% of ${euros(stake)} on average if you can play to the end, so about ${euros(cost)}.`,
      ...(result === undefined ? [] : [verdict(sum, result)]),
      `${
        isBoth
          ? `If wagering counts the bonus alone, it is ${times} × ${euros(bonus)} = ${euros(times * bonus)}`
          : `If wagering counts deposit and bonus together, ${deposit === bonus ? 'a deposit of the same size doubles' : `the deposit of ${euros(deposit)} raises`} the stake to ${euros((deposit + bonus) * times)}`
      }. Tables and live games often count little or nothing.`,
    ].map((line) => (own === undefined ? line : line.replaceAll('€', amounts.sign))),
    [...(isOffer && offer !== undefined ? [bonusLink(offer)] : []), PAGES.bonuses, PAGES.faq],
  )
}

/** Reads "35x on €100" and "deposit 50, 200% bonus, 30x"; undefined without a multiple and an amount that are sane. */
export function sumIn(message: string): WageringSum | undefined {
  return wageringIn(readAmounts(message))
}

/** The same of amounts that were read already. */
export function wageringIn(amounts: Amounts): WageringSum | undefined {
  const times = firstOf(amounts, 'wagering') ?? 0
  const [deposit, match] = [firstOf(amounts, 'deposit'), firstOf(amounts, 'match')]
  const added = firstOf(amounts, 'bonus', 'amount', 'staked')
  // "Can I finish a 40x wagering?" and "what does 40x mean?" are worked out for a bonus of 100.
  const example = amounts.byRole.size === 1 && ASKS_EXAMPLE.test(amounts.text) ? 100 : 0
  const isMatch = match !== undefined && deposit !== undefined
  const bonus = isMatch
    ? Math.min(firstOf(amounts, 'cap') ?? Infinity, (deposit * match) / 100)
    : (added ?? deposit ?? example)
  return times > 0 && times <= MOST_TIMES && bonus > 0 && bonus < 1_000_000
    ? {
        deposit: (isMatch || added !== undefined ? deposit : undefined) ?? bonus,
        bonus,
        times,
        base: ON_BOTH.test(amounts.text) ? 'deposit_and_bonus' : 'bonus',
        rtp: firstOf(amounts, 'rtp') ?? EXAMPLE_RTP,
      }
    : undefined
}

const ASKS_EXAMPLE =
  /\b(?:means?|explain\w*|example|chances?|odds|finish|clear(?:ing)?|complet\w+|beat|manage)\b/
export const ON_BOTH =
  /deposit (?:and|plus|\+|&) (?:the )?bonus|bonus (?:and|plus|\+|&) (?:the |my )?deposit|\bd ?\+ ?b\b|(?:\b(?:on|of)|(?<=\dx)) both\b/

/** The sum of a match offer, of its first part: for `deposit`, else for a deposit that gets all of it. */
export function sumOfOffer(offer: Bonus | undefined, deposit?: number): WageringSum | undefined {
  const [, percent, most] = /^(\d{1,3})% up to €(\d{1,5})(?![\d.])/.exec(offer?.amount ?? '') ?? []
  const times = Number(/^(\d{1,2})×$/.exec(offer?.wageringRequirement ?? '')?.[1])
  const [share, cap] = [Number(percent) / 100, Number(most)]
  if (!(share * cap * times > 0)) return undefined
  const paid = deposit ?? cap / share
  return { deposit: paid, bonus: Math.min(cap, share * paid), times, base: 'bonus', rtp: EXAMPLE_RTP }
}

function verdict(example: WageringSum, result: Reality): string {
  const offer = playableExample(example)
  const most = result.chanceToFinish < 0.5 ? 'Most cannot. ' : ''
  return `${most}${realitySentence(offer, result)} Played ${grouped(result.runs)} times with ${euros(offer.input.stake)} a round, the usual result is ${moneyWords(result.median, offer.currency)}.`
}

/** "€1,000", and "€0.20" with cents. */
export function euros(amount: number): string {
  const digits = Number.isInteger(Math.round(amount * 100) / 100) ? 0 : 2
  return `€${amount.toLocaleString(LANGUAGE, { minimumFractionDigits: digits, maximumFractionDigits: 2 })}`
}
