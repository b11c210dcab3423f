/** The bonus form of the admin area. */
import { z } from 'zod'
import {
  flag,
  formBody,
  instant,
  nullableText,
  pictureAddress,
  required,
  rowId,
} from '../shared/form-fields.schema.ts'
import { slugField } from '../shared/slug-field.schema.ts'
import { FORM } from '../shared/limits.ts'
import { BONUS_TYPES } from '../shared/options.ts'

export const BONUS_FIELDS = {
  title: required('Title', { min: FORM.bonusTitle, max: FORM.title }),
  slug: slugField(),
  description: required('Description', FORM.description),
  /** A type of the list has one spelling: "No-Deposit" is no_deposit (decision D-39). Any other stays as it was typed. */
  type: required('Bonus type', { min: 1, max: FORM.bonusType }, 'Bonus type is required').transform(
    (type) => {
      const key = type.toLowerCase().replaceAll(/[\s-]+/g, '_')
      return BONUS_TYPES.find((known) => known === key) ?? type.replaceAll(/\s+/g, ' ')
    },
  ),
  amount: required('Amount', { min: 1, max: FORM.amount }, 'Amount is required'),
  casinoId: rowId('Casino is required'),
  /** Null, here and in the next: not stated. */
  wageringRequirement: nullableText('Wagering requirement', FORM.condition),
  minDeposit: nullableText('Minimum deposit', FORM.condition),
  maxWin: nullableText('Maximum win', FORM.condition),
  /** A day without a time means its end. */
  validUntil: instant('Valid until', 'T23:59:59.000Z'),
  code: nullableText('Code', FORM.listEntry),
  terms: nullableText('Terms', FORM.terms),
  imageUrl: pictureAddress('Image URL'),
  isActive: flag('isActive', true),
  isFeatured: flag('isFeatured', false),
}
export const BonusForm = z.strictObject(BONUS_FIELDS)
export type BonusForm = z.output<typeof BonusForm>
/** The body of a save. */
export const BonusBody = formBody(BONUS_FIELDS, ['casino'])
