import { isRouteErrorResponse } from 'react-router'
import type { ServerBuild } from 'react-router'
import { appContext } from '#web/app-context.ts'
import { requestIdContext } from '#web/request-id-context.ts'

type HandleError = NonNullable<ServerBuild['entry']['module']['handleError']>

/**
 * The built pages, with one line in the log for each error that nobody expected, under the id of its request. What a
 * stranger's request alone can cause (no such page, a method that a page does not have) is not logged.
 */
export function withLoggedErrors(build: ServerBuild): ServerBuild {
  return { ...build, entry: { ...build.entry, module: { ...build.entry.module, handleError } } }
}

const handleError: HandleError = (error, { request, context }) => {
  if (request.signal.aborted || isRouteErrorResponse(error)) return
  const line = {
    err: error,
    id: context.get(requestIdContext),
    method: request.method,
    path: new URL(request.url).pathname,
  }
  context.get(appContext).log.error(line, 'a page failed')
}
