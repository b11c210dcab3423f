/** The data of a comparison by kind, in the order of the ids; unknown ids are left out. */
import { sql, type Kysely } from 'kysely'
import type { Casino } from '#contract/casinos/casinos.schema.ts'
import type { CompareKind } from '#contract/comparisons/compare.ts'
import type {
  Compared,
  ComparedBonus,
  ComparedCasino,
  ComparedCountries,
} from '#contract/comparisons/compared.ts'
import { isCountryCode } from '#contract/countries/countries.ts'
import { welcomeOffer } from '#domain/bonuses/welcome-offer.ts'
import { restrictedNames } from '#domain/countries/availability.ts'
import { hasUncheckedRestrictions } from '#domain/countries/restrictions.ts'
import type { Tables } from '../../tables.ts'
import { findBonusRatings, listBonuses, listBonusesByIds } from '../bonuses/bonuses.ts'
import { listGamesByIds } from '../games/games.ts'
import { findExpertReview, listCasinosByIds } from './casinos.ts'

/** `now` decides which offers are current; `country` (ISO 3166-1) is where the visitor wants to play, or empty. */
export async function readCompared(
  db: Kysely<Tables>,
  kind: CompareKind,
  ids: readonly number[],
  { now, country = '' }: { now: Date; country?: string },
): Promise<Compared> {
  if (kind === 'casinos') return { kind, items: await comparedCasinos(db, ids, { now, country }) }
  if (kind === 'bonuses') return { kind, items: await comparedBonuses(db, ids) }
  return { kind, items: await listGamesByIds(db, ids) }
}

async function comparedCasinos(
  db: Kysely<Tables>,
  ids: readonly number[],
  { now, country }: { now: Date; country: string },
): Promise<ComparedCasino[]> {
  const casinos = await listCasinosByIds(db, ids)
  return Promise.all(
    casinos.map(async (casino) => {
      const [expert, bonuses, games] = await Promise.all([
        findExpertReview(db, casino.id),
        listBonuses(db, { casinoId: casino.id }),
        countGames(db, casino.id),
      ])
      return {
        casino,
        expert: expert ?? null,
        welcomeOffer: welcomeOffer(bonuses, now) ?? null,
        games,
        countries: countriesOf(casino, country),
        currencies: casino.supportedCurrencies,
      }
    }),
  )
}

function countriesOf(casino: Casino, country: string): ComparedCountries {
  const isUnchecked = hasUncheckedRestrictions(casino)
  return {
    refused: restrictedNames(casino.restrictedCountries),
    isUnchecked,
    isPlayable:
      isUnchecked || !isCountryCode(country)
        ? null
        : !casino.restrictedCountries.some((code) => code.toUpperCase() === country),
  }
}

async function comparedBonuses(db: Kysely<Tables>, ids: readonly number[]): Promise<ComparedBonus[]> {
  const bonuses = await listBonusesByIds(db, ids)
  const casinos = await listCasinosByIds(db, [...new Set(bonuses.map(({ casinoId }) => casinoId))])
  return Promise.all(
    bonuses.map(async (bonus) => ({
      bonus,
      safetyIndex: casinos.find(({ id }) => id === bonus.casinoId)?.safetyIndex ?? null,
      ratings: (await findBonusRatings(db, bonus.id)) ?? { userReviewsAverage: 0, totalReviews: 0 },
    })),
  )
}

/** The active games of a casino. */
export async function countGames(db: Kysely<Tables>, casinoId: number): Promise<number> {
  const { count } = await db
    .selectFrom('game_casinos')
    .innerJoin('games', 'games.id', 'game_casinos.game_id')
    .where('game_casinos.casino_id', '=', casinoId)
    .where('games.is_active', '=', true)
    .select(sql<number>`count(*)::integer`.as('count'))
    .executeTakeFirstOrThrow()
  return count
}
