/** Active casinos with the fields of cards. Long lists are read up to their visible beginning. */
import { sql, type Kysely } from 'kysely'
import type { CasinoCardData } from '#contract/casinos/casinos.schema.ts'
import { CARD } from '#contract/items/limits.ts'
import {
  isEmptyCriterion,
  shownCount,
  type CardCriteria,
  type ListCriterion,
} from '#domain/casinos/card-criteria.ts'
import { isOverInBritain, marked } from '#domain/offers/britain.ts'
import type { Tables } from '../../tables.ts'
import { hasIdAmong, inOrderOf } from '../sql/by-ids.ts'
import { CASINO_SCORES } from './casino-columns.ts'
import { foundOnCard, offerOf, wantedFirst, withMatches } from './casino-matches.ts'

/** Newest first (decision D-17). */
export async function listLatestCasinoCards(db: Kysely<Tables>, limit: number): Promise<CasinoCardData[]> {
  return activeCards(db)
    .orderBy(sql`casinos.created_at desc, casinos.id desc`)
    .limit(limit)
    .execute()
}

/** The casinos with these ids, in their order. With `now`, each has its current welcome offer. */
export async function listCasinoCards(
  db: Kysely<Tables>,
  ids: readonly number[],
  now?: Date,
): Promise<CasinoCardData[]> {
  if (ids.length === 0) return []
  const cards = activeCards(db).where(hasIdAmong('casinos.id', ids))
  return inOrderOf(
    ids,
    now === undefined
      ? await cards.execute()
      : (await cards.select(offerOf('welcome', now).as('welcome')).execute()).map(withMark),
  )
}

/** The same cards, with the searched values first. `now` decides which offers are current. */
export async function listMatchingCards(
  db: Kysely<Tables>,
  ids: readonly number[],
  criteria: CardCriteria,
  now: Date,
): Promise<CasinoCardData[]> {
  if (ids.length === 0) return []
  const rows = await activeCards(db, criteria)
    .select([foundOnCard(criteria, now).as('found'), offerOf('welcome', now).as('welcome')])
    .where(hasIdAmong('casinos.id', ids))
    .execute()
  return inOrderOf(
    ids,
    rows.map((row) => withMark(withMatches(row, criteria))),
  )
}

function withMark<Card extends CasinoCardData>(card: Card): Card {
  return card.welcome && isOverInBritain(card.welcome) ? marked(card, 'welcome') : card
}

function activeCards(db: Kysely<Tables>, { paymentMethods, features } = NO_WISHES) {
  return db
    .selectFrom('casinos')
    .where('casinos.is_listed', '=', true)
    .select([
      'casinos.id',
      'casinos.slug',
      'casinos.name',
      'casinos.logo_url as logoUrl',
      'casinos.established_year as establishedYear',
      'casinos.safety_index as safetyIndex',
      'casinos.license',
      'casinos.restricted_countries as restrictedCountries',
      'casinos.restrictions_checked as restrictionsChecked',
      beginning('casinos.payment_methods', paymentMethods, CARD.paymentMethods).as('paymentMethods'),
      sql<number>`greatest(cardinality(casinos.payment_methods) - ${shownCount(CARD.paymentMethods, paymentMethods)}::integer, 0)`.as(
        'otherPaymentMethods',
      ),
      beginning('casinos.features', features, CARD.features).as('features'),
      // Links on cards lead to /go/, so no affiliate address is needed.
      sql<string | null>`null`.as('affiliateUrl'),
      'casinos.website_url as websiteUrl',
      ...CASINO_SCORES,
    ])
}

function beginning(column: string, criterion: ListCriterion, usual: number) {
  return isEmptyCriterion(criterion)
    ? sql<string[]>`${sql.ref(column)}[1:${sql.lit(usual)}]`
    : wantedFirst(column, criterion, usual)
}

const NO_WISH: ListCriterion = { names: [], parts: [] }
const NO_WISHES: Pick<CardCriteria, 'paymentMethods' | 'features'> = {
  paymentMethods: NO_WISH,
  features: NO_WISH,
}
