import type { LoadRequest } from '../../benchmark/measure/load-job.ts'
import { CACHED, inTurn, uncachedPages } from './pages.ts'

/** One page in so many is not in memory. */
const UNCACHED_EVERY = 5

/** What visitors of an ordinary day ask for. */
export function normalVisitors(): () => LoadRequest {
  const [cached, uncached] = [inTurn(CACHED), uncachedPages()]
  let count = 0
  return () => (count++ % UNCACHED_EVERY === 0 ? uncached() : cached())
}
