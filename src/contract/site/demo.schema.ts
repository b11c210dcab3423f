/** The size of the demo catalogue. Screens import the types only. */
import { z } from 'zod'
import type { ItemKind } from '../items/item-kinds.ts'

export const DemoCounts = z.object({
  casinos: z.int(),
  bonuses: z.int(),
  games: z.int(),
  posts: z.int(),
  /** Reviews of the items above, by any author. */
  reviews: z.int(),
  /** Invented subscribers of the newsletter. */
  subscribers: z.int(),
  /** Invented views, clicks and searches. */
  visits: z.int(),
  /** Demo casinos that stay because real bonuses belong to them; not counted in `casinos`. */
  keptCasinos: z.int(),
})
export type DemoCounts = z.infer<typeof DemoCounts>

/** The demo entries on the site: all visible content, or the items of each kind by id. */
export type DemoEntries = 'all' | Readonly<Record<ItemKind, readonly number[]>>
