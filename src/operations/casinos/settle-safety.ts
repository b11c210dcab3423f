import type { CasinoForm } from '#contract/casinos/fields.ts'
import { SAFETY_PARTS } from '#contract/casinos/safety.ts'
import { isSetByHand, safetyMean } from '#domain/casinos/safety-index.ts'

export interface SafetyChange {
  form: CasinoForm
  stored: CasinoForm | undefined
  /** The person who saves; null when nobody is signed in. */
  by: string | null
  /** A day such as "2026-11-22". */
  today: string
}

/**
 * The safety fields to save. An index that followed its marks keeps following them, and an index left open becomes
 * their mean. An index set by hand has a person, a date and a reason; what the save leaves out is filled in, but the
 * reason for an earlier index is not reused.
 */
export function settleSafety(change: SafetyChange): Partial<CasinoForm> {
  const { form, stored, by, today } = change
  const safetyIndex = indexOf(change)
  const dates = markDates(change)
  if (!isSetByHand(safetyIndex, form))
    return { safetyIndex, ...dates, safetyReason: null, safetySetBy: null, safetySetOn: null }
  const isChanged = isTotalChanged(safetyIndex, stored)
  const given = form.safetyReason || null
  const isStale = isChanged && stored !== undefined && given === (stored.safetyReason ?? null)
  const safetyReason = isStale ? null : given
  const isStatedAnew = isChanged || safetyReason !== (stored?.safetyReason ?? null)
  // Imports, undos and restored versions name the person themselves.
  const says = (field: 'safetySetBy' | 'safetySetOn') =>
    stored === undefined ? form[field] !== undefined : isOther(form[field], stored[field])
  return {
    safetyIndex,
    ...dates,
    safetyReason,
    safetySetBy: isStatedAnew && !says('safetySetBy') ? by : (form.safetySetBy ?? null),
    safetySetOn: isStatedAnew && !says('safetySetOn') ? today : (form.safetySetOn ?? null),
  }
}

function indexOf({ form, stored }: SafetyChange): number | null {
  const mean = safetyMean(form)
  if (mean === null) return form.safetyIndex
  const followed = stored !== undefined && stored.safetyIndex === safetyMean(stored)
  const isLeft = form.safetyIndex === null || (followed && form.safetyIndex === stored.safetyIndex)
  return isLeft ? mean : form.safetyIndex
}

function isTotalChanged(safetyIndex: number | null, stored: CasinoForm | undefined): boolean {
  if (stored === undefined) return true
  return safetyIndex !== stored.safetyIndex || !isSetByHand(stored.safetyIndex, stored)
}

/** A new mark, or a new reason for one, is dated today unless the save gives a date. */
function markDates({ form, stored, today }: SafetyChange): Partial<CasinoForm> {
  const dates = SAFETY_PARTS.map(({ part }) => {
    const [mark, reason, day] = [`${part}Mark`, `${part}MarkReason`, `${part}MarkedOn`] as const
    const isNew =
      (form[mark] ?? null) !== null &&
      (isOther(form[mark], stored?.[mark]) || isOther(form[reason], stored?.[reason]))
    return [day, isNew && !isOther(form[day], stored?.[day]) ? today : (form[day] ?? null)]
  })
  return Object.fromEntries(dates) as Partial<CasinoForm>
}

function isOther(given: unknown, stored: unknown): boolean {
  return (given ?? null) !== (stored ?? null)
}
