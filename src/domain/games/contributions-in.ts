/** Reads from a sentence which games count towards wagering, and how much of a stake. */
import type { OfferTerms } from '#contract/offers/terms.ts'

/** Words for types of games, and our names for them. At each position the first match wins. */
const GAMES: readonly (readonly [string, string])[] = [
  ['video poker', 'video poker'],
  ['video slots?|slots?(?: games?| machines?)?', 'slots'],
  ['table games?|tables?', 'table games'],
  ['live (?:casino|dealer)(?: games?| tables?)?|live (?:games?|tables?)|live', 'live casino'],
  ['(?:progressive )?jackpots?(?: games?| slots?)?', 'jackpot'],
  ['crash(?: games?)?', 'crash'],
  ['scratch ?-?cards?', 'scratch cards'],
  ...['roulette', 'blackjack', 'baccarat', 'keno', 'bingo'].map((game) => [game, game] as const),
]
const GAME = GAMES.map(([source], index) => String.raw`(?<g${index}>\b(?:${source})\b)`).join('|')
const NOTHING =
  /\b(?:do|does|will) not (?:count|contribute|qualify)|(?:don't|doesn't) (?:count|contribute)|\b(?:is |are )?(?:excluded|not (?:counted|eligible|allowed))|\bnot at all\b|\bcounts? for nothing|\bcontribute nothing/
const FIGURE = String.raw`(?<percent>\d{1,3}(?:\.\d)?) ?%|(?<full>\bin full\b|\bfully\b)|${NOTHING.source}`
const WEIGHS =
  /count|contribut|weigh|excluded|do not qualify|not eligible|not allowed|(?:slots?|tables?|live|casino|games|poker|blackjack|roulette|baccarat|keno|bingo):?(?: at)? ?\d{1,3} ?%/

/**
 * Types of games with the share of a stake that counts. Figures follow their games or precede them, the same way
 * throughout a sentence.
 */
export function contributionsIn(s: string): OfferTerms['contributions'] {
  if (!WEIGHS.test(s)) return []
  const read = new Map<string, number>()
  const waiting: string[] = []
  const tokens = [...s.matchAll(new RegExp(`${GAME}|${FIGURE}`, 'g'))]
  const isFigureFirst = GAMES.every((_, index) => tokens[0]?.groups?.[`g${index}`] === undefined)
  let figure: number | undefined
  for (const { groups = {} } of tokens) {
    const game = GAMES[GAMES.findIndex((_, index) => groups[`g${index}`] !== undefined)]?.[1]
    if (game === undefined) {
      figure = groups.percent === undefined ? (groups.full === undefined ? 0 : 100) : Number(groups.percent)
      for (const one of waiting.splice(0)) if (!read.has(one)) read.set(one, figure)
      if (!isFigureFirst) figure = undefined
    } else if (figure === undefined) waiting.push(game)
    else if (!read.has(game)) read.set(game, figure)
  }
  return [...read].flatMap(([gameType, percent]) => (percent <= 100 ? [{ gameType, percent }] : []))
}
