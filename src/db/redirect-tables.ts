/** Redirects of staff, and the addresses that nothing answers. */
import type { Generated, GeneratedAlways } from 'kysely'
import type { RedirectKind } from '#contract/redirects/redirect-kinds.ts'

export interface RedirectsTable {
  id: GeneratedAlways<number>
  kind: RedirectKind
  /** As it was written. */
  source: string
  /** As addresses are compared. */
  source_key: string
  target: string
  /** The same of the target of an exact redirect. */
  target_key: string | null
  /** Of a pattern: the lowest is tried first. */
  position: number | null
  created_at: Generated<Date>
  created_by: string | null
}

export interface RedirectUsesTable {
  redirect_id: number
  hits: number
  last_used_at: Date
}

export interface MissingAddressesTable {
  id: GeneratedAlways<number>
  address: string
  hits: number
  first_seen_at: Date
  last_seen_at: Date
  referrer: string | null
}
