import type { App } from './app.ts'

/**
 * Does `work` in one transaction: all of it is kept or nothing is. Inside a transaction that is
 * already open it joins that one, so that an operation can be part of a larger one.
 */
export function inTransaction<T>(app: App, work: (app: App) => Promise<T>): Promise<T> {
  return app.db.isTransaction ? work(app) : app.db.transaction().execute((db) => work({ ...app, db }))
}
