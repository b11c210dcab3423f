import type { ImportRowOutcome } from '#db/queries/transfer/imports.ts'
import type { CheckedRow } from './check-rows.ts'

/** A checked row, or one that was not reached because the import was stopped. */
export type ReportedRow<Form> = CheckedRow<Form> | { row: number; outcome: 'waiting' }

/** The checked rows with the result of applying each. */
export function asApplied<Form>(
  checked: readonly CheckedRow<Form>[],
  outcomes: readonly ImportRowOutcome[],
): { rows: ReportedRow<Form>[]; idOf: ReadonlyMap<number, number> } {
  const outcomeOf = new Map(outcomes.map((outcome) => [outcome.row, outcome]))
  const idOf = new Map(
    outcomes.flatMap(({ row, itemId }) => (itemId === null ? [] : [[row, itemId] as const])),
  )
  const rows = checked.map((planned): ReportedRow<Form> => {
    const { row, name, notes } = planned
    const became = outcomeOf.get(row)
    if (became?.result === 'waiting') return { row, outcome: 'waiting' }
    if (became?.result === 'refused') {
      const itemId = became.itemId ?? undefined
      return { row, name, notes, outcome: 'refused', itemId, problems: became.problems }
    }
    // A row without other changes whose pictures were new to the library.
    if (became?.result === 'changed' && planned.outcome === 'unchanged')
      return { ...planned, outcome: 'changed', form: planned.present.form, changes: [] }
    return planned
  })
  return { rows, idOf }
}
