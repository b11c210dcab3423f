import type { Kysely } from 'kysely'
import type { Tables } from '../../tables.ts'

/** Notes that a job begins now. False: it has begun since `before`, here or in another process. */
export async function claimJob(
  db: Kysely<Tables>,
  name: string,
  { now, before }: { now: Date; before: Date },
): Promise<boolean> {
  const row = await db
    .insertInto('job_runs')
    .values({ name, started_at: now })
    .onConflict((conflict) =>
      conflict.column('name').doUpdateSet({ started_at: now }).where('job_runs.started_at', '<=', before),
    )
    .returning('name')
    .executeTakeFirst()
  return row !== undefined
}
