/** Landing pages: a page with its own texts for one value of a list (docs/decisions/0044). */
import { z } from 'zod'
import { schemasOf } from '../items/field.ts'
import type { ListAsked, QueryOf } from '../items/list.ts'
import { isoDate } from '../shared/common.schema.ts'
import { formBody } from '../shared/form-fields.schema.ts'
import { LANDING_FACETS, LANDING_FIELDS, LANDING_LISTS } from './fields.ts'

const SCHEMAS = schemasOf(LANDING_FIELDS)

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
  /** The current number of listed items. */
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

/** Figures computed from the listed items. Null: not known of any. */
export interface LandingFacts {
  total: number
  /** Median of the casinos' fastest stated payouts, in hours. */
  payoutHours: number | null
  /** The number of casinos behind that median. */
  payoutStated: number
  /** Lowest wagering multiple of a welcome offer; 0 for none. */
  lowestWagering: number | null
}
