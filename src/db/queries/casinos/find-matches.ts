/** The casinos that answer the finder's sentence. The catalogue index says which come into question, the facts their order. */
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

/** How many answers there are, and how many casinos, the safest first, come into question at most. */
const MOST = { answers: 3, candidates: 2000 } as const

export interface FinderMatch {
  casino: CasinoCardData
  review: ExpertReview | undefined
  /** Its offer for new players. */
  offer: Bonus | undefined
}

export interface FinderMatches {
  /** Best first. */
  matches: FinderMatch[]
  /** The casino list that finds the same, and how many that are. */
  search: CasinoSearch
  total: number
  /** Of those: left out because which countries they refuse was not checked. */
  unchecked: number
  /** Found without a limit for the safety index: left out because theirs is too low or not stated. */
  unsafe: number
  /** No casino that may be recommended takes players from the country, whatever else is wanted for. */
  refused: boolean
}

/** `choice` names a country. */
export async function findMatches(of: Catalogued, choice: FinderChoice, now: Date): Promise<FinderMatches> {
  const criteria = criteriaOfChoice(choice)
  const search = searchOf(criteria)
  const { minSafetyIndex: _limit, ...anySafety } = search
  const [{ ids, total }, all] = await Promise.all([
    findCasinoIds(of, search, { now, size: MOST.candidates }),
    findCasinoIds(of, anySafety, { now, size: 1 }),
  ])
  const facts = await listMatchFacts(of.db, ids, criteria, now)
  // The list counts an offer that is not open to this country; the facts do not.
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
