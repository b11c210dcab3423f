/** Queries for the queue of background jobs. */
import { sql, type Kysely } from 'kysely'
import type { FailedJob, JobCounts } from '#contract/jobs/jobs.schema.ts'
import type { Tables } from '../../tables.ts'
import { paged, type Page, type Paged } from '../sql/page.ts'
import { isoInstant } from '../sql/sql-pieces.ts'

/** When the next job of these kinds is due or loses its lease; undefined without one. */
export async function findNextJobTime(
  db: Kysely<Tables>,
  kinds: readonly string[],
): Promise<Date | undefined> {
  const next = await db
    .selectFrom('jobs')
    .select('run_at')
    .where('state', '<>', 'failed')
    .where('kind', 'in', kinds)
    .orderBy('run_at')
    .limit(1)
    .executeTakeFirst()
  return next?.run_at
}

/** By kind and state; kinds without jobs are left out. */
export function countJobs(db: Kysely<Tables>): Promise<JobCounts[]> {
  const count = (state: string) => sql<number>`(count(*) filter (where state = ${state}))::integer`
  return db
    .selectFrom('jobs')
    .select([
      'kind',
      count('waiting').as('waiting'),
      count('running').as('running'),
      count('failed').as('failed'),
      sql<string | null>`to_char(min(run_at) filter (where state = 'waiting') at time zone 'UTC',
        'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`.as('nextAt'),
    ])
    .groupBy('kind')
    .orderBy('kind')
    .execute()
}

export function searchFailedJobs(db: Kysely<Tables>, page?: Page): Promise<Paged<FailedJob>> {
  const failed = db
    .selectFrom('jobs')
    .leftJoin('posts', (join) =>
      join
        .on('jobs.kind', '=', 'publish-article')
        .on(sql<boolean>`posts.id = (jobs.payload->>'post')::integer`),
    )
    .leftJoin('mail_queue', (join) =>
      join.on('jobs.kind', '=', 'mail').on(sql<boolean>`mail_queue.id = (jobs.payload->>'mail')::integer`),
    )
    .select([
      'jobs.id',
      'jobs.kind',
      // The list shows the subject of a mail, not its recipient.
      sql<string>`coalesce(posts.title, mail_queue.subject, '')`.as('about'),
      'posts.id as postId',
      isoInstant('jobs.failed_at').as('failedAt'),
      'jobs.attempts',
      sql<string>`coalesce(jobs.last_error, '')`.as('error'),
    ])
    .where('jobs.state', '=', 'failed')
    .orderBy('jobs.failed_at', 'desc')
    .orderBy('jobs.id', 'desc')
  return paged(failed, page)
}
