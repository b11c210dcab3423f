/** Determines which facts of a casino, bonus, game or article are not stated. */
import type { BonusForm } from '#contract/bonuses/fields.ts'
import type { CasinoForm } from '#contract/casinos/fields.ts'
import type { GameForm } from '#contract/games/fields.ts'
import type { WrittenKind } from '#contract/items/item-kinds.ts'
import { forEachCategory, RATING_CATEGORIES } from '#contract/shared/options.ts'
import type { PostForm } from '#contract/posts/fields.ts'

/**
 * What marks a field as not stated: null, no text, no entry, a gap in an existing expert review, an empty list of
 * countries without the tick that there are none, or a picture without alternative text.
 */
export type Absence = 'null' | 'blank' | 'empty' | 'gap' | 'unchecked' | 'alt'

/**
 * The facts of each kind in the order of its form, without those that only some items have, such as paylines. A new
 * fact needs a line here, and another in db/queries/items/missing-facts.ts where its column is not named like the
 * field.
 */
export const FACTS = {
  casino: {
    establishedYear: 'null',
    license: 'null',
    safetyIndex: 'null',
    restrictedCountries: 'unchecked',
    paymentMethods: 'empty',
    supportedCurrencies: 'empty',
    features: 'empty',
    gameProviders: 'empty',
    ...forEachCategory('Rating', () => 'gap' as const),
    overallRating: 'null',
  } satisfies FactsOf<CasinoForm>,
  bonus: { wageringRequirement: 'blank', minDeposit: 'blank', terms: 'blank' } satisfies FactsOf<BonusForm>,
  game: {
    description: 'blank',
    rtp: 'null',
    volatility: 'null',
    minBet: 'null',
    maxBet: 'null',
  } satisfies FactsOf<GameForm>,
  post: { tags: 'empty', contentMedia: 'alt' } satisfies FactsOf<PostForm>,
  landing: {},
} as const satisfies Record<WrittenKind, Readonly<Record<string, Absence>>>

type FactsOf<Form> = Readonly<Partial<Record<keyof Form, Absence>>>

export function missingFacts(kind: WrittenKind, form: Readonly<Record<string, unknown>>): string[] {
  return Object.entries(FACTS[kind])
    .filter(([field, absence]) => IS_ABSENT[absence](form[field], form))
    .map(([field]) => field)
}

type Form = Readonly<Record<string, unknown>>

const isNull = (value: unknown) => value === null || value === undefined
const isEmpty = (value: unknown) => !Array.isArray(value) || value.length === 0

const IS_ABSENT: Readonly<Record<Absence, (value: unknown, form: Form) => boolean>> = {
  null: isNull,
  blank: (value) => typeof value !== 'string' || value.trim() === '',
  empty: isEmpty,
  gap: (value, form) => isNull(value) && REVIEW.some((field) => !isNull(form[field])),
  unchecked: (value, { restrictionsChecked }) => isEmpty(value) && restrictionsChecked !== true,
  alt: (value) => Array.isArray(value) && value.some(lacksAlternativeText),
}

/** Any of these makes an expert review (decision D-36). */
const REVIEW = [
  ...RATING_CATEGORIES.flatMap((category) => [`${category}Rating`, `${category}Explanation`]),
  'overallRating',
  'expertSummary',
]

function lacksAlternativeText(medium: unknown): boolean {
  const { type, alt } = medium as { type?: unknown; alt?: unknown }
  return type === 'image' && (typeof alt !== 'string' || alt.trim() === '')
}
