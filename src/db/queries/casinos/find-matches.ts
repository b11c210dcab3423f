/** Finds the casinos for the finder's choice. The index selects the candidates, and their facts decide the order. */
import type { CasinoSearch } from '#contract/casinos/casino-search.ts'
import type { Bonus } from '#contract/bonuses/bonuses.schema.ts'
import type { CasinoCardData, ExpertReview } from '#contract/casinos/casinos.schema.ts'
import type { FinderChoice } from '#contract/casinos/finder.ts'
import { rankMatches } from '#domain/casinos/rank-matches.ts'
import { searchOf } from '#domain/chat/answers/search-of.ts'
import { onlyCountries, criteriaOfChoice } from '#domain/search/criteria.ts'
import type { Catalogued } from '../../catalogue/catalogue.ts'
import { listBonusesByIds } from '../bonuses/bonuses.ts'
import { listCasinoCards } from './casino-cards.ts'
import { findCasinoIds } from './casino-list.ts'
import { findExpertReview } from './casinos.ts'
import { listMatchFacts } from './match-facts.ts'

/** The number of answers, and the most candidates, the safest first. */
const MOST = { answers: 3, candidates: 2000 } as const

export interface FinderMatch {
  casino: CasinoCardData
  review: ExpertReview | undefined
  /** The offer for new players. */
  offer: Bonus | undefined
}

export interface FinderMatches {
  /** Best first. */
  matches: FinderMatch[]
  /** The equivalent search of the casino list, and its number of results. */
  search: CasinoSearch
  total: number
  /** Left out of these results because nobody checked which countries they refuse. */
  unchecked: number
  /** Further casinos that match except for a low or missing safety index. */
  unsafe: number
  /** True when no casino that may be recommended accepts players from the country, whatever else was chosen. */
  refused: boolean
}

/** `choice` must name a country. */
export async function findMatches(of: Catalogued, choice: FinderChoice, now: Date): Promise<FinderMatches> {
  const criteria = criteriaOfChoice(choice)
  const search = searchOf(criteria)
  const { minSafetyIndex: _limit, ...anySafety } = search
  const [{ ids, total }, all] = await Promise.all([
    findCasinoIds(of, search, { now, size: MOST.candidates }),
    findCasinoIds(of, anySafety, { now, size: 1 }),
  ])
  const facts = await listMatchFacts(of.db, ids, criteria, now)
  // The list counts offers that are closed to this country; the facts do not.
  const fitting = facts.filter(({ offer }) => criteria.bonusType === undefined || offer !== null)
  const best = rankMatches(fitting, criteria).slice(0, MOST.answers)
  const offerIds = best.flatMap(({ offerId }) => offerId ?? [])
  const [casinos, offers, reviews] = await Promise.all([
    listCasinoCards(
      of.db,
      best.map(({ id }) => id),
    ),
    listBonusesByIds(of.db, offerIds),
    Promise.all(best.map(({ id }) => findExpertReview(of.db, id))),
  ])
  return {
    matches: casinos.map((casino) => ({
      casino,
      review: reviews.find((review) => review?.casinoId === casino.id),
      offer: offers.find(({ casinoId }) => casinoId === casino.id),
    })),
    search,
    total,
    unchecked: ids.length - facts.length,
    unsafe: all.total - total,
    refused: best.length === 0 && !(await isAnyOpen(of, choice, now)),
  }
}

async function isAnyOpen(of: Catalogued, { country }: FinderChoice, now: Date): Promise<boolean> {
  const criteria = onlyCountries(country === undefined ? [] : [country])
  const { ids } = await findCasinoIds(of, searchOf(criteria), { now, size: MOST.candidates })
  return (await listMatchFacts(of.db, ids, criteria, now)).length > 0
}
