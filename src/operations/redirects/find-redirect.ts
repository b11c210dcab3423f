import { addressKey } from '#domain/redirects/address-key.ts'
import { followRedirects } from '#domain/redirects/follow-redirects.ts'
import { isFixedPage, isOwnAddress } from '#domain/redirects/reserved-addresses.ts'
import { withQuery } from '#domain/redirects/site-path.ts'
import type { App } from '../app/app.ts'
import { presentPages } from './present-pages.ts'

/** Characters: a pattern may repeat a long part of an address many times, and no header should be that long. */
const MAX_TARGET = 8_192

/**
 * Where staff send visitors of an address that has no page, with their query; undefined when nowhere, and where they
 * would be sent in a circle. Counts the use. `isGone`: something was here and was deleted; then only a redirect of
 * exactly this address stands over its page.
 */
export async function findRedirectFor(
  app: Pick<App, 'db' | 'redirects' | 'now'>,
  { pathname, search, isGone }: { pathname: string; search: string; isGone: boolean },
): Promise<string | undefined> {
  const address = addressKey(pathname)
  // Some pages answer 404 themselves, such as that of a link from a mail that is not valid.
  if (address === undefined || isOwnAddress(address.key) || isFixedPage(address.key)) return undefined
  const rules = await app.redirects.rules()
  const first = rules.find(address, { exactOnly: isGone })
  if (first === undefined) return undefined
  const followed = followRedirects(address, (at) => (at === address ? first : rules.find(at)))
  if (followed?.to === undefined) return undefined
  const { rule, to, circle } = followed
  // Rules that lead in a circle do so only while there is no page on the way. It happens rarely enough to ask.
  if (circle !== undefined && (await presentPages(app, circle.keys)).size === 0) return undefined
  const target = withQuery(to, search)
  if (target.length > MAX_TARGET) return undefined
  app.redirects.countUse(rule.id, app.now())
  return target
}
