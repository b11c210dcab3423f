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
import { fieldTable, schemasOf } from '../items/field.ts'
import type { FormLayout } from '../items/field.ts'
import { slugField } from '../shared/slug-field.schema.ts'
import { FORM } from '../shared/limits.ts'
import { BONUS_TYPES } from '../shared/options.ts'

export const BONUS_FIELDS = fieldTable({
  title: {
    schema: required('Title', { min: FORM.bonusTitle, max: FORM.title }),
    label: 'Title',
    column: 'title',
    cell: 'text',
    public: 'title',
    isOneLine: true,
  },
  slug: {
    schema: slugField(),
    label: 'Address',
    column: 'slug',
    cell: 'text',
    public: 'slug',
    isOneLine: true,
  },
  description: {
    schema: required('Description', FORM.description),
    label: 'Description',
    column: 'description',
    cell: 'text',
    public: 'description',
    control: { as: 'area' },
  },
  /** A type of the list has one spelling: "No-Deposit" is no_deposit (decision D-39). Any other stays as it was typed. */
  type: {
    schema: required('Bonus type', { min: 1, max: FORM.bonusType }, 'Bonus type is required').transform(
      (type) => {
        const key = type.toLowerCase().replaceAll(/[\s-]+/g, '_')
        return BONUS_TYPES.find((known) => known === key) ?? type.replaceAll(/\s+/g, ' ')
      },
    ),
    label: 'Type',
    column: 'type',
    cell: 'text',
    public: 'type',
    isOneLine: true,
  },
  amount: {
    schema: required('Amount', { min: 1, max: FORM.amount }, 'Amount is required'),
    label: 'Amount',
    column: 'amount',
    cell: 'text',
    public: 'amount',
    isOneLine: true,
    control: { placeholder: '100% up to €200' },
  },
  casinoId: {
    schema: rowId('Casino is required'),
    label: 'Casino',
    column: 'casino_id',
    cell: 'number',
    public: 'casinoId',
    control: { as: 'one casino' },
  },
  /** Null, here and in the next: not stated. */
  wageringRequirement: {
    schema: nullableText('Wagering requirement', FORM.condition),
    label: 'Wagering requirement',
    column: 'wagering_requirement',
    cell: 'optional',
    public: 'wageringRequirement',
    isFact: true,
    control: { placeholder: '35×' },
  },
  minDeposit: {
    schema: nullableText('Minimum deposit', FORM.condition),
    label: 'Minimum deposit',
    column: 'min_deposit',
    cell: 'optional',
    public: 'minDeposit',
    isFact: true,
    control: { placeholder: '€20' },
  },
  maxWin: {
    schema: nullableText('Maximum win', FORM.condition),
    label: 'Maximum win',
    column: 'max_win',
    cell: 'optional',
    public: 'maxWin',
    control: { hint: 'Optional', placeholder: '€500' },
  },
  /** A day without a time means its end. */
  validUntil: {
    schema: instant('Valid until', 'T23:59:59.000Z'),
    label: 'Valid until',
    column: 'valid_until',
    stored: 'instant',
    cell: 'optional',
    public: 'validUntil',
    control: { as: 'day', hint: 'To the end of that day (UTC)' },
  },
  /** What an empty end means: true for none, false for not stated (decision D-97). */
  noEndDate: {
    schema: laterFlag('noEndDate'),
    preset: true,
    label: 'No end date',
    column: 'no_end_date',
    cell: 'flag',
    public: 'noEndDate',
    isLater: true,
  },
  code: {
    schema: nullableText('Code', FORM.listEntry),
    label: 'Code',
    column: 'code',
    cell: 'optional',
    public: 'code',
    isOneLine: true,
    control: { max: FORM.listEntry },
  },
  /** What an empty code means: true for none, false for not stated (decision D-97). */
  noCodeNeeded: {
    schema: laterFlag('noCodeNeeded'),
    preset: true,
    label: 'No code needed',
    column: 'no_code_needed',
    cell: 'flag',
    public: 'noCodeNeeded',
    isLater: true,
  },
  terms: {
    schema: nullableText('Terms', FORM.terms),
    label: 'Terms',
    column: 'terms',
    cell: 'optional',
    public: 'terms',
    control: { as: 'area', hint: 'Empty: not stated', rows: 6 },
  },
  /** An empty list is what an empty cell of a file holds. */
  offerTerms: {
    schema: z.preprocess(
      (terms) => (Array.isArray(terms) && terms.length === 0 ? null : terms),
      OfferTerms.nullish(),
    ),
    label: 'Terms as data',
    column: 'offer_terms',
    stored: 'json',
    cell: 'media',
    public: 'offerTerms',
    isLater: true,
    description: 'The terms of the offer as data, beside its free texts; null in them is not stated.',
  },
  imageUrl: {
    schema: pictureAddress('Image URL'),
    label: 'Image URL',
    column: 'image_url',
    cell: 'optional',
    public: 'imageUrl',
    isPicture: true,
  },
  isActive: {
    schema: flag('isActive', true),
    label: 'Active',
    column: 'is_active',
    cell: 'flag',
    public: 'isActive',
    preset: true,
    control: {
      hint: 'Lists hold active bonuses of active casinos; the page of an inactive one says Inactive. One whose end has passed counts as ended.',
    },
  },
  isFeatured: {
    schema: flag('isFeatured', false),
    label: 'Featured',
    column: 'is_featured',
    cell: 'flag',
    public: 'isFeatured',
    control: { hint: 'It is among the Top Bonuses of the home page; an ended one is not.' },
  },
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
/** The form of the admin area. */
export const BonusForm = z.strictObject(SCHEMAS)
export type BonusForm = z.output<typeof BonusForm>
/** The body of a save. */
export const BonusBody = formBody(SCHEMAS, ['casino'])
