import { readCasinoSearch, type CasinoSearch } from '#contract/casinos/casino-search.ts'
import { compareWantedPairs, hasWanted, type CompareWanted } from '#contract/comparisons/compare-wanted.ts'
import type { CompareSearch } from '#contract/comparisons/compare-search.ts'
import { COMPARE } from '#contract/comparisons/limits.ts'
import { SUGGESTIONS } from '#contract/search/limits.ts'
import type { Suggestions } from '#contract/search/search.schema.ts'
import { isOverInBritain } from '#domain/offers/britain.ts'
import type { Catalogued } from '../../catalogue/catalogue.ts'
import { searchGames } from '../games/game-list.ts'
import { listNewestFeaturedBonuses } from '../bonuses/bonus-list.ts'
import { keepMatchingCasinos, searchCasinoCards } from '../casinos/casino-list.ts'
import { suggest } from '../search/search.ts'

/** The list of a comparison's picker. */
export type CompareChoices = Suggestions & {
  /** True when there are more results. */
  hasMore: boolean
}

/**
 * Items of the kind that are not chosen yet: results for `find`, tolerating typing errors, or the best of the kind
 * while the text is too short. `listed` limits the number; a few by default. Casinos must meet what is wanted. Other
 * kinds are empty. `now` decides which offers are current.
 */
export async function listCompareChoices(
  of: Catalogued,
  search: CompareSearch,
  now: Date,
): Promise<CompareChoices> {
  const { kind, ids } = search
  const size = search.listed > 0 ? search.listed : COMPARE.choices
  // Reads as many extra items as are chosen, to remove those, and one more to detect further results.
  const found = await listFound(of, search, { limit: size + ids.length + 1, now })
  const choices = found[kind].filter(({ id }) => !ids.includes(id))
  return { ...NO_CHOICES, [kind]: choices.slice(0, size), hasMore: choices.length > size }
}

interface Reading {
  limit: number
  now: Date
}

async function listFound(
  of: Catalogued,
  search: CompareSearch,
  { limit, now }: Reading,
): Promise<Suggestions> {
  const { kind, find, wanted } = search
  const isFiltered = kind === 'casinos' && hasWanted(wanted)
  if (find.length < SUGGESTIONS.minCharacters) {
    if (isFiltered) return { ...NO_CHOICES, casinos: await bestRated(of, limit, now, filtersOf(wanted)) }
    return START[kind](of, limit, now)
  }
  const found = await suggest(of, find, { [kind]: isFiltered ? COMPARE.mostListed : limit }, now)
  if (!isFiltered) return found
  const kept = new Set(
    await keepMatchingCasinos(
      of,
      filtersOf(wanted),
      found.casinos.map(({ id }) => id),
      now,
    ),
  )
  return { ...NO_CHOICES, casinos: found.casinos.filter(({ id }) => kept.has(id)) }
}

/** The same filters as the casino list, so that both find the same. */
function filtersOf(wanted: CompareWanted): CasinoSearch {
  return readCasinoSearch(new URLSearchParams(compareWantedPairs(wanted))).search
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

async function bestRated(
  of: Catalogued,
  size: number,
  now: Date,
  search = readCasinoSearch(new URLSearchParams()).search,
): Promise<Suggestions['casinos']> {
  const { items } = await searchCasinoCards(of, search, { now, size })
  return items.map(({ id, slug, name, logoUrl, license, safetyIndex }) => ({
    id,
    slug,
    name,
    logoUrl,
    license,
    safetyIndex,
  }))
}

async function newestFeatured(of: Catalogued, size: number, now: Date): Promise<Suggestions['bonuses']> {
  return (await listNewestFeaturedBonuses(of, now, size)).map((bonus) => ({
    id: bonus.id,
    slug: bonus.slug,
    title: bonus.title,
    amount: bonus.amount,
    wageringRequirement: bonus.wageringRequirement,
    minDeposit: bonus.minDeposit,
    validUntil: bonus.validUntil,
    noEndDate: bonus.noEndDate,
    casinoName: bonus.casino.name,
    casinoLogoUrl: bonus.casino.logoUrl,
    hiddenInBritain: isOverInBritain(bonus),
  }))
}

async function highestRtp(of: Catalogued, size: number): Promise<Suggestions['games']> {
  const { items } = await searchGames(of, { sort: 'rtp', interestSince: new Date() }, { number: 1, size })
  return items.map(({ id, slug, name, provider, type, imageUrl, rtp }) => ({
    id,
    slug,
    name,
    provider,
    type,
    imageUrl,
    rtp,
  }))
}
