/** Converts the marks of the safety index between the form's fields and the stored column. */
import type { SafetySource } from '#contract/casinos/casinos.schema.ts'
import type { CasinoForm } from '#contract/casinos/fields.ts'
import { SAFETY_PARTS, type SafetyPart } from '#contract/casinos/safety.ts'
import { oneDigit } from '#domain/casinos/ratings.ts'
import { isSetByHand } from '#domain/casinos/safety-index.ts'
import type { KeptMarks } from '../../column-types.ts'

type MarkFields = Pick<CasinoForm, `${SafetyPart}Mark` | `${SafetyPart}MarkReason` | `${SafetyPart}MarkedOn`>

/** Null when nothing is stated about any mark. */
export function keptMarksOf(form: MarkFields): KeptMarks | null {
  const kept = SAFETY_PARTS.flatMap(({ part }) => {
    const mark = form[`${part}Mark`] ?? null
    const reason = form[`${part}MarkReason`] ?? null
    const on = form[`${part}MarkedOn`] ?? null
    return mark === null && reason === null && on === null ? [] : [[part, { mark, reason, on }]]
  })
  return kept.length === 0 ? null : (Object.fromEntries(kept) as KeptMarks)
}

/** Every field, null where nothing is stated. */
export function markFieldsOf(kept: KeptMarks | null): MarkFields {
  const fields = SAFETY_PARTS.flatMap(({ part }) => {
    const { mark = null, reason = null, on = null } = kept?.[part] ?? {}
    return [
      [`${part}Mark`, mark],
      [`${part}MarkReason`, reason],
      [`${part}MarkedOn`, on],
    ]
  })
  return Object.fromEntries(fields) as MarkFields
}

/** The origin of an index such as "9.4", as pages and the API show it. */
export function safetySourceOf(
  safetyIndex: string | null,
  { marks: kept, ...byHand }: Omit<SafetySource, 'marks' | 'isSetByHand'> & { marks: KeptMarks | null },
): SafetySource {
  const marks = SAFETY_PARTS.map(({ part, weight }) => {
    const { mark = null, reason = null, on = null } = kept?.[part] ?? {}
    return { part, weight, mark: mark === null ? null : oneDigit(mark), reason, markedOn: on }
  })
  const index = safetyIndex === null ? null : Number(safetyIndex)
  return { isSetByHand: isSetByHand(index, markFieldsOf(kept)), ...byHand, marks }
}
