/** What may be added to a comparison. */
import type { Kysely } from 'kysely'
import { readCasinoSearch } from '#contract/casino-search.ts'
import type { CompareSearch } from '#contract/compare-search.ts'
import { COMPARE, SUGGESTIONS } from '#contract/limits.ts'
import type { Suggestions } from '#contract/search.schema.ts'
import type { Tables } from '../tables.ts'
import { listFeaturedBonuses } from './bonuses.ts'
import { searchCasinos } from './casinos.ts'
import { listHotGames } from './games.ts'
import { suggest } from './search.ts'

/**
 * A few of the kind that are not yet chosen: those that `find` finds, typing errors forgiven, or the best of the
 * kind while it is too short to look for. The other kinds are empty. `now` tells which offers still run.
 */
export async function listCompareChoices(
  db: Kysely<Tables>,
  search: CompareSearch,
  now: Date,
): Promise<Suggestions> {
  const { kind, ids, find } = search
  // As many more as are chosen, so that those can be taken out.
  const limit = COMPARE.choices + ids.length
  const found =
    find.length < SUGGESTIONS.minCharacters
      ? await START[kind](db, limit, now)
      : await suggest(db, find, { ...NONE, [kind]: limit }, now)
  return {
    ...NO_CHOICES,
    [kind]: found[kind].filter(({ id }) => !ids.includes(id)).slice(0, COMPARE.choices),
  }
}

const NONE = { casinos: 0, bonuses: 0, games: 0 } as const
const NO_CHOICES: Suggestions = { casinos: [], bonuses: [], games: [] }

const START = {
  casinos: async (db, size, now) => ({ ...NO_CHOICES, casinos: await bestRated(db, size, now) }),
  bonuses: async (db, size, now) => ({ ...NO_CHOICES, bonuses: await newestFeatured(db, size, now) }),
  games: async (db, size) => ({ ...NO_CHOICES, games: await highestRtp(db, size) }),
} as const satisfies Record<
  CompareSearch['kind'],
  (db: Kysely<Tables>, size: number, now: Date) => Promise<Suggestions>
>

async function bestRated(db: Kysely<Tables>, size: number, now: Date): Promise<Suggestions['casinos']> {
  const { items } = await searchCasinos(db, readCasinoSearch(new URLSearchParams()).search, { now, size })
  return items.map(({ id, name, logoUrl, license, safetyIndex }) => ({
    id,
    name,
    logoUrl,
    license,
    safetyIndex,
  }))
}

async function newestFeatured(db: Kysely<Tables>, size: number, now: Date): Promise<Suggestions['bonuses']> {
  return (await listFeaturedBonuses(db, now))
    .toReversed()
    .slice(0, size)
    .map((bonus) => ({
      id: bonus.id,
      title: bonus.title,
      amount: bonus.amount,
      wageringRequirement: bonus.wageringRequirement,
      minDeposit: bonus.minDeposit,
      validUntil: bonus.validUntil,
      casinoName: bonus.casino.name,
      casinoLogoUrl: bonus.casino.logoUrl,
    }))
}

async function highestRtp(db: Kysely<Tables>, size: number): Promise<Suggestions['games']> {
  const games = await listHotGames(db, size)
  return games.map(({ id, name, provider, type, imageUrl, rtp }) => ({
    id,
    name,
    provider,
    type,
    imageUrl,
    rtp,
  }))
}
