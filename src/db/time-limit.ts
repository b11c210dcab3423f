/** How long the database may stay silent on a query before its connection counts as lost. */
import { AsyncLocalStorage } from 'node:async_hooks'

const limit = new AsyncLocalStorage<number>()

/**
 * Runs work whose single statements may take longer than those of a visit, such as migrations.
 * @param ms milliseconds for each statement of `work`
 */
export function withTimeLimit<T>(ms: number, work: () => Promise<T>): Promise<T> {
  return limit.run(ms, work)
}

/** The limit for a statement that is sent now, in milliseconds. */
export function timeLimit(usual: number): number {
  return limit.getStore() ?? usual
}
