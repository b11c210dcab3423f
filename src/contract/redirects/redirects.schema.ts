/** Redirects and missing addresses. Dialogs validate with the form; screens import the types. */
import { z } from 'zod'
import type { ListAsked, QueryOf } from '../items/list.ts'
import { isoDate, text } from '../shared/common.schema.ts'
import { REDIRECT } from './limits.ts'
import { REDIRECT_KINDS } from './redirect-kinds.ts'

const address = (label: string) =>
  text({
    max: REDIRECT.address,
    tooShort: `${label} is required`,
    tooLong: `${label} may have at most ${REDIRECT.address} characters`,
  })

/** The form of a redirect. `domain/redirects/check-redirect.ts` checks everything beyond lengths. */
export const RedirectForm = z.strictObject({
  kind: z.enum(REDIRECT_KINDS, `Matching must be one of ${REDIRECT_KINDS.join(', ')}`),
  source: address('Old address'),
  target: address('New address'),
})
export type RedirectForm = z.infer<typeof RedirectForm>

export const Redirect = z.object({
  id: z.int(),
  kind: z.enum(REDIRECT_KINDS),
  source: z.string(),
  target: z.string(),
  hits: z.int(),
  /** To the minute; null when never used. */
  lastUsedAt: isoDate.nullable(),
  createdAt: isoDate,
  /** Null when no person created it. */
  createdBy: z.string().nullable(),
})
export type Redirect = z.infer<typeof Redirect>

export const REDIRECT_SORTS = ['newest', 'source', 'hits', 'used'] as const
export type RedirectSort = (typeof REDIRECT_SORTS)[number]
export const REDIRECT_LIST = {
  says: 'A part of the old or the new address',
  filters: {
    kind: { values: [...REDIRECT_KINDS, 'all'], preset: 'all' },
    sort: {
      values: REDIRECT_SORTS,
      preset: 'newest',
      says: 'newest by default; source is the old address, hits the most used first, used the last used first',
    },
  },
} as const satisfies ListAsked
export type RedirectsQuery = QueryOf<typeof REDIRECT_LIST>

export const RedirectImport = z.object({
  rows: z.int(),
  created: z.int(),
  changed: z.int(),
  unchanged: z.int(),
  refused: z.int(),
  /** The first refused rows with their reasons. Row numbers are those of the file, with the header as row 1. */
  problems: z.array(z.object({ row: z.int(), source: z.string(), message: z.string() })),
  /** Titles of columns that are not used, such as the number of visits. */
  unreadColumns: z.array(z.string()),
  /** False: the file was checked only. */
  isApplied: z.boolean(),
})
export type RedirectImport = z.infer<typeof RedirectImport>

export const MissingAddress = z.object({
  id: z.int(),
  address: z.string(),
  hits: z.int(),
  firstSeenAt: isoDate,
  lastSeenAt: isoDate,
  /** The host that the last visitor with a referrer came from; null when no browser named one. */
  referrer: z.string().nullable(),
})
export type MissingAddress = z.infer<typeof MissingAddress>

export const MISSING_SORTS = ['hits', 'newest', 'latest'] as const
export type MissingSort = (typeof MISSING_SORTS)[number]
export const MISSING_LIST = {
  says: 'A part of the address or of the host that visitors came from',
  filters: {
    sort: {
      values: MISSING_SORTS,
      preset: 'hits',
      says: 'hits by default, the most asked for first; newest by the first visit, latest by the last one',
    },
  },
} as const satisfies ListAsked
export type MissingQuery = QueryOf<typeof MISSING_LIST>

export const RedirectSuggestion = z.object({
  /** The page that was most likely meant; null when no page is similar. */
  target: z.object({ path: z.string(), label: z.string() }).nullable(),
})
export type RedirectSuggestion = z.infer<typeof RedirectSuggestion>
