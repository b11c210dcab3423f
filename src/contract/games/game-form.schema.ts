/** The game form of the admin area. */
import { z } from 'zod'
import {
  flag,
  formBody,
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
} from '../shared/form-fields.schema.ts'
import { slugField } from '../shared/slug-field.schema.ts'
import { FORM } from '../shared/limits.ts'
import { GAME_TYPES, VOLATILITIES } from '../shared/options.ts'

const bet = (name: string) =>
  optionalFact(
    numeric(name, { min: 0, max: 1_000_000_000 }).transform((euros) => Math.round(euros * 100) / 100),
  )

function withoutPercentSign(text: string): string {
  return text.endsWith('%') ? text.slice(0, -1).trimEnd() : text
}

export const GAME_FIELDS = {
  name: required('Name', FORM.name),
  slug: slugField(),
  description: optionalText('Description', FORM.description.max),
  provider: required('Provider', FORM.name, 'Provider is required'),
  type: z.string('Type is required').trim().toLowerCase().pipe(z.enum(GAME_TYPES, 'Type is required')),
  category: textList('Categories'),
  /** Percent; a percent sign at the end is left out. */
  rtp: requiredFact(
    z.preprocess(
      (value) => (typeof value === 'string' ? withoutPercentSign(value.trim()) : value),
      numeric('RTP', { min: 0, max: 100 }),
    ),
  ),
  volatility: requiredFact(
    z
      .string('Volatility is required')
      .trim()
      .toLowerCase()
      .pipe(z.enum(VOLATILITIES, 'Volatility is required')),
  ),
  /** Euros. */
  minBet: bet('Minimum bet'),
  maxBet: bet('Maximum bet'),
  paylines: optionalFact(wholeNumber('Paylines', { min: 0, max: 2_147_483_647 })),
  maxMultiplier: optionalFact(numeric('Max multiplier', { min: 0, max: 1_000_000_000 })),
  tags: textList('Tags'),
  imageUrl: pictureAddress('Image URL'),
  demoUrl: optionalAddress('Demo URL'),
  /** Ids of the casinos that offer it. */
  availableAt: idList('Casinos'),
  isActive: flag('isActive', true),
  isFeatured: flag('isFeatured', false),
}
export const GameForm = z.strictObject(GAME_FIELDS)
export type GameForm = z.output<typeof GameForm>
/** The body of a save. */
export const GameBody = formBody(GAME_FIELDS, ['userAverage', 'totalReviews'])
