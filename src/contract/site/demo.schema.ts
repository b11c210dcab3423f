/** The demo catalogue in numbers. Screens take the types only. */
import { z } from 'zod'
import type { ItemKind } from '../items/item-kinds.ts'

export const DemoCounts = z.object({
  casinos: z.int(),
  bonuses: z.int(),
  games: z.int(),
  posts: z.int(),
  /** Of the items above, by any author. */
  reviews: z.int(),
  /** Invented readers of the newsletter. */
  subscribers: z.int(),
  /** Invented views, clicks and searches. */
  visits: z.int(),
  /** Demo casinos that stay, because bonuses which are no demo belong to them; not in `casinos`. */
  keptCasinos: z.int(),
})
export type DemoCounts = z.infer<typeof DemoCounts>

/** What the demo catalogue has on the site: everything that visitors see, or the items of each kind by their ids. */
export type DemoEntries = 'all' | Readonly<Record<ItemKind, readonly number[]>>
