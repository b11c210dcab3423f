import { CACHE_CONTROL } from '#contract/site/cache-control.ts'
import { addressKey, type AddressKey } from '#domain/redirects/address-key.ts'
import { followRedirects } from '#domain/redirects/follow-redirects.ts'
import { withoutParameters } from '#domain/redirects/query-key.ts'
import { isFixedPage, isOwnAddress } from '#domain/redirects/reserved-addresses.ts'
import type { FoundRule, RuleSet } from '#domain/redirects/rule-set.ts'
import { withQuery } from '#domain/redirects/site-path.ts'
import type { App } from '../app/app.ts'
import { presentPages } from './present-pages.ts'

/** Longer targets do not fit into a header. Characters. */
const MAX_TARGET = 8_192

interface Answered {
  request: Request
  /** Without the suffix of a request for a page's data. */
  url: URL
  response: Response
}

/**
 * Browsers ask again each time, so that staff can change redirects. 301 says that the old address is permanently
 * replaced.
 */
const HEADERS = { 'cache-control': CACHE_CONTROL.checked }

/** A redirect in place of a 404 response; undefined when there is none, or none is needed. */
export async function redirectMissing(
  app: Pick<App, 'db' | 'redirects' | 'now'>,
  { request, url, response: { status } }: Answered,
): Promise<Response | undefined> {
  if (!isRead(request) || (status !== 404 && status !== 410)) return undefined
  const { pathname, search } = url
  const location = await findRedirectFor(app, { pathname, search, isGone: status === 410 })
  return location === undefined ? undefined : moved(location)
}

/** A redirect in place of a path's page, for an address with the query of a redirect. */
export async function redirectQuery(
  app: Pick<App, 'db' | 'redirects' | 'now'>,
  { request, url: { pathname, search } }: Omit<Answered, 'response'>,
): Promise<Response | undefined> {
  if (!isRead(request)) return undefined
  const location = await findQueryRedirect(app, { pathname, search })
  return location === undefined ? undefined : moved(location)
}

export function isRead({ method }: Request): boolean {
  return method === 'GET' || method === 'HEAD'
}

function moved(location: string): Response {
  return new Response(null, { status: 301, headers: { ...HEADERS, location } })
}

interface Asked {
  pathname: string
  /** With its `?`. */
  search: string
}

/**
 * The target for an address without a page, with the visitor's query; undefined without a redirect, and where it would
 * close a circle. Counts the use. `isGone`: the page was deleted, and only an exact redirect takes precedence over its
 * "gone" page.
 */
async function findRedirectFor(
  app: Pick<App, 'db' | 'redirects' | 'now'>,
  { isGone, ...asked }: Asked & { isGone: boolean },
): Promise<string | undefined> {
  const address = addressKey(asked.pathname)
  // Some pages answer 404 by themselves, such as the one for an invalid link from a mail.
  if (address === undefined || isOwnAddress(address.key) || isFixedPage(address.key)) return undefined
  const rules = await app.redirects.rules()
  return leadTo(app, {
    rules,
    address,
    first: rules.find(address, { exactOnly: isGone }),
    search: asked.search,
  })
}

/**
 * The same for an address whose path and query together match a redirect, such as `/?p=12`. It takes precedence over
 * the path's page, which uses none of these parameters.
 */
async function findQueryRedirect(
  app: Pick<App, 'db' | 'redirects' | 'now'>,
  { pathname, search }: Asked,
): Promise<string | undefined> {
  if (search === '' || !app.redirects.hasQuery(pathname, search)) return undefined
  const path = addressKey(pathname)
  if (path === undefined) return undefined
  const address = { ...path, search }
  const rules = await app.redirects.rules()
  return leadTo(app, { rules, address, first: rules.find(address, { queryOnly: true }), search })
}

async function leadTo(
  app: Pick<App, 'db' | 'redirects' | 'now'>,
  {
    rules,
    address,
    first,
    search,
  }: { rules: RuleSet; address: AddressKey; first: FoundRule | undefined; search: string },
): Promise<string | undefined> {
  if (first === undefined) return undefined
  const followed = followRedirects(address, (at, options) =>
    at === address ? first : rules.find(at, options),
  )
  if (followed?.to === undefined) return undefined
  const { rule, to, circle } = followed
  // A circle is harmless while a page lies on it. Circles are rare enough to ask the database.
  if (circle !== undefined && (await presentPages(app, circle.keys)).size === 0) return undefined
  const target = withQuery(to, withoutParameters(search, rule.key))
  if (target.length > MAX_TARGET) return undefined
  app.redirects.countUse(rule.id, app.now())
  return target
}
