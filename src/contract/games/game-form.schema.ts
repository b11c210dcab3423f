/** The game form of the admin area. */
import { z } from 'zod'
import { schemasOf } from '../items/field.ts'
import { formBody } from '../shared/form-fields.schema.ts'
import { GAME_FIELDS } from './fields.ts'

const SCHEMAS = schemasOf(GAME_FIELDS)
export const GameForm = z.strictObject(SCHEMAS)
export type GameForm = z.output<typeof GameForm>
/** The body of a save. */
export const GameBody = formBody(SCHEMAS, ['userAverage', 'totalReviews'])
