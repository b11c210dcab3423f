import type { Kysely } from 'kysely'
import { readCasinoSearch } from '#contract/casinos/casino-search.ts'
import type { CasinoCardData } from '#contract/casinos/casinos.schema.ts'
import type { LandingForm } from '#contract/landing/landing.schema.ts'
import { cardCriteria } from '#domain/casinos/card-criteria.ts'
import { rankingReason } from '#domain/casinos/ranking-reason.ts'
import type { LandingPicks } from '#domain/landing/landing-picks.ts'
import type { Tables } from '../../tables.ts'
import { listBonusesByIds } from '../bonuses/bonuses.ts'
import { listCasinoCards, listMatchingCards } from '../casinos/casino-cards.ts'
import { casinoField } from '../casinos/casino-field.ts'
import { listRankingFacts } from '../casinos/ranking-facts.ts'
import { listGamesByIds } from '../games/games.ts'

/**
 * The cards of a landing page; of the three lists only its own is filled. Cards of casinos show the values that the
 * page is about.
 */
export async function listLandingCards(
  db: Kysely<Tables>,
  { list, facet, value }: Pick<LandingForm, 'list' | 'facet' | 'value'>,
  ids: readonly number[],
  { now, withPicks }: { now: Date; withPicks: boolean },
) {
  const criteria = cardCriteria(readCasinoSearch(new URLSearchParams({ [facet]: value })).search)
  const casinos =
    list !== 'casinos'
      ? []
      : criteria === undefined
        ? await listCasinoCards(db, ids)
        : await listMatchingCards(db, ids, criteria, now)
  return {
    casinos,
    bonuses: list === 'bonuses' ? await listBonusesByIds(db, ids) : [],
    games: list === 'games' ? await listGamesByIds(db, ids) : [],
    picks: withPicks ? await picksOf(db, casinos, now) : undefined,
  }
}

const PICKS = 3

/** The first casinos of the list with a safety index; undefined without any. */
async function picksOf(
  db: Kysely<Tables>,
  casinos: readonly CasinoCardData[],
  now: Date,
): Promise<LandingPicks | undefined> {
  const chosen = casinos.filter(({ safetyIndex }) => safetyIndex !== null).slice(0, PICKS)
  if (chosen.length === 0) return undefined
  const ids = chosen.map(({ id }) => id)
  const [facts, { safety }] = await Promise.all([listRankingFacts(db, ids), casinoField(db, now)])
  const reasons = Object.fromEntries([...facts].map(([id, found]) => [id, rankingReason(found)]))
  return { ids, reasons, safety }
}
