import { z } from 'zod'
import { decimal } from '../shared/common.schema.ts'
import { SEARCH_KINDS } from './site-search.ts'

export const Suggestions = z.object({
  casinos: z.array(
    z.object({
      id: z.int(),
      slug: z.string(),
      name: z.string(),
      logoUrl: z.string().nullable(),
      license: z.string().nullable(),
      safetyIndex: decimal.nullable(),
    }),
  ),
  bonuses: z.array(
    z.object({
      id: z.int(),
      slug: z.string(),
      title: z.string(),
      amount: z.string(),
      wageringRequirement: z.string().nullable(),
      minDeposit: z.string().nullable(),
      validUntil: z.string().nullable(),
      noEndDate: z.boolean(),
      casinoName: z.string(),
      casinoLogoUrl: z.string().nullable(),
      /** True: its wagering is above the limit of Great Britain, so visitors from there must not see it. */
      hiddenInBritain: z.boolean(),
    }),
  ),
  games: z.array(
    z.object({
      id: z.int(),
      slug: z.string(),
      name: z.string(),
      provider: z.string(),
      type: z.string(),
      imageUrl: z.string().nullable(),
      /** Percent; null when it is not stated. */
      rtp: z.number().nullable(),
    }),
  ),
})
export type Suggestions = z.infer<typeof Suggestions>

export const Intent = z.object({
  kind: z.enum(['casinos', 'bonuses', 'games', 'page', 'help']),
  label: z.string(),
  /** A path of this site. */
  to: z.string(),
  /** How many items the list there has; null for a page. */
  count: z.int().nullable(),
})
/** A list or page that the search text describes, in addition to the names it finds. */
export type Intent = z.infer<typeof Intent>

export const SearchAnswer = Suggestions.extend({
  posts: z.array(
    z.object({
      id: z.int(),
      title: z.string(),
      slug: z.string(),
      category: z.string(),
      /** Minutes. */
      readTime: z.int(),
    }),
  ),
  /** Shown above all results. */
  intents: z.array(Intent),
  /** The corrected spelling that was searched for; null where nothing was corrected. */
  correctedTo: z.string().nullable(),
  /** The kinds with results, the best match first. */
  order: z.array(z.enum(SEARCH_KINDS)),
})
export type SearchAnswer = z.infer<typeof SearchAnswer>
