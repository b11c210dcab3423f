import { sql, type Kysely, type SqlBool } from 'kysely'
import type {
  Subscriber,
  SubscriberState,
  SubscribersQuery,
} from '#contract/newsletter/subscribers.schema.ts'
import type { Tables } from '../../tables.ts'
import { paged, type Page, type Paged } from '../sql/page.ts'
import { escapeLike, isoInstant } from '../sql/sql-pieces.ts'

/** Newest first. */
export function searchSubscribers(
  db: Kysely<Tables>,
  query: SubscribersQuery,
  page?: Page,
): Promise<Paged<Subscriber>> {
  return paged(subscribers(db, query).orderBy(sql`created_at desc, id desc`), page)
}

/** The next subscribers after an id. Long lists are read in parts, without holding a connection. */
export function listSubscribersAfter(
  db: Kysely<Tables>,
  query: SubscribersQuery,
  { id, limit }: { id: number; limit: number },
): Promise<Subscriber[]> {
  return subscribers(db, query).where('id', '>', id).orderBy('id').limit(limit).execute()
}

function subscribers(db: Kysely<Tables>, { search, state }: SubscribersQuery) {
  let query = db.selectFrom('subscribers').select([
    'id',
    'email',
    sql<SubscriberState>`case when unsubscribed_at is not null then 'unsubscribed'
        when confirmed_at is not null then 'confirmed' else 'waiting' end`.as('state'),
    isoInstant('created_at').as('createdAt'),
    isoInstant<string | null>('confirmed_at').as('confirmedAt'),
    isoInstant<string | null>('unsubscribed_at').as('unsubscribedAt'),
  ])
  if (search !== '') query = query.where(sql<SqlBool>`email ilike ${`%${escapeLike(search)}%`}`)
  return state === 'all' ? query : query.where(IN_STATE[state])
}

const IN_STATE = {
  waiting: sql<SqlBool>`confirmed_at is null and unsubscribed_at is null`,
  confirmed: sql<SqlBool>`confirmed_at is not null and unsubscribed_at is null`,
  unsubscribed: sql<SqlBool>`unsubscribed_at is not null`,
} as const
