/** Converts the bonus form to its fields' values: the type with hyphens, the end as a day. */
import { BONUS_TYPES } from '#contract/shared/options.ts'
import { termsFormOf, termsValuesOf } from './terms-values.ts'

type Values = Record<string, unknown>

/** The types in the form, with hyphens (decision D-39). */
export const TYPE_CHOICES: readonly string[] = BONUS_TYPES.map(hyphened)
/**
 * The option that opens a field for any other type. Cannot clash with a type, because types in the form have no
 * underscores.
 */
export const ANOTHER_TYPE = 'another_type'

export function bonusValuesOf({ type, validUntil, offerTerms, ...form }: Values): Values {
  const name = hyphened(textIn(type))
  const isOffered = name === '' || TYPE_CHOICES.includes(name)
  const end = textIn(validUntil)
  return {
    ...form,
    offerTerms: termsValuesOf(offerTerms),
    type: isOffered ? name : ANOTHER_TYPE,
    otherType: isOffered ? '' : textIn(type),
    validUntil: end.slice(0, DAY),
    storedEnd: end,
  }
}

/** An end whose day is unchanged keeps its time. */
export function bonusFormOf({
  type,
  otherType,
  validUntil,
  storedEnd,
  offerTerms,
  ...values
}: Values): Values {
  const [day, stored] = [textIn(validUntil), textIn(storedEnd)]
  return {
    ...values,
    ...(offerTerms !== undefined && { offerTerms: termsFormOf(offerTerms) }),
    type: type === ANOTHER_TYPE ? textIn(otherType) : type,
    validUntil: day !== '' && stored.slice(0, DAY) === day ? stored : day,
  }
}

/** The length of "2026-12-31". */
const DAY = 10

/** A type in the admin area: one of the list with hyphens, others as typed. */
export function typeInWords(type: string): string {
  const name = hyphened(type)
  return TYPE_CHOICES.includes(name) ? name : type
}

/** Replaces underscores: no-deposit. */
export function hyphened(type: string): string {
  return type.replaceAll('_', '-')
}

function textIn(value: unknown): string {
  return typeof value === 'string' ? value : ''
}
