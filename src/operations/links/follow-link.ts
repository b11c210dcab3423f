import type { Placement } from '#contract/clicks/click-words.ts'
import type { OutboundTarget } from '#db/queries/links/outbound-targets.ts'
import { outboundUrl } from '#domain/analytics/outbound-link.ts'
import { fillTarget } from '#domain/clicks/fill-target.ts'
import type { App } from '../app/app.ts'

/** The target for a visitor, or the casino that refuses the visitor's country. */
export type FollowedLink = { to: string; casinoId: number } | { refusedBy: OutboundTarget; country: string }

interface Follower {
  /** ISO 3166-1; undefined when unknown. */
  country: string | undefined
  /** Values for the target's placeholders: the id of the click, and the place of the link. */
  clickId: string
  placement: Placement
}

/** The target of the link with this slug; undefined without such a link. Needs no database. */
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
