/** The casino form of the admin area, with the expert review in the same flat record. */
import { z } from 'zod'
import { schemasOf } from '../items/field.ts'
import { formBody } from '../shared/form-fields.schema.ts'
import { RATING_CATEGORIES } from '../shared/options.ts'
import { CASINO_FIELDS } from './fields.ts'

const SCHEMAS = schemasOf(CASINO_FIELDS)
export const CasinoForm = z.strictObject(SCHEMAS)
export type CasinoForm = z.output<typeof CasinoForm>
/** The body of a save. */
export const CasinoBody = formBody(SCHEMAS, ['trustScore', 'userRating', 'totalReviews'])

/** Decision D-36. */
export function hasExpertReview(form: CasinoForm): boolean {
  return (
    form.overallRating !== null ||
    form.expertSummary !== null ||
    RATING_CATEGORIES.some(
      (category) => form[`${category}Rating`] !== null || form[`${category}Explanation`] !== null,
    )
  )
}
