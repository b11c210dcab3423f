/** What a file says, read as it was meant where that is beyond doubt. */
import { labelOf } from '#contract/items/field-labels.ts'
import type { ItemKind } from '#contract/items/item-kinds.ts'
import { ONE_LINE_FIELDS, OPTION_FIELDS } from '#contract/transfer/transfer-columns.ts'
import type { RowProblem } from '#contract/transfer/transfer.ts'
import { readOption } from '#domain/shared/read-option.ts'
import { shownValue } from './row-problem.ts'

type Fields = Readonly<Record<string, unknown>>

/**
 * Line breaks in texts of one line become spaces, and a value of a closed list is matched when only one can be meant.
 * Each is noted.
 */
export function loosenFields(kind: ItemKind, fields: Fields): { fields: Fields; notes: RowProblem[] } {
  const notes: RowProblem[] = []
  const read = Object.entries(fields).map(([field, value]): [string, unknown] => {
    if (typeof value !== 'string') return [field, value]
    const line = ONE_LINE_FIELDS.has(field) ? onOneLine(value) : value
    if (line !== value && line !== value.trim())
      notes.push({ path: field, message: 'A line break was read as a space', given: shownValue(value) })
    const options = OPTION_FIELDS[kind]?.[field]
    const option = options === undefined ? undefined : readOption(options, line)
    if (option === undefined) return [field, line === value.trim() ? value : line]
    if (option !== line.trim().toLowerCase())
      notes.push({
        path: field,
        message: `${labelOf(field)} was read as ${option}`,
        given: shownValue(value),
      })
    return [field, option]
  })
  return { fields: Object.fromEntries(read), notes }
}

function onOneLine(text: string): string {
  const trimmed = text.trim()
  if (!/[\r\n]/.test(trimmed)) return trimmed
  const lines = trimmed.split(/[\r\n]+/).map((line) => line.trim())
  return lines.filter((line) => line !== '').join(' ')
}
