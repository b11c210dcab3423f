/** What may be added to a comparison. */
import { readCasinoSearch } from '#contract/casinos/casino-search.ts'
import type { CompareSearch } from '#contract/comparisons/compare-search.ts'
import { COMPARE, SUGGESTIONS } from '#contract/shared/limits.ts'
import type { Suggestions } from '#contract/search/search.schema.ts'
import type { Catalogued } from '../../catalogue/catalogue.ts'
import { listGamesByRtp } from '../chat/assistant-facts.ts'
import { listNewestFeaturedBonuses } from '../bonuses/bonus-list.ts'
import { searchCasinoCards } from '../casinos/casino-list.ts'
import { suggest } from '../search/search.ts'

/**
 * A few of the kind that are not yet chosen: those that `find` finds, typing errors forgiven, or the best of the
 * kind while it is too short to look for. The other kinds are empty. `now` tells which offers still run.
 */
export async function listCompareChoices(
  of: Catalogued,
  search: CompareSearch,
  now: Date,
): Promise<Suggestions> {
  const { kind, ids, find } = search
  // As many more as are chosen, so that those can be taken out.
  const limit = COMPARE.choices + ids.length
  const found =
    find.length < SUGGESTIONS.minCharacters
      ? await START[kind](of, limit, now)
      : await suggest(of, find, { [kind]: limit }, now)
  return {
    ...NO_CHOICES,
    [kind]: found[kind].filter(({ id }) => !ids.includes(id)).slice(0, COMPARE.choices),
  }
}

const NO_CHOICES: Suggestions = { casinos: [], bonuses: [], games: [] }

const START = {
  casinos: async (of, size, now) => ({ ...NO_CHOICES, casinos: await bestRated(of, size, now) }),
  bonuses: async (of, size, now) => ({ ...NO_CHOICES, bonuses: await newestFeatured(of, size, now) }),
  games: async (of, size) => ({ ...NO_CHOICES, games: await highestRtp(of, size) }),
} as const satisfies Record<
  CompareSearch['kind'],
  (of: Catalogued, size: number, now: Date) => Promise<Suggestions>
>

async function bestRated(of: Catalogued, size: number, now: Date): Promise<Suggestions['casinos']> {
  const { items } = await searchCasinoCards(of, readCasinoSearch(new URLSearchParams()).search, { now, size })
  return items.map(({ id, name, logoUrl, license, safetyIndex }) => ({
    id,
    name,
    logoUrl,
    license,
    safetyIndex,
  }))
}

async function newestFeatured(of: Catalogued, size: number, now: Date): Promise<Suggestions['bonuses']> {
  return (await listNewestFeaturedBonuses(of, now, size)).map((bonus) => ({
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

async function highestRtp({ db }: Catalogued, size: number): Promise<Suggestions['games']> {
  const games = await listGamesByRtp(db, undefined, size)
  return games.map(({ id, name, provider, type, imageUrl, rtp }) => ({
    id,
    name,
    provider,
    type,
    imageUrl,
    rtp,
  }))
}
