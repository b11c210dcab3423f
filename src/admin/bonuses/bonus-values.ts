/** The bonus form as its fields hold it: the type written with hyphens, the end as a day. */
import { termsFormOf, termsValuesOf } from './terms-values.ts'
import { BONUS_TYPES } from '#contract/shared/options.ts'

type Values = Record<string, unknown>

/** The types that the form offers, written with hyphens (decision D-39). */
export const TYPE_CHOICES: readonly string[] = BONUS_TYPES.map(hyphened)
/** The choice that opens a box for any other type. No type is ever called so: an underscore never reaches the form. */
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

/** An end whose day was left alone keeps its hour. */
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

/** "2026-12-31" has so many characters. */
const DAY = 10

/** How the admin area names a type: one of the list with hyphens, any other as it was typed. */
export function typeInWords(type: string): string {
  const name = hyphened(type)
  return TYPE_CHOICES.includes(name) ? name : type
}

/** As people write it: no-deposit. */
export function hyphened(type: string): string {
  return type.replaceAll('_', '-')
}

function textIn(value: unknown): string {
  return typeof value === 'string' ? value : ''
}
