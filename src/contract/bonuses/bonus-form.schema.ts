/** The bonus form of the admin area. */
import { z } from 'zod'
import { schemasOf } from '../items/field.ts'
import { formBody } from '../shared/form-fields.schema.ts'
import { BONUS_FIELDS } from './fields.ts'

const SCHEMAS = schemasOf(BONUS_FIELDS)
export const BonusForm = z.strictObject(SCHEMAS)
export type BonusForm = z.output<typeof BonusForm>
/** The body of a save. */
export const BonusBody = formBody(SCHEMAS, ['casino'])
