import type { LimitFunction } from 'p-limit'
import type { App } from './app.ts'

/**
 * Runs `work` in one transaction. Within an open transaction it joins that one, so that an operation can be part of a
 * larger one. Before it returns, this process's caches have applied the change, so a caller always reads its own
 * writes. Jobs added by `work` start after the commit. Pictures must be fetched and encoded before, because a
 * transaction that waits for another server keeps its locks; their queues refuse to work inside one.
 */
export async function inTransaction<T>(app: App, work: (app: App) => Promise<T>): Promise<T> {
  if (app.db.isTransaction) return work(app)
  let hasJobs = false
  const jobs = { ...app.jobs, notify: () => void (hasJobs = true) }
  const queues = { ...app.queues, encoding: refuseToWait, fetching: refuseToWait, drawing: refuseToWait }
  const done = await app.db.transaction().execute((db) => work({ ...app, db, jobs, queues }))
  if (hasJobs) app.jobs.notify()
  await app.changes.catchUp().catch((error: unknown) => {
    // The commit stands. The feed reports itself out of step until it has caught up.
    app.log.warn({ err: error }, 'a change could not be taken in at once')
  })
  return done
}

const refuseToWait = (() =>
  Promise.reject(
    new Error('This waits for more than the database: do it before the transaction.'),
  )) as unknown as LimitFunction
