import { sql, type Kysely } from 'kysely'
import { DAY_MS, HOUR_MS } from '#contract/shared/durations.ts'
import { isUniqueViolation } from '../../errors.ts'
import type { Tables } from '../../tables.ts'

export interface NewJobRow {
  kind: string
  payload: unknown
  uniqueKey: string | null
  runAt: Date
  createdAt: Date
}

export interface TakenJob {
  id: number
  kind: string
  payload: unknown
  uniqueKey: string | null
  /** Includes this one. */
  attempts: number
}

type HeldJob = Pick<TakenJob, 'id' | 'kind' | 'uniqueKey'> & { holder: string }

/** Adds a job. A waiting job of the same kind and key is kept instead, with the earlier of both times. */
export async function insertJob(db: Kysely<Tables>, job: NewJobRow): Promise<void> {
  await db
    .insertInto('jobs')
    .values({
      kind: job.kind,
      payload: JSON.stringify(job.payload),
      unique_key: job.uniqueKey,
      run_at: job.runAt,
      created_at: job.createdAt,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['kind', 'unique_key'])
        .where('state', '=', 'waiting')
        .doUpdateSet({ run_at: sql<Date>`least(jobs.run_at, excluded.run_at)` }),
    )
    .execute()
}

/** Adds a scheduled job, unless one of its kind waits or runs. */
export async function insertScheduledJob(db: Kysely<Tables>, job: NewJobRow): Promise<void> {
  await sql`insert into jobs (kind, payload, unique_key, run_at, created_at)
    select ${job.kind}::text, ${JSON.stringify(job.payload)}::jsonb, ${job.uniqueKey}::text,
      ${job.runAt}::timestamptz, ${job.createdAt}::timestamptz
    where not exists (select from jobs
      where kind = ${job.kind} and unique_key = ${job.uniqueKey} and state <> 'failed')
    on conflict do nothing`.execute(db)
}

/** Takes due jobs of these kinds, including those with an expired lease. Nobody else gets them until `until`. */
export function takeDueJobs(
  db: Kysely<Tables>,
  asked: { kinds: readonly string[]; now: Date; until: Date; holder: string; limit: number },
): Promise<TakenJob[]> {
  return db
    .with(
      // Materialized, because otherwise PostgreSQL may evaluate the limited list again for each row, and lock more each
      // time.
      (name) => name('due').materialized(),
      (inside) =>
        inside
          .selectFrom('jobs')
          .select('id')
          .where('state', '<>', 'failed')
          .where('run_at', '<=', asked.now)
          .where('kind', 'in', asked.kinds)
          .orderBy('run_at')
          .orderBy('id')
          .limit(asked.limit)
          .forUpdate()
          .skipLocked(),
    )
    .updateTable('jobs')
    .set({ state: 'running', run_at: asked.until, holder: asked.holder, attempts: sql`attempts + 1` })
    .where('id', 'in', (eb) => eb.selectFrom('due').select('due.id'))
    .returning(['id', 'kind', 'payload', 'unique_key as uniqueKey', 'attempts'])
    .execute()
}

/**
 * Makes jobs due whose times cannot be right, because a clock was ahead: created in the future, scheduled (they have
 * this unique key and run at least daily), or held for more than a day. Returns their number.
 */
export async function bringBackJobs(
  db: Kysely<Tables>,
  { now, scheduleKey }: { now: Date; scheduleKey: string },
): Promise<number> {
  const after = (ms: number) => new Date(now.getTime() + ms)
  const { numUpdatedRows } = await db
    .updateTable('jobs')
    .set({ run_at: now, created_at: sql<Date>`least(created_at, ${now}::timestamptz)` })
    .where('state', '<>', 'failed')
    // The database creates these by its own clock, for the day that an editor chose.
    .where('kind', '<>', 'publish-article')
    .where((job) =>
      job.or([
        job('created_at', '>', after(HOUR_MS)),
        job.and([job('unique_key', '=', scheduleKey), job('run_at', '>', after(2 * DAY_MS))]),
        job.and([job('state', '=', 'running'), job('run_at', '>', after(DAY_MS))]),
      ]),
    )
    .executeTakeFirst()
  return Number(numUpdatedRows)
}

/** Extends the leases that this run holds. */
export async function renewJobLeases(
  db: Kysely<Tables>,
  { holder, ids, until }: { holder: string; ids: readonly number[]; until: Date },
): Promise<void> {
  await db
    .updateTable('jobs')
    .set({ run_at: until })
    .where('id', 'in', ids)
    .where('holder', '=', holder)
    .where('state', '=', 'running')
    .execute()
}

/** Deletes a finished job. */
export async function deleteDoneJob(db: Kysely<Tables>, { id, holder }: HeldJob): Promise<void> {
  await db.deleteFrom('jobs').where('id', '=', id).where('holder', '=', holder).execute()
}

export async function deleteFailuresOf(
  db: Kysely<Tables>,
  { id, kind, uniqueKey }: Pick<HeldJob, 'id' | 'kind' | 'uniqueKey'>,
): Promise<void> {
  if (uniqueKey === null) return
  await db
    .deleteFrom('jobs')
    .where('kind', '=', kind)
    .where('unique_key', '=', uniqueKey)
    .where('state', '=', 'failed')
    .where('id', '<>', id)
    .execute()
}

interface Waiting {
  runAt: Date
  attempts: number
  error: string | null
}

/** Returns a job to the queue, unless one of the same kind and key waits there already. */
export async function releaseJob(
  db: Kysely<Tables>,
  job: HeldJob,
  { runAt, attempts, error }: Waiting,
): Promise<void> {
  try {
    await db
      .updateTable('jobs')
      .set({ state: 'waiting', run_at: runAt, holder: null, attempts, last_error: error })
      .where('id', '=', job.id)
      .where('holder', '=', job.holder)
      .execute()
  } catch (failure) {
    if (!isUniqueViolation(failure)) throw failure
    await deleteDoneJob(db, job)
  }
}

/**
 * Marks a job as failed, replacing an older failure of the same work. False when the job was not this run's any more.
 */
export async function failJob(
  db: Kysely<Tables>,
  job: HeldJob,
  { now, error }: { now: Date; error: string },
): Promise<boolean> {
  const failed = await db
    .updateTable('jobs')
    .set({ state: 'failed', failed_at: now, holder: null, last_error: error })
    .where('id', '=', job.id)
    .where('holder', '=', job.holder)
    .returning('id')
    .executeTakeFirst()
  if (failed === undefined) return false
  await deleteFailuresOf(db, job)
  return true
}

/** Removes a failed job; undefined for an unknown id. */
export function takeFailedJob(
  db: Kysely<Tables>,
  id: number,
): Promise<{ kind: string; payload: unknown; uniqueKey: string | null } | undefined> {
  return db
    .deleteFrom('jobs')
    .where('id', '=', id)
    .where('state', '=', 'failed')
    .returning(['kind', 'payload', 'unique_key as uniqueKey'])
    .executeTakeFirst()
}

export async function deleteOldFailedJobs(db: Kysely<Tables>, before: Date): Promise<void> {
  await db.deleteFrom('jobs').where('state', '=', 'failed').where('failed_at', '<', before).execute()
}
