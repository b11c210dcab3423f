/** The field tables of all kinds. */
import { BONUS_FIELDS } from '../bonuses/fields.ts'
import { CASINO_FIELDS } from '../casinos/fields.ts'
import { GAME_FIELDS } from '../games/fields.ts'
import { LANDING_FIELDS } from '../landing/fields.ts'
import { POST_FIELDS } from '../posts/fields.ts'
import type { FieldTable } from './field.ts'
import type { WrittenKind } from './item-kinds.ts'

export const ITEM_FIELDS: Readonly<Record<WrittenKind, FieldTable>> = {
  casino: CASINO_FIELDS,
  bonus: BONUS_FIELDS,
  game: GAME_FIELDS,
  post: POST_FIELDS,
  landing: LANDING_FIELDS,
}
