/** The fields of the bonus form: one line each, from which forms, storage, history, files and responses follow. */
import { z } from 'zod'
import { OfferTerms } from '../offers/terms.ts'
import {
  flag,
  instant,
  laterFlag,
  nullableText,
  pictureAddress,
  required,
  rowId,
  formBody,
} from '../shared/form-fields.schema.ts'
import { field, fieldTable, schemasOf, type FormLayout } from '../items/field.ts'
import { slugField } from '../shared/slug-field.schema.ts'
import { FORM } from '../items/limits.ts'
import { BONUS_TYPES } from '../shared/options.ts'

export const BONUS_FIELDS = fieldTable({
  title: field.text('Title', required('Title', { min: FORM.bonusTitle, max: FORM.title }), {
    isOneLine: true,
  }),
  slug: field.text('Address', slugField(), { isOneLine: true }),
  description: field.text('Description', required('Description', FORM.description), {
    control: { as: 'area' },
  }),
  /**
   * Types of the list have one spelling: "No-Deposit" becomes no_deposit (decision D-39). Other types stay as typed.
   */
  type: field.text(
    'Type',
    required('Bonus type', { min: 1, max: FORM.bonusType }, 'Bonus type is required').transform((type) => {
      const key = type.toLowerCase().replaceAll(/[\s-]+/g, '_')
      return BONUS_TYPES.find((known) => known === key) ?? type.replaceAll(/\s+/g, ' ')
    }),
    { isOneLine: true },
  ),
  amount: field.text('Amount', required('Amount', { min: 1, max: FORM.amount }, 'Amount is required'), {
    isOneLine: true,
    control: { placeholder: '100% up to €200' },
  }),
  casinoId: field.number('Casino', rowId('Casino is required'), { control: { as: 'one casino' } }),
  /** Null means "not stated", for this field and the next. */
  wageringRequirement: field.optional(
    'Wagering requirement',
    nullableText('Wagering requirement', FORM.condition),
    { isFact: true, control: { placeholder: '35×' } },
  ),
  minDeposit: field.optional('Minimum deposit', nullableText('Minimum deposit', FORM.condition), {
    isFact: true,
    control: { placeholder: '€20' },
  }),
  maxWin: field.optional('Maximum win', nullableText('Maximum win', FORM.condition), {
    control: { hint: 'Optional', placeholder: '€500' },
  }),
  /** A day without a time means the end of that day. */
  validUntil: field.optional('Valid until', instant('Valid until', 'T23:59:59.000Z'), {
    stored: 'instant',
    control: { as: 'day', hint: 'To the end of that day (UTC)' },
  }),
  /** Says what an empty end date means: true for no end, false for not stated (decision D-97). */
  noEndDate: field.flag('No end date', laterFlag('noEndDate'), { preset: true, isLater: true }),
  code: field.optional('Code', nullableText('Code', FORM.listEntry), {
    isOneLine: true,
    control: { max: FORM.listEntry },
  }),
  /** Says what an empty code means: true for no code, false for not stated (decision D-97). */
  noCodeNeeded: field.flag('No code needed', laterFlag('noCodeNeeded'), { preset: true, isLater: true }),
  terms: field.optional('Terms', nullableText('Terms', FORM.terms), {
    control: { as: 'area', hint: 'Empty: not stated', rows: 6 },
  }),
  /** An empty cell of a file is an empty list. */
  offerTerms: field.media(
    'Terms as data',
    z.preprocess(
      (terms) => (Array.isArray(terms) && terms.length === 0 ? null : terms),
      OfferTerms.nullish(),
    ),
    {
      stored: 'json',
      isLater: true,
      description: 'The terms of the offer as data, beside its free texts; null in them is not stated.',
    },
  ),
  imageUrl: field.optional('Image URL', pictureAddress('Image URL'), { isPicture: true }),
  isActive: field.flag('Active', flag('isActive', true), {
    preset: true,
    control: {
      hint: 'Lists hold active bonuses of active casinos; the page of an inactive one says Inactive. One whose end has passed counts as ended.',
    },
  }),
  isFeatured: field.flag('Featured', flag('isFeatured', false), {
    control: { hint: 'It is among the Top Bonuses of the home page; an ended one is not.' },
  }),
})

export const BONUS_LAYOUT = {
  Basic: ['title', 'description', ['type', 'amount'], 'casinoId', 'slug'],
  Details: [
    ['wageringRequirement', 'minDeposit'],
    ['maxWin', 'code'],
    'noCodeNeeded',
    'validUntil',
    'noEndDate',
    'imageUrl',
    'terms',
  ],
  Status: ['isActive', 'isFeatured'],
  Terms: ['offerTerms'],
} as const satisfies FormLayout<typeof BONUS_FIELDS>

const SCHEMAS = schemasOf(BONUS_FIELDS)
export const BonusForm = z.strictObject(SCHEMAS)
export type BonusForm = z.output<typeof BonusForm>
export const BonusBody = formBody(SCHEMAS, ['casino'])
