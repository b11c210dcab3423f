import { KINDS } from '#contract/items/kinds.ts'
import { labelOf } from '#contract/items/field-labels.ts'
import type { WrittenKind } from '#contract/items/item-kinds.ts'
import { CELLS } from '#contract/transfer/transfer-columns.ts'
import type { FileRow } from './file-rows.ts'
import { shownValue } from './row-problem.ts'

/**
 * A row of another site's file, whose ids mean nothing here: it is matched by names. Links given only by id are left
 * out, which is noted.
 */
export function withoutIds(kind: WrittenKind, row: FileRow): FileRow {
  const names = KINDS[kind].names
  const isNamed = (field: string): boolean =>
    names.some((one) => one.field === field && shownValue(row.fields[one.column]) !== '')
  const links = Object.entries(row.fields).filter(
    ([field]) => names.some((one) => one.field === field) || CELLS[kind][field] === 'ids',
  )
  const lost = links.filter(([field, value]) => shownValue(value) !== '' && !isNamed(field))
  const ids = new Set(links.map(([field]) => field))
  return {
    ...row,
    id: undefined,
    version: undefined,
    fields: Object.fromEntries(Object.entries(row.fields).filter(([field]) => !ids.has(field))),
    problems: row.problems.filter(({ path }) => path !== 'id' && path !== 'version'),
    notes: [
      ...row.notes,
      ...lost.map(([field, value]) => ({
        path: field,
        message: `${labelOf(field)} of the other site cannot be told by their ids and were left out`,
        given: shownValue(value),
      })),
    ],
  }
}
