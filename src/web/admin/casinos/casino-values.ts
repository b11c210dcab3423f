/** The casino form as its fields hold it: the expert review has a switch, and its overall rating follows the six. */
import { FORM_PRESET } from '#contract/limits.ts'
import { RATING_CATEGORIES } from '#contract/options.ts'
import { mean, oneDigit } from '#domain/ratings.ts'

type Values = Record<string, unknown>

const RATINGS = RATING_CATEGORIES.map((category) => `${category}Rating`)
const EXPLANATIONS = RATING_CATEGORIES.map((category) => `${category}Explanation`)

/** No expert review yet; switched on, it begins in the middle. */
export const EMPTY_REVIEW: Values = {
  hasExpertReview: false,
  isOverallSet: false,
  ...Object.fromEntries([...RATINGS, 'overallRating'].map((name) => [name, FORM_PRESET.rating])),
}

/** The mean of the six ratings as it is stored, such as "8.7". */
export function meanOfSix(values: Values): string {
  return oneDigit(mean(RATINGS.map((name) => Number(values[name] ?? FORM_PRESET.rating))))
}

export function casinoValuesOf(form: Values): Values {
  if (form.overallRating === null) return { ...form, ...EMPTY_REVIEW }
  return {
    ...form,
    hasExpertReview: true,
    isOverallSet: oneDigit(Number(form.overallRating)) !== meanOfSix(form),
  }
}

export function casinoFormOf({ hasExpertReview, isOverallSet, ...values }: Values): Values {
  if (hasExpertReview !== true) {
    const none = [...RATINGS, ...EXPLANATIONS, 'overallRating', 'expertSummary']
    return { ...values, ...Object.fromEntries(none.map((name) => [name, null])) }
  }
  return {
    ...values,
    overallRating: isOverallSet === true ? values.overallRating : Number(meanOfSix(values)),
  }
}
