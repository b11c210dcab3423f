import type { OutboundTarget } from '#db/queries/links/outbound-targets.ts'
import { outboundUrl } from '#domain/analytics/outbound-link.ts'
import type { App } from '../app/app.ts'

/** Where a visitor is sent, or the casino that refuses players from the visitor's country. */
export type FollowedLink = { to: string } | { refusedBy: OutboundTarget; country: string }

/**
 * Where the link of this slug leads a visitor from this country (ISO 3166-1; undefined when it is not known). Undefined
 * without such a link. Asks the memory of the process alone.
 */
export async function followLink(
  { links }: Pick<App, 'links'>,
  slug: string,
  country: string | undefined,
): Promise<FollowedLink | undefined> {
  const target = (await links.links()).get(slug)
  const to = target && outboundUrl(target)
  if (target === undefined || to === undefined) return undefined
  if (country !== undefined && target.restrictedCountries.includes(country))
    return { refusedBy: target, country }
  return { to }
}
