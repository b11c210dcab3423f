/** The order in which casinos answer a criterion, whether it was chosen in the finder's form or read from words. */
import type { Care } from '#contract/casinos/finder.ts'
import { comparableSums, wageringMultiple } from '../bonuses/offer-terms.ts'

/** What the order is derived from: scores and stated facts, and nothing that earns. Null is not stated. */
export interface MatchFacts {
  id: number
  name: string
  /** Scores from 0 to 10. */
  safetyIndex: number | null
  expertRating: number | null
  payouts: number | null
  support: number | null
  games: number | null
  mobile: number | null
  /** The conditions of its offer for new players, as texts; null without such an offer. */
  offer: { wagering: string | null; minDeposit: string | null } | null
}

export interface MatchOrder {
  /** The most important first. */
  cares: readonly Care[]
  /** A small first deposit is wanted for. */
  startsSmall: boolean
}

/**
 * Best first. Casinos in the same band of what is cared about (from 9, 8 and 7 points; wagering none, up to 20, up to
 * 35 times) are in the order of the smallest deposit where that is wanted for, then of the exact value. Ties go to the
 * higher safety index, the higher expert rating and the name. What is not stated comes last at each step.
 */
export function rankMatches<F extends MatchFacts>(matches: readonly F[], order: MatchOrder): F[] {
  const deposits = depositsOf(matches)
  const rated = matches.map((match, at) => ({
    match,
    steps: [
      ...order.cares.map((care) => bandOf(care, match)),
      ...(order.startsSmall ? [deposits[at] ?? null] : []),
      ...order.cares.map((care) => worseness(care, match)),
      negative(match.safetyIndex),
      negative(match.expertRating),
    ],
  }))
  return rated
    .toSorted((a, b) => compareSteps(a.steps, b.steps) || byName(a.match, b.match))
    .map(({ match }) => match)
}

type Step = number | null

/** The lower the better. */
function worseness(care: Care, match: MatchFacts): Step {
  if (care === 'wagering') return wageringMultiple(match.offer?.wagering ?? null)
  return negative(care === 'safety' ? match.safetyIndex : match[care])
}

function bandOf(care: Care, match: MatchFacts): Step {
  const value = worseness(care, match)
  if (value === null) return null
  return (care === 'wagering' ? WAGERING_BANDS : SCORE_BANDS).findIndex((limit) => value <= limit)
}

const WAGERING_BANDS = [0, 20, 35, Infinity]
/** Negative scores: 9 points and more, 8, 7, less. */
const SCORE_BANDS = [-9, -8, -7, Infinity]

/** Sums in different currencies cannot be compared: then only those in euros count, and those that ask for none. */
function depositsOf(matches: readonly MatchFacts[]): Step[] {
  const texts = matches.map(({ offer }) => offer?.minDeposit ?? null)
  const sums = comparableSums(texts)
  if (sums.some((sum) => sum !== null)) return sums
  return comparableSums(
    texts.map((text) => (/€|eur/i.test(text ?? '') || comparableSums([text])[0] === 0 ? text : null)),
  )
}

function compareSteps(a: readonly Step[], b: readonly Step[]): number {
  for (const [at, one] of a.entries()) {
    const other = b[at] ?? null
    if (one === other) continue
    if (one === null || other === null) return one === null ? 1 : -1
    return one - other
  }
  return 0
}

function byName(a: MatchFacts, b: MatchFacts): number {
  if (a.name === b.name) return a.id - b.id
  return a.name < b.name ? -1 : 1
}

function negative(score: number | null): Step {
  return score === null ? null : -score
}
