/** What the article editor links to and shows as cards. Screens take the types only. */
import { z } from 'zod'

export const LINK_KINDS = ['casino', 'bonus', 'game', 'post'] as const
export type LinkKind = (typeof LINK_KINDS)[number]

export const LinkTarget = z.object({
  kind: z.enum(LINK_KINDS),
  id: z.int(),
  name: z.string(),
  /** What distinguishes it from others of its name: the casino and amount of a bonus, the studio of a game. */
  detail: z.string(),
  /** Its address on this site. */
  path: z.string(),
  /** `hidden`: visitors do not see it; `ended`: an offer whose end has passed. */
  state: z.enum(['shown', 'hidden', 'ended']),
})
export type LinkTarget = z.infer<typeof LinkTarget>
