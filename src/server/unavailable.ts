/** The response while the database is unavailable: a page that says so, with 503 and a time to retry. */
import { createContext, data, type ActionFunction, type LoaderFunction, type ServerBuild } from 'react-router'
import { Refusal } from '#contract/shared/refusal.ts'
import { isDatabaseUnavailable } from '#db/errors.ts'
import type { App } from '#operations/app/app.ts'
import { within } from '#platform/within.ts'
import { appContext, requestIdContext } from '#web/contexts.ts'

/** Seconds after which a retry is sensible. */
export const RETRY_AFTER = '5'

/** True for a request that has waited long enough: its loaders make no query and respond with 503 at once. */
export const lateContext = createContext(false)

type Handler = LoaderFunction | ActionFunction

/** The built pages, with loaders and actions that respond with 503 when the database is unavailable. */
export function withUnavailable(build: ServerBuild): ServerBuild {
  const routes = Object.entries(build.routes).map(([id, route]) => {
    const { loader, action } = route?.module ?? {}
    const handlers = {
      ...(loader && { loader: guarded(loader) }),
      ...(action && { action: guarded(action) }),
    }
    return [id, route && { ...route, module: { ...route.module, ...handlers } }] as const
  })
  return { ...build, routes: Object.fromEntries(routes) }
}

function guarded<H extends Handler>(handler: H): H {
  return (async (...args: Parameters<H>) => {
    const { context } = args[0]
    if (context.get(lateContext)) throw unavailable()
    try {
      return await (handler as (...args: unknown[]) => unknown)(...args)
    } catch (error) {
      if (!isUnavailable(error)) throw error
      const id = context.get(requestIdContext)
      context.get(appContext).log.error({ err: error, id }, 'a page could not be loaded')
      throw unavailable()
    }
  }) as unknown as H
}

function isUnavailable(error: unknown): boolean {
  return error instanceof Refusal ? error.code === 'unavailable' : isDatabaseUnavailable(error)
}

function unavailable() {
  return data(null, { status: 503, headers: { 'retry-after': RETRY_AFTER } })
}

/** Milliseconds until the database is first checked, and between further checks. */
const LOOKS = { first: 4_500, next: 500 }

/**
 * The response, or the result of `late` when there is none after 4.5 seconds and the database is unavailable. While the
 * database responds, slow responses such as uploads are awaited.
 */
export async function answerInTime(
  { changes }: Pick<App, 'changes'>,
  response: Promise<Response>,
  late: () => Promise<Response>,
  looks = LOOKS,
): Promise<Response> {
  for (let ms = looks.first; ; ms = looks.next) {
    try {
      return await within(ms, response, () => new LateError())
    } catch (error) {
      if (!(error instanceof LateError)) throw error
      if (!changes.isInStep()) return await late()
    }
  }
}

class LateError extends Error {
  override name = 'LateError'
}
