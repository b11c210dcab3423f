import { CASINO_SORT_NAMES } from '#contract/casinos/casino-search.ts'
import type { LoadRequest } from '../../benchmark/measure/load-job.ts'

/** Pages and answers that are in memory once they were asked for. */
export const CACHED: readonly LoadRequest[] = [
  '/',
  '/casinos',
  '/bonuses',
  '/games',
  '/blog',
  '/casino/aldermoon',
  '/casino/tidewell',
  '/bonus/aldermoon-welcome-package',
  '/game/paper-comet',
  '/api/casinos?page=1&pageSize=20',
].map((path) => ({ path }))

const SORTS = [...CASINO_SORT_NAMES.keys()]
/** Steps of a tenth, low enough that casinos are found. */
const STEPS = 40

/** Pages that no visitor asked for before, 16,000 of them: every one shows casinos, which it needs the database for. */
export function uncachedPages(): () => LoadRequest {
  let count = 0
  return () => {
    const [sort, safety, rating] = [
      SORTS[count % SORTS.length],
      Math.floor(count / SORTS.length) % STEPS,
      Math.floor(count / SORTS.length / STEPS) % STEPS,
    ]
    count++
    return {
      path: `/casinos?sort=${sort}&minSafetyIndex=${safety / 10}&minExpertRating=${(rating + 1) / 10}`,
    }
  }
}

/** One after the other, over and over. */
export function inTurn(requests: readonly LoadRequest[]): () => LoadRequest {
  let count = 0
  return () => requests[count++ % requests.length] ?? { path: '/' }
}
