import type { Notice } from '#contract/site/notices.schema.ts'
import { PUBLIC_URL_REMEDY, publicUrlFault, requestProblem } from '#platform/public-url-problem.ts'
import type { RequestHosts } from '#platform/public-url-problem.ts'
import type { App } from '../app/app.ts'

/** What staff should know about the site as a whole, seen from a request to `hosts`. Empty when all is well. */
export function findNotices({ settings }: Pick<App, 'settings'>, hosts: RequestHosts): Notice[] {
  const problem = requestProblem(settings, hosts)
  return problem === undefined ? [] : [{ fault: publicUrlFault(problem), remedy: PUBLIC_URL_REMEDY }]
}
