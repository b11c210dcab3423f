/** Where the scores of a casino come from: the five marks of the safety index, and the expert review. */
import { z } from 'zod'
import { fieldTable } from '../items/field.ts'
import { text } from '../shared/common.schema.ts'
import { laterDay, laterText, nullableText, optionalFact, score } from '../shared/form-fields.schema.ts'
import { FORM, FORM_PRESET } from '../shared/limits.ts'
import { CATEGORY_COLUMNS, forEachCategory, RATING_CATEGORY_NAMES } from '../shared/options.ts'
import type { RatingCategory } from '../shared/options.ts'
import { SAFETY_PARTS } from './safety.ts'
import type { SafetyPart } from './safety.ts'

type Part = (typeof SAFETY_PARTS)[number]

/** All of them may be left out of a save: then they stay as they are. */
export const SAFETY_FIELDS = fieldTable({
  /** Blank stays blank: it is refused where a total is changed by hand, null is the answer "not stated". */
  safetyReason: {
    schema: text({
      min: 0,
      max: FORM.explanation,
      tooShort: 'Reason for the safety index must be a text',
      tooLong: `Reason for the safety index may have at most ${FORM.explanation} characters`,
    }).nullish(),
    label: 'Reason for the safety index',
    column: 'safety_reason',
    cell: 'optional',
    public: 'safety.reason',
    isLater: true,
  },
  safetySetBy: {
    schema: laterText('Safety index set by', FORM.author.max),
    label: 'Safety index set by',
    column: 'safety_set_by',
    cell: 'optional',
    public: 'safety.setBy',
    isLater: true,
    isOneLine: true,
  },
  safetySetOn: {
    schema: laterDay('Safety index set on'),
    label: 'Safety index set on',
    column: 'safety_set_on',
    stored: 'day',
    cell: 'optional',
    public: 'safety.setOn',
    isLater: true,
  },
  ...markFields(),
})

type MarkFields = Record<`${SafetyPart}Mark`, ReturnType<typeof markOf>> &
  Record<`${SafetyPart}MarkReason`, ReturnType<typeof reasonOf>> &
  Record<`${SafetyPart}MarkedOn`, ReturnType<typeof dateOf>>

/** The mark of each part, why it is so and since when. */
function markFields(): MarkFields {
  const fields = SAFETY_PARTS.flatMap((part) => [
    [`${part.part}Mark`, markOf(part)],
    [`${part.part}MarkReason`, reasonOf(part)],
    [`${part.part}MarkedOn`, dateOf(part)],
  ])
  return Object.fromEntries(fields) as MarkFields
}

function markOf({ name, short }: Part) {
  return {
    schema: z.nullish(score(`${short} mark`)),
    label: `${name}, mark`,
    column: null,
    cell: 'number',
    public: 'safety.marks',
    preset: null,
    isLater: true,
    isFact: true,
  } as const
}

function reasonOf({ name, short }: Part) {
  return {
    schema: laterText(`Reason for the ${short.toLowerCase()} mark`, FORM.explanation),
    label: `${name}, reason`,
    column: null,
    cell: 'optional',
    public: 'safety.marks',
    isLater: true,
  } as const
}

function dateOf({ name, short }: Part) {
  return {
    schema: laterDay(`Date of the ${short.toLowerCase()} mark`),
    label: `${name}, marked on`,
    column: null,
    cell: 'optional',
    public: 'safety.marks',
    isLater: true,
  } as const
}

/** The ratings, explanations and summary of the expert review. */
export const EXPERT_REVIEW_FIELDS = fieldTable({
  ...forEachCategory('Rating', ratingOf),
  overallRating: {
    schema: optionalFact(score('Overall rating')),
    label: 'Overall rating',
    column: 'overall_rating',
    table: 'expert_reviews',
    stored: 'decimal',
    cell: 'number',
    public: 'expertReview.overallRating',
    preset: null,
    isFact: true,
  },
  ...forEachCategory('Explanation', explanationOf),
  expertSummary: {
    schema: nullableText('Summary', FORM.description.max),
    label: 'Summary',
    column: 'summary',
    table: 'expert_reviews',
    cell: 'optional',
    public: 'expertReview.summary',
  },
})

function ratingOf(category: RatingCategory) {
  const label = `${RATING_CATEGORY_NAMES[category]} rating`
  return {
    schema: optionalFact(score(label)),
    label,
    column: `${CATEGORY_COLUMNS[category]}_rating`,
    table: 'expert_reviews',
    stored: 'decimal',
    cell: 'number',
    public: `expertReview.${category}Rating`,
    preset: FORM_PRESET.rating,
    isFact: true,
  } as const
}

function explanationOf(category: RatingCategory) {
  const label = `${RATING_CATEGORY_NAMES[category]} explanation`
  return {
    schema: nullableText(label, FORM.explanation),
    label,
    column: `${CATEGORY_COLUMNS[category]}_explanation`,
    table: 'expert_reviews',
    cell: 'optional',
    public: `expertReview.${category}Explanation`,
  } as const
}
