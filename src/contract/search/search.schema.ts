/** What a search finds. Screens take the types only. */
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
      /** Its wagering is above what Great Britain allows: it must not be shown to visitors from there. */
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
  /** An address of this site. */
  to: z.string(),
  /** How many items the list there has; null for a page. */
  count: z.int().nullable(),
})
/** What a search means besides the names that it finds: a filtered list or a page. */
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
  /** To be shown above everything else. */
  intents: z.array(Intent),
  /** What a misspelled text was understood as; null where it was not. */
  correctedTo: z.string().nullable(),
  /** The kinds that found anything, the best match first. */
  order: z.array(z.enum(SEARCH_KINDS)),
})
export type SearchAnswer = z.infer<typeof SearchAnswer>
