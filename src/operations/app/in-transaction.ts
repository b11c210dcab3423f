import type { LimitFunction } from 'p-limit'
import type { App } from './app.ts'

/**
 * Does `work` in one transaction: all of it is kept or nothing is. Inside a transaction that is
 * already open it joins that one, so that an operation can be part of a larger one. The caches of this process
 * have applied the change before it returns, so a caller always reads what it has written. Jobs that `work`
 * added are started after the commit. Pictures are fetched and encoded before: a transaction that waits for another
 * server holds its rows for as long, so their queues refuse here.
 */
export async function inTransaction<T>(app: App, work: (app: App) => Promise<T>): Promise<T> {
  if (app.db.isTransaction) return work(app)
  let hasJobs = false
  const jobs = { ...app.jobs, notify: () => void (hasJobs = true) }
  const queues = { ...app.queues, encoding: refuseToWait, fetching: refuseToWait, drawing: refuseToWait }
  const done = await app.db.transaction().execute((db) => work({ ...app, db, jobs, queues }))
  if (hasJobs) app.jobs.notify()
  await app.changes.catchUp().catch((error: unknown) => {
    // It is committed all the same; the feed stays out of step until it has caught up.
    app.log.warn({ err: error }, 'a change could not be taken in at once')
  })
  return done
}

const refuseToWait = (() =>
  Promise.reject(
    new Error('This waits for more than the database: do it before the transaction.'),
  )) as unknown as LimitFunction
