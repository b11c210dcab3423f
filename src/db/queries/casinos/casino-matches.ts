/** The search-specific fields of cards, read in the same statement. */
import { sql, type RawBuilder, type SqlBool } from 'kysely'
import type { CardOffer, CasinoCardData, CasinoMatches } from '#contract/casinos/casinos.schema.ts'
import { CARD } from '#contract/items/limits.ts'
import { isWanted, shownCount, type CardCriteria, type ListCriterion } from '#domain/casinos/card-criteria.ts'
import { payoutHours } from '#domain/casinos/payout-time.ts'
import { isoInstant, stillRuns, textArray } from '../sql/sql-pieces.ts'

export interface FoundOnCard {
  providers: string[]
  /** Features that may state a payout time. */
  payouts: string[]
  /** No restriction is listed, and nobody checked whether there is any. */
  isUnchecked: boolean
  /** One for each requested type; null without a current offer of the type. */
  offers: (CardOffer | null)[]
}

/** The beginning of a list, with requested values first. */
export function wantedFirst(column: string, criterion: ListCriterion, usual: number): RawBuilder<string[]> {
  return sql<string[]>`array(
    select listed.entry from unnest(${sql.ref(column)}) with ordinality as listed (entry, place)
    order by ${wanted(criterion)} desc, listed.place limit ${shownCount(usual, criterion)})`
}

export function foundOnCard(criteria: CardCriteria, now: Date): RawBuilder<FoundOnCard> {
  const { gameProviders, payoutTime, offerTypes } = criteria
  const providers = sql`array(select listed.entry from unnest(casinos.game_providers) as listed (entry)
    where ${wanted(gameProviders)} limit ${CARD.matchedProviders})`
  // `statedPayout` alone decides which feature states the fastest payout.
  const payouts = sql`array(select listed.entry from unnest(casinos.features) as listed (entry)
    where ${sql.lit(payoutTime)} and lower(listed.entry) ~ 'pay|paid|withdraw|cash' limit 20)`
  return sql<FoundOnCard>`json_build_object('providers', ${providers}, 'payouts', ${payouts},
    'isUnchecked', casinos.restricted_countries = '{}' and not casinos.restrictions_checked,
    'offers', json_build_array(${sql.join(offerTypes.map((type) => offerOf(type, now)))}))`
}

/** Adds the fields that explain why a search found the casino. */
export function withMatches(
  { found, ...card }: CasinoCardData & { found: FoundOnCard },
  criteria: CardCriteria,
): CasinoCardData {
  const payout = criteria.payoutTime ? fastest(found.payouts) : undefined
  const features = payout === undefined ? card.features : firstOf(payout, card.features)
  const offers = found.offers.filter((offer) => offer !== null)
  const matches: CasinoMatches = {
    paymentMethods: countWanted(card.paymentMethods, criteria.paymentMethods),
    features:
      payout === undefined
        ? countWanted(features, criteria.features)
        : 1 + countWanted(features.slice(1), criteria.features),
    gameProviders: found.providers,
    offers,
    isPayoutUnknown: criteria.payoutTime && payout === undefined,
    lacksWelcomeOffer:
      criteria.offerTypes.includes('welcome') && !offers.some(({ type }) => type === 'welcome'),
    ...(criteria.country !== undefined && {
      country: { code: criteria.country, isUnchecked: found.isUnchecked },
    }),
  }
  return { ...card, features, matches }
}

/** A condition on `listed.entry`; false when nothing was requested. */
function wanted({ names, parts }: ListCriterion): RawBuilder<SqlBool> {
  return sql<SqlBool>`(lower(listed.entry) = any(${textArray(names)})
    or exists (select from unnest(${textArray(parts)}) as part where strpos(lower(listed.entry), part) > 0))`
}

/** The offer of a type to show first, chosen as `welcomeOffer` does. */
export function offerOf(type: string, now: Date): RawBuilder<CardOffer | null> {
  return sql<CardOffer | null>`(
    select json_build_object('id', bonuses.id, 'slug', bonuses.slug, 'type', bonuses.type, 'amount', bonuses.amount,
      'wageringRequirement', bonuses.wagering_requirement, 'minDeposit', bonuses.min_deposit,
      'validUntil', ${isoInstant('bonuses.valid_until')}, 'noEndDate', bonuses.no_end_date)
    from bonuses where bonuses.casino_id = casinos.id and bonuses.is_active and bonuses.type = ${type}
      and ${stillRuns(now)}
    order by bonuses.is_featured desc, bonuses.created_at, bonuses.id limit 1)`
}

function fastest(features: readonly string[]): string | undefined {
  const stated = features.filter((feature) => payoutHours(feature) !== null)
  return stated.toSorted((a, b) => Number(payoutHours(a)) - Number(payoutHours(b)))[0]
}

function firstOf(first: string, list: readonly string[]): string[] {
  return [first, ...list.filter((entry) => entry !== first)].slice(0, Math.max(list.length, 1))
}

/** How many entries from the start were requested. */
function countWanted(list: readonly string[], criterion: ListCriterion): number {
  const other = list.findIndex((entry) => !isWanted(entry, criterion))
  return other === -1 ? list.length : other
}
