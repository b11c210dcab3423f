/** Landing pages: one value of a list as a page with texts of its own (docs/decisions/0044). */
import { z } from 'zod'
import { schemasOf } from '../items/field.ts'
import type { ListAsked, QueryOf } from '../items/list.ts'
import { isoDate } from '../shared/common.schema.ts'
import { formBody } from '../shared/form-fields.schema.ts'
import { LANDING_FACETS, LANDING_FIELDS, LANDING_LISTS } from './fields.ts'

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

export const LANDING_LIST = {
  says: 'A part of the title, the address or the value',
  filters: { list: { values: [...LANDING_LISTS, 'all'], preset: 'all' } },
} as const satisfies ListAsked
export type LandingQuery = QueryOf<typeof LANDING_LIST>

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
