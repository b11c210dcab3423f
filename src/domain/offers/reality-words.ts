/** Results of the model in words: chances such as "about one in four", money in whole euros. */
import { moneyText } from '../shared/money.ts'
import type { PlayableOffer } from './reality-of-terms.ts'
import { PACE, type Reality } from './reality.ts'

/** "€3,500", "−€100". The code of a coin follows its number. */
export function moneyWords(amount: number, currency: string): string {
  // Adding 0 turns −0 into 0.
  return moneyText({ amount: Math.round(amount) + 0, currency })
}

/** A chance from 0 to 1 as its nearest simple share: "About one in four", "Almost all". */
export function chanceWords(chance: number): string {
  if (chance >= 0.985) return 'Almost all'
  if (chance < 0.015) return 'Fewer than one in fifty'
  const [, words] = SHARES.reduce((nearest, share) =>
    Math.abs(share[0] - chance) < Math.abs(nearest[0] - chance) ? share : nearest,
  )
  return `About ${words}`
}

const SHARES: readonly (readonly [share: number, words: string])[] = [
  [1 / 50, 'one in fifty'],
  [1 / 20, 'one in twenty'],
  [1 / 10, 'one in ten'],
  [1 / 6, 'one in six'],
  [1 / 5, 'one in five'],
  [1 / 4, 'one in four'],
  [1 / 3, 'one in three'],
  [2 / 5, 'two in five'],
  [1 / 2, 'half'],
  [3 / 5, 'three in five'],
  [2 / 3, 'two in three'],
  [3 / 4, 'three in four'],
  [4 / 5, 'four in five'],
  [9 / 10, 'nine in ten'],
]

/** "About one in four of those who start with €100 finish the wagering; the others end with nothing." */
export function realitySentence(
  { input, currency }: PlayableOffer,
  { chanceToFinish, median, turnover }: Pick<Reality, 'chanceToFinish' | 'median' | 'turnover'>,
): string {
  if (input.cashback)
    return `Of those who start with ${moneyWords(input.deposit, currency)} and play for ${PACE.hoursADay} hours, half ${median < 0 ? `lose ${moneyWords(-median, currency)} or more` : `end ${moneyWords(median, currency)} ahead or less`}, the cashback included.`
  const whose =
    input.deposit > 0
      ? `of those who start with ${moneyWords(input.deposit, currency)}`
      : `of those who ${input.bonus > 0 ? 'claim it' : 'play the free spins'}`
  if (turnover === 0)
    return `Nothing has to be wagered: half ${whose} end ${moneyWords(Math.abs(median), currency)} ${median < 0 ? 'behind or worse' : 'ahead or less'}.`
  const rest = chanceToFinish < 0.985 ? '; the others end with nothing' : ''
  return `${chanceWords(chanceToFinish)} ${whose} finish the wagering${rest}.`
}
