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
import { fieldTable, schemasOf } from '../items/field.ts'
import type { FormLayout } from '../items/field.ts'
import { slugField } from '../shared/slug-field.schema.ts'
import { FORM, FORM_PRESET } from '../shared/limits.ts'
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
  name: {
    schema: required('Name', FORM.name),
    label: 'Name',
    column: 'name',
    cell: 'text',
    public: 'name',
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
    schema: optionalText('Description', FORM.description.max),
    label: 'Description',
    column: 'description',
    cell: 'text',
    public: 'description',
    control: { as: 'area' },
  },
  provider: {
    schema: required('Provider', FORM.name, 'Provider is required'),
    label: 'Provider',
    column: 'provider',
    cell: 'text',
    public: 'provider',
    isOneLine: true,
  },
  type: {
    schema: z.string('Type is required').trim().toLowerCase().pipe(z.enum(GAME_TYPES, 'Type is required')),
    label: 'Type',
    column: 'type',
    cell: 'text',
    public: 'type',
    isOneLine: true,
    options: GAME_TYPES,
  },
  category: {
    schema: textList('Categories'),
    label: 'Category',
    column: 'category',
    cell: 'list',
    public: 'category',
  },
  /** Percent; a percent sign at the end is left out. */
  rtp: {
    schema: requiredFact(
      z.preprocess(
        (value) => (typeof value === 'string' ? withoutPercentSign(value.trim()) : value),
        numeric('RTP', { min: 0, max: 100 }),
      ),
    ),
    label: 'RTP',
    column: 'rtp',
    cell: 'number',
    public: 'rtp',
    preset: FORM_PRESET.rtp,
    isFact: true,
    control: { hint: 'Percent', min: 0, max: 100, step: 0.01 },
  },
  volatility: {
    schema: requiredFact(
      z
        .string('Volatility is required')
        .trim()
        .toLowerCase()
        .pipe(z.enum(VOLATILITIES, 'Volatility is required')),
    ),
    label: 'Volatility',
    column: 'volatility',
    cell: 'optional',
    public: 'volatility',
    isOneLine: true,
    options: VOLATILITIES,
    isFact: true,
  },
  /** Euros. */
  minBet: {
    schema: bet('Minimum bet'),
    label: 'Minimum bet',
    column: 'min_bet',
    stored: 'decimal',
    cell: 'number',
    public: 'minBet',
    preset: FORM_PRESET.minBet,
    isFact: true,
    control: EUROS,
  },
  maxBet: {
    schema: bet('Maximum bet'),
    label: 'Maximum bet',
    column: 'max_bet',
    stored: 'decimal',
    cell: 'number',
    public: 'maxBet',
    preset: FORM_PRESET.maxBet,
    isFact: true,
    control: EUROS,
  },
  paylines: {
    schema: optionalFact(wholeNumber('Paylines', { min: 0, max: 2_147_483_647 })),
    label: 'Paylines',
    column: 'paylines',
    cell: 'number',
    public: 'paylines',
    control: { hint: 'Optional', min: 0, step: 1 },
  },
  maxMultiplier: {
    schema: optionalFact(numeric('Max multiplier', { min: 0, max: 1_000_000_000 })),
    label: 'Max multiplier',
    column: 'max_multiplier',
    cell: 'number',
    public: 'maxMultiplier',
    control: { hint: 'Optional', min: 0, step: 1 },
  },
  tags: { schema: textList('Tags'), label: 'Tags', column: 'tags', cell: 'list', public: 'tags' },
  imageUrl: {
    schema: pictureAddress('Image URL'),
    label: 'Image URL',
    column: 'image_url',
    cell: 'optional',
    public: 'imageUrl',
    isPicture: true,
  },
  demoUrl: {
    schema: optionalAddress('Demo URL'),
    label: 'Demo URL',
    column: 'demo_url',
    cell: 'optional',
    public: 'demoUrl',
    control: { as: 'address', hint: 'Optional', placeholder: 'https://' },
  },
  /** Ids of the casinos that offer it. */
  availableAt: {
    schema: idList('Casinos'),
    label: 'Casinos',
    column: null,
    cell: 'ids',
    public: 'availableAt',
  },
  isActive: {
    schema: flag('isActive', true),
    label: 'Active',
    column: 'is_active',
    cell: 'flag',
    public: 'isActive',
    preset: true,
    control: { hint: 'Lists hold active games; the page of an inactive one says Inactive.' },
  },
  isFeatured: {
    schema: flag('isFeatured', false),
    label: 'Featured',
    column: 'is_featured',
    cell: 'flag',
    public: 'isFeatured',
  },
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
/** The form of the admin area. */
export const GameForm = z.strictObject(SCHEMAS)
export type GameForm = z.output<typeof GameForm>
/** The body of a save. */
export const GameBody = formBody(SCHEMAS, ['userAverage', 'totalReviews'])
