/**
 * Converts the casino form to its fields' values: the expert review has a switch, its overall rating follows the six,
 * and the safety index its five marks.
 */
import { RATING_CATEGORIES } from '#contract/shared/options.ts'
import { RECORDED_FIELDS } from '#contract/casinos/safety.ts'
import type { PayoutTest } from '#contract/casinos/payout-tests.ts'
import { meanOfStated, oneDigit } from '#domain/casinos/ratings.ts'
import { safetyMean } from '#domain/casinos/safety-index.ts'

type Values = Record<string, unknown>

const RATINGS: readonly string[] = RATING_CATEGORIES.map((category) => `${category}Rating`)
const REVIEW: readonly string[] = [
  ...RATINGS,
  ...RATING_CATEGORIES.map((category) => `${category}Explanation`),
  'overallRating',
  'expertSummary',
]

/** The mean of the six ratings in stored form, such as "8.7"; null while any is not stated. */
export function meanOfSix(values: Values): string | null {
  const mean = meanOfStated(RATINGS.map((name) => numberOf(values[name])))
  return mean === null ? null : oneDigit(mean)
}

export function casinoValuesOf(form: Values): Values {
  const overall = numberOf(form.overallRating)
  const mean = safetyMean(form)
  return {
    ...form,
    payoutTests: (form.payoutTests as PayoutTest[] | null)?.map(asTyped) ?? [],
    isSafetySet: mean === null || numberOf(form.safetyIndex) !== mean,
    hasExpertReview: REVIEW.some((name) => (form[name] ?? null) !== null),
    isOverallSet: overall !== null && oneDigit(overall) !== meanOfSix(form),
  }
}

/** Date and time inputs have no zone; these times are UTC. */
function asTyped(test: PayoutTest): Values {
  return { ...test, askedAt: test.askedAt.slice(0, 16), arrivedAt: test.arrivedAt?.slice(0, 16) ?? '' }
}

export function casinoFormOf({ isSafetySet, ...values }: Values): Values {
  // Blank ones are left to the save, which fills them in.
  const sent = Object.entries(values).filter(([name, value]) => value !== '' || !RECORDED_FIELDS.has(name))
  const form = Object.fromEntries(sent)
  return reviewedFormOf(isSafetySet === false ? { ...form, safetyIndex: safetyMean(values) } : form)
}

function reviewedFormOf({ hasExpertReview, isOverallSet, ...values }: Values): Values {
  if (hasExpertReview !== true)
    return { ...values, ...Object.fromEntries(REVIEW.map((name) => [name, null])) }
  const overall = isOverallSet === true ? values.overallRating : numberOf(meanOfSix(values))
  return { ...values, overallRating: overall }
}

/** Null where not stated, and for a blank field. */
function numberOf(value: unknown): number | null {
  return value === null || value === undefined || value === '' ? null : Number(value)
}
