/** The dashboard: the size of the catalogue, visitor activity, and tasks for staff. */
import { sql, type Kysely } from 'kysely'
import { OVERVIEW, type OverviewDays } from '#contract/site/limits.ts'
import type { ExpiringBonus, Overview, WaitingReview } from '#contract/site/overview.schema.ts'
import { allOf } from '#domain/shared/all-of.ts'
import { daysBefore } from '#domain/shared/utc-days.ts'
import type { Tables } from '../../tables.ts'
import { searchCasinoRows } from '../casinos/admin-casino-rows.ts'
import { listZeroResultSearches } from '../search/zero-result-searches.ts'
import { countMissingFacts } from '../items/missing-facts.ts'
import { isoInstant, stillRuns } from '../sql/sql-pieces.ts'
import { countTraffic, listClickedCasinos } from './overview-traffic.ts'

/** Traffic and searches of the last `days`, and offers that end within as many. */
export async function getOverview(db: Kysely<Tables>, now: Date, days: OverviewDays): Promise<Overview> {
  const { latest, ...rest } = await allOf({
    counts: countItems(db, now),
    missingFacts: countMissingFacts(db),
    traffic: countTraffic(db, now, days),
    clickedCasinos: listClickedCasinos(db, now, days),
    zeroResultSearches: listZeroResultSearches(db, now, days),
    waitingReviews: findWaitingReviews(db),
    expiringBonuses: findExpiringBonuses(db, now, days),
    deadLinks: listDeadLinks(db),
    latest: searchCasinoRows(db, {
      query: EVERY_ROW,
      now,
      page: { number: 1, size: OVERVIEW.latestCasinos },
    }),
  })
  return { at: now.toISOString(), days, ...rest, latestCasinos: latest.items }
}

/** Addresses of deleted casinos are in `old_slugs`. Articles are read only when there are any. */
async function listDeadLinks(db: Kysely<Tables>): Promise<Overview['deadLinks']> {
  const { rows } = await sql<Overview['deadLinks'][number]>`
    with removed as materialized (
      select slug, item_id from old_slugs
      where kind = 'casino' and not exists (select from casinos where id = item_id))
    select id, title from posts
    where is_published and exists (select from removed) and (
      exists (select from regexp_matches(content, '/(?:casino|go)/([a-z0-9-]+)', 'g') as found
        join removed on slug = found[1])
      or exists (select from regexp_matches(content, '\\[casino:([0-9]{1,9})\\]', 'g') as found
        join removed on item_id = found[1]::integer))
    order by published_at desc nulls last, id limit ${OVERVIEW.deadLinks}`.execute(db)
  return rows
}

const EVERY_ROW = { search: '', sort: undefined, status: 'all', missing: undefined, filters: {} } as const

/** Includes hidden items and drafts, as the admin tables do. A bonus that has ended is not active. */
async function countItems(db: Kysely<Tables>, now: Date): Promise<Overview['counts']> {
  const { rows } = await sql<{ counts: Overview['counts'] }>`
    select json_build_object(
      'casinos', (select json_build_object('total', count(*), 'active', count(*) filter (where is_active)) from casinos),
      'bonuses', (select json_build_object('total', count(*),
        'active', count(*) filter (where is_active and ${stillRuns(now)})) from bonuses),
      'games', (select json_build_object('total', count(*), 'active', count(*) filter (where is_active)) from games),
      'posts', (select json_build_object('total', count(*),
        'drafts', count(*) filter (where not is_published and publish_at is null),
        'scheduled', count(*) filter (where not is_published and publish_at is not null)) from posts)
    ) as counts`.execute(db)
  const [row] = rows
  if (row === undefined) throw new Error('A select without a table gave no row')
  return row.counts
}

/** Held reviews without a decision, newest first. */
async function findWaitingReviews(db: Kysely<Tables>): Promise<Overview['waitingReviews']> {
  const { rows } = await sql<WaitingReview & { total: number }>`
    select reviews.id, reviews.user_name as "userName", reviews.title, reviews.held_for as "heldFor",
      ${isoInstant('reviews.created_at')} as "createdAt", count(*) over ()::integer as total,
      case when reviews.casino_id is not null then 'casino' when reviews.bonus_id is not null then 'bonus' else 'game' end
        as kind,
      coalesce(casinos.name, bonuses.title, games.name) as "targetName"
    from reviews
    left join casinos on casinos.id = reviews.casino_id
    left join bonuses on bonuses.id = reviews.bonus_id
    left join games on games.id = reviews.game_id
    where not reviews.is_published and reviews.rejected_at is null
    order by reviews.created_at desc, reviews.id desc
    limit ${OVERVIEW.waitingReviews}`.execute(db)
  return { total: rows[0]?.total ?? 0, newest: rows }
}

/** Visible offers that end within these days, the next to end first. */
async function findExpiringBonuses(
  db: Kysely<Tables>,
  now: Date,
  days: number,
): Promise<Overview['expiringBonuses']> {
  const { rows } = await sql<ExpiringBonus & { total: number }>`
    select bonuses.id, bonuses.title, casinos.name as "casinoName",
      ${isoInstant('bonuses.valid_until')} as "validUntil", count(*) over ()::integer as total
    from bonuses join casinos on casinos.id = bonuses.casino_id
    where bonuses.is_active and casinos.is_active
      and bonuses.valid_until > ${now} and bonuses.valid_until <= ${daysBefore(now, -days)}
    order by bonuses.valid_until, bonuses.id
    limit ${OVERVIEW.expiringBonuses}`.execute(db)
  return { total: rows[0]?.total ?? 0, next: rows }
}
