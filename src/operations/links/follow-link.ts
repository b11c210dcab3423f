import type { Placement } from '#contract/clicks/click-words.ts'
import type { OutboundTarget } from '#db/queries/links/outbound-targets.ts'
import { outboundUrl } from '#domain/analytics/outbound-link.ts'
import { fillTarget } from '#domain/clicks/fill-target.ts'
import type { App } from '../app/app.ts'

/** Where a visitor is sent, or the casino that refuses players from the visitor's country. */
export type FollowedLink = { to: string; casinoId: number } | { refusedBy: OutboundTarget; country: string }

interface Follower {
  /** ISO 3166-1; undefined when it is not known. */
  country: string | undefined
  /** What a target may name: the id that the click gets, and where the link is. */
  clickId: string
  placement: Placement
}

/** Where the link of this slug leads a visitor; undefined without such a link. Asks the memory of the process alone. */
export async function followLink(
  { links }: Pick<App, 'links'>,
  slug: string,
  { country, clickId, placement }: Follower,
): Promise<FollowedLink | undefined> {
  const target = (await links.links()).get(slug)
  const to = target && outboundUrl(target)
  if (target === undefined || to === undefined) return undefined
  if (country !== undefined && target.restrictedCountries.includes(country))
    return { refusedBy: target, country }
  const { clickParameter, id } = target
  return { to: fillTarget(to, { clickId, placement, clickParameter }), casinoId: id }
}
