/** Orders casinos by criteria, chosen in the finder's form or read from a text. */
import type { Care } from '#contract/casinos/finder.ts'
import { comparableSums, wageringMultiple } from '../bonuses/offer-terms.ts'

/** The facts that decide the order: scores and stated facts, never earnings. Null means "not stated". */
export interface MatchFacts {
  id: number
  name: string
  safetyIndex: number | null
  expertRating: number | null
  payouts: number | null
  support: number | null
  games: number | null
  mobile: number | null
  /** The conditions of the offer for new players, as texts; null without such an offer. */
  offer: { wagering: string | null; minDeposit: string | null } | null
}

export interface MatchOrder {
  /** The most important first. */
  cares: readonly Care[]
  /** True: a small first deposit is wanted. */
  startsSmall: boolean
}

/**
 * Ranks casinos, best first. What is cared about is compared by bands (scores: from 9, 8 and 7; wagering: none, up to
 * 20, up to 35 times). Within a band the smallest deposit decides where it is wanted, then the exact value. Ties are
 * broken by safety index, expert rating and name. Facts that are not stated come last at each step.
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

/** Lower is better. */
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
/** Negated scores: 9 and more, 8, 7, less. */
const SCORE_BANDS = [-9, -8, -7, Infinity]

/** Sums in different currencies cannot be compared. In that case only sums in euros and zero deposits count. */
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
