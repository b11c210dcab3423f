/** Targets of links and cards in the article editor. Screens import the types only. */
import { z } from 'zod'

export const LINK_KINDS = ['casino', 'bonus', 'game', 'post'] as const
export type LinkKind = (typeof LINK_KINDS)[number]

export const LinkTarget = z.object({
  kind: z.enum(LINK_KINDS),
  id: z.int(),
  name: z.string(),
  /** Tells items of the same name apart: the casino and amount of a bonus, the studio of a game. */
  detail: z.string(),
  /** Its address on this site. */
  path: z.string(),
  /** `hidden`: visitors do not see it; `ended`: the offer's end has passed. */
  state: z.enum(['shown', 'hidden', 'ended']),
})
export type LinkTarget = z.infer<typeof LinkTarget>
