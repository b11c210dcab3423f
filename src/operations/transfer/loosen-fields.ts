/** Corrects values of a file where their meaning is beyond doubt. */
import type { FieldTable } from '#contract/items/field.ts'
import { ITEM_FIELDS } from '#contract/items/item-fields.ts'
import { labelOf } from '#contract/items/field-labels.ts'
import type { WrittenKind } from '#contract/items/item-kinds.ts'
import { ONE_LINE_FIELDS, OPTION_FIELDS, PLAIN_FIELDS } from '#contract/transfer/transfer-columns.ts'
import type { RowProblem } from '#contract/transfer/transfer.ts'
import { readCountry } from '#domain/countries/read-country.ts'
import { readNumber } from '#domain/items/read-number.ts'
import { readDay } from '#domain/shared/read-day.ts'
import { readOption } from '#domain/shared/read-option.ts'
import { shownValue } from './row-problem.ts'
import { readEntities } from './wordpress/in-words.ts'

type Fields = Readonly<Record<string, unknown>>

/**
 * Decodes HTML entities in plain texts, replaces line breaks in single-line texts, matches unambiguous values of closed
 * lists, and reads days in other orders and countries by name. Every correction is noted; ambiguous days and numbers
 * are problems. With `isOwn` the row has a version of this site, so its texts are taken literally.
 */
export function loosenFields(kind: WrittenKind, fields: Fields, { isOwn = false } = {}): Loosened {
  const notes: RowProblem[] = []
  const problems: RowProblem[] = []
  const read = Object.entries(fields).map(([field, given]): [string, unknown] => {
    const value = !isOwn && PLAIN_FIELDS[kind].has(field) ? withoutEntities(given) : given
    if (value !== given)
      notes.push({
        path: field,
        message: 'Codes of HTML were read as their characters',
        given: shownValue(given),
      })
    if (field === 'restrictedCountries' && Array.isArray(value))
      return [field, value.map((entry: unknown) => countryOf(entry, notes))]
    if (typeof value !== 'string') return [field, value]
    const { stored, cell } = FIELDS[kind][field] ?? {}
    if (cell === 'number' && readNumber(value, 'unknown') === 'either') {
      problems.push({
        path: field,
        message: `${labelOf(field)} could be ${readNumber(value, '.')} or ${readNumber(value, ',')}: write it without a sign between thousands`,
        given: shownValue(value),
      })
      return [field, null]
    }
    if (stored === 'day' || stored === 'instant') {
      const day = readDay(value)
      if (day === null)
        problems.push({
          path: field,
          message: `${labelOf(field)} could be two days: write it as 2026-12-31`,
          given: shownValue(value),
        })
      else if (day !== undefined)
        notes.push({ path: field, message: `${labelOf(field)} was read as ${day}`, given: shownValue(value) })
      return [field, day === null ? null : (day ?? value)]
    }
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
  return { fields: Object.fromEntries(read), notes, problems }
}

interface Loosened {
  fields: Fields
  /** Where the reading differs from the file. */
  notes: RowProblem[]
  problems: RowProblem[]
}

const FIELDS: Readonly<Record<WrittenKind, FieldTable>> = ITEM_FIELDS

function countryOf(entry: unknown, notes: RowProblem[]): unknown {
  const code = typeof entry === 'string' ? readCountry(entry) : undefined
  if (code === undefined || code === String(entry).toUpperCase()) return entry
  notes.push({
    path: 'restrictedCountries',
    message: `${String(entry).slice(0, 60)} was read as ${code}`,
    given: shownValue(entry),
  })
  return code
}

/** Decodes entities in a text or a list of texts. Other values are returned unchanged. */
function withoutEntities(value: unknown): unknown {
  if (typeof value === 'string') return readEntities(value)
  if (!Array.isArray(value)) return value
  const read = value.map((entry: unknown) => (typeof entry === 'string' ? readEntities(entry) : entry))
  return read.some((entry, index) => entry !== value[index]) ? read : value
}

function onOneLine(text: string): string {
  const trimmed = text.trim()
  if (!/[\r\n]/.test(trimmed)) return trimmed
  const lines = trimmed.split(/[\r\n]+/).map((line) => line.trim())
  return lines.filter((line) => line !== '').join(' ')
}
