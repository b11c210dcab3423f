/** The fields behind a casino's scores: the five marks of the safety index, and the expert review. */
import { z } from 'zod'
import { field, fieldTable } from '../items/field.ts'
import { text } from '../shared/common.schema.ts'
import { laterDay, laterText, nullableText, optionalFact, score } from '../shared/form-fields.schema.ts'
import { FORM, FORM_PRESET } from '../items/limits.ts'
import {
  CATEGORY_COLUMNS,
  forEachCategory,
  RATING_CATEGORY_NAMES,
  type RatingCategory,
} from '../shared/options.ts'
import { SAFETY_PARTS, type SafetyPart } from './safety.ts'

type Part = (typeof SAFETY_PARTS)[number]

const OF_MARKS = { column: null, public: 'safety.marks', isLater: true } as const

/** A save may leave out any of these, and then they stay as they are. */
export const SAFETY_FIELDS = fieldTable({
  /** A blank reason is refused when the index is changed by hand. Null answers "not stated". */
  safetyReason: field.optional(
    'Reason for the safety index',
    text({
      min: 0,
      max: FORM.explanation,
      tooShort: 'Reason for the safety index must be a text',
      tooLong: `Reason for the safety index may have at most ${FORM.explanation} characters`,
    }).nullish(),
    { public: 'safety.reason', isLater: true },
  ),
  safetySetBy: field.optional('Safety index set by', laterText('Safety index set by', FORM.author.max), {
    public: 'safety.setBy',
    isLater: true,
    isOneLine: true,
  }),
  safetySetOn: field.optional('Safety index set on', laterDay('Safety index set on'), {
    stored: 'day',
    public: 'safety.setOn',
    isLater: true,
  }),
  ...markFields(),
})

type MarkFields = Record<`${SafetyPart}Mark`, ReturnType<typeof markOf>> &
  Record<`${SafetyPart}MarkReason`, ReturnType<typeof reasonOf>> &
  Record<`${SafetyPart}MarkedOn`, ReturnType<typeof dateOf>>

function markFields(): MarkFields {
  const fields = SAFETY_PARTS.flatMap((part) => [
    [`${part.part}Mark`, markOf(part)],
    [`${part.part}MarkReason`, reasonOf(part)],
    [`${part.part}MarkedOn`, dateOf(part)],
  ])
  return Object.fromEntries(fields) as MarkFields
}

function markOf({ name, short }: Part) {
  return field.number(`${name}, mark`, z.nullish(score(`${short} mark`)), {
    ...OF_MARKS,
    preset: null,
    isFact: true,
  })
}

function reasonOf({ name, short }: Part) {
  const schema = laterText(`Reason for the ${short.toLowerCase()} mark`, FORM.explanation)
  return field.optional(`${name}, reason`, schema, OF_MARKS)
}

function dateOf({ name, short }: Part) {
  return field.optional(`${name}, marked on`, laterDay(`Date of the ${short.toLowerCase()} mark`), OF_MARKS)
}

export const EXPERT_REVIEW_FIELDS = fieldTable({
  ...forEachCategory('Rating', ratingOf),
  overallRating: field.number('Overall rating', optionalFact(score('Overall rating')), {
    table: 'expert_reviews',
    stored: 'decimal',
    public: 'expertReview.overallRating',
    preset: null,
    isFact: true,
  }),
  ...forEachCategory('Explanation', explanationOf),
  expertSummary: field.optional('Summary', nullableText('Summary', FORM.description.max), {
    column: 'summary',
    table: 'expert_reviews',
    public: 'expertReview.summary',
  }),
})

function ratingOf(category: RatingCategory) {
  const label = `${RATING_CATEGORY_NAMES[category]} rating`
  return field.number(label, optionalFact(score(label)), {
    column: `${CATEGORY_COLUMNS[category]}_rating`,
    table: 'expert_reviews',
    stored: 'decimal',
    public: `expertReview.${category}Rating`,
    preset: FORM_PRESET.rating,
    isFact: true,
  })
}

function explanationOf(category: RatingCategory) {
  const label = `${RATING_CATEGORY_NAMES[category]} explanation`
  return field.optional(label, nullableText(label, FORM.explanation), {
    column: `${CATEGORY_COLUMNS[category]}_explanation`,
    table: 'expert_reviews',
    public: `expertReview.${category}Explanation`,
  })
}
