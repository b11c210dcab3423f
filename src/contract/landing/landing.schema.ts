/** Landing pages: one value of a list as a page with texts of its own (docs/decisions/0044). */
import { z } from 'zod'
import { schemasOf } from '../items/field.ts'
import { isoDate } from '../shared/common.schema.ts'
import { formBody } from '../shared/form-fields.schema.ts'
import { LANDING_FACETS, LANDING_FIELDS } from './fields.ts'
import type { LandingList } from './fields.ts'

const SCHEMAS = schemasOf(LANDING_FIELDS)

/** What an editor writes of a landing page. */
export const LandingForm = z.strictObject(SCHEMAS)
export type LandingForm = z.output<typeof LandingForm>
export const LandingBody = formBody(SCHEMAS, ['total', 'isDemo', 'updatedAt'])

export function hasFacet({ list, facet }: Pick<LandingForm, 'list' | 'facet'>): boolean {
  return LANDING_FACETS[list].some((one) => one === facet)
}
export const NO_FACET = { path: 'facet', message: 'This list has no such filter' } as const

/** A landing page as staff see it. */
export const ListedLanding = LandingForm.extend({
  id: z.int(),
  /** How many items it lists now. */
  total: z.int(),
  isDemo: z.boolean(),
  updatedAt: isoDate,
})
export type ListedLanding = z.infer<typeof ListedLanding>

export type LandingLink = Pick<LandingForm, 'list' | 'facet' | 'value' | 'slug' | 'title'>

export interface LandingQuery {
  search: string
  list: LandingList | 'all'
}

/** What is computed of the listed items. Null: not known of any. */
export interface LandingFacts {
  total: number
  /** Hours; the median of the fastest payouts that casinos state. */
  payoutHours: number | null
  /** How many casinos it is the median of. */
  payoutStated: number
  /** Times that the amount of a welcome offer is staked; 0 for none. */
  lowestWagering: number | null
}
