/** The fields of the game form: one line each, from which forms, storage, history, files and responses follow. */
import { z } from 'zod'
import {
  flag,
  idList,
  numeric,
  optionalAddress,
  optionalFact,
  optionalText,
  pictureAddress,
  required,
  requiredFact,
  textList,
  wholeNumber,
  formBody,
} from '../shared/form-fields.schema.ts'
import { field, fieldTable, schemasOf, type FormLayout } from '../items/field.ts'
import { slugField } from '../shared/slug-field.schema.ts'
import { FORM, FORM_PRESET } from '../items/limits.ts'
import { GAME_TYPES, VOLATILITIES } from '../shared/options.ts'

const bet = (name: string) =>
  optionalFact(
    numeric(name, { min: 0, max: 1_000_000_000 }).transform((euros) => Math.round(euros * 100) / 100),
  )

function withoutPercentSign(text: string): string {
  return text.endsWith('%') ? text.slice(0, -1).trimEnd() : text
}

const EUROS = { hint: '€', min: 0, step: 0.01 } as const

export const GAME_FIELDS = fieldTable({
  name: field.text('Name', required('Name', FORM.name), { isOneLine: true }),
  slug: field.text('Address', slugField(), { isOneLine: true }),
  description: field.text('Description', optionalText('Description', FORM.description.max), {
    control: { as: 'area' },
  }),
  provider: field.text('Provider', required('Provider', FORM.name, 'Provider is required'), {
    isOneLine: true,
  }),
  type: field.text(
    'Type',
    z.string('Type is required').trim().toLowerCase().pipe(z.enum(GAME_TYPES, 'Type is required')),
    { isOneLine: true, options: GAME_TYPES },
  ),
  category: field.list('Category', textList('Categories')),
  /** Percent; a trailing percent sign is dropped. */
  rtp: field.number(
    'RTP',
    requiredFact(
      z.preprocess(
        (value) => (typeof value === 'string' ? withoutPercentSign(value.trim()) : value),
        numeric('RTP', { min: 0, max: 100 }),
      ),
    ),
    { preset: FORM_PRESET.rtp, isFact: true, control: { hint: 'Percent', min: 0, max: 100, step: 0.01 } },
  ),
  volatility: field.optional(
    'Volatility',
    requiredFact(
      z
        .string('Volatility is required')
        .trim()
        .toLowerCase()
        .pipe(z.enum(VOLATILITIES, 'Volatility is required')),
    ),
    { isOneLine: true, options: VOLATILITIES, isFact: true },
  ),
  /** Euros. */
  minBet: field.number('Minimum bet', bet('Minimum bet'), {
    stored: 'decimal',
    preset: FORM_PRESET.minBet,
    isFact: true,
    control: EUROS,
  }),
  maxBet: field.number('Maximum bet', bet('Maximum bet'), {
    stored: 'decimal',
    preset: FORM_PRESET.maxBet,
    isFact: true,
    control: EUROS,
  }),
  paylines: field.number('Paylines', optionalFact(wholeNumber('Paylines', { min: 0, max: 2_147_483_647 })), {
    control: { hint: 'Optional', min: 0, step: 1 },
  }),
  maxMultiplier: field.number(
    'Max multiplier',
    optionalFact(numeric('Max multiplier', { min: 0, max: 1_000_000_000 })),
    { control: { hint: 'Optional', min: 0, step: 1 } },
  ),
  tags: field.list('Tags', textList('Tags')),
  imageUrl: field.optional('Image URL', pictureAddress('Image URL'), { isPicture: true }),
  demoUrl: field.optional('Demo URL', optionalAddress('Demo URL'), {
    control: { as: 'address', hint: 'Optional', placeholder: 'https://' },
  }),
  availableAt: field.ids('Casinos', idList('Casinos'), { column: null }),
  isActive: field.flag('Active', flag('isActive', true), {
    preset: true,
    control: { hint: 'Lists hold active games; the page of an inactive one says Inactive.' },
  }),
  isFeatured: field.flag('Featured', flag('isFeatured', false)),
})

export const GAME_LAYOUT = {
  Basic: ['name', 'description', ['provider', 'type'], 'category', 'slug'],
  Details: [
    ['rtp', 'volatility'],
    ['minBet', 'maxBet'],
    ['paylines', 'maxMultiplier'],
    'tags',
    'demoUrl',
    'imageUrl',
  ],
  Casinos: ['availableAt'],
  Status: ['isActive', 'isFeatured'],
} as const satisfies FormLayout<typeof GAME_FIELDS>

const SCHEMAS = schemasOf(GAME_FIELDS)
export const GameForm = z.strictObject(SCHEMAS)
export type GameForm = z.output<typeof GameForm>
export const GameBody = formBody(SCHEMAS, ['userAverage', 'totalReviews'])
