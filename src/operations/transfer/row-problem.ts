import type { WrittenKind } from '#contract/items/item-kinds.ts'
import { labelOf } from '#contract/items/field-labels.ts'
import type { FieldProblem } from '#contract/shared/refusal.ts'
import { OPTION_FIELDS } from '#contract/transfer/transfer-columns.ts'
import type { RowProblem } from '#contract/transfer/transfer.ts'

const SHOWN = 80

/** The problem with a value of the file. For a choice it lists the options. */
export function rowProblem(
  kind: WrittenKind,
  problem: FieldProblem & { given?: string },
  fields: Readonly<Record<string, unknown>>,
): RowProblem {
  const [field = ''] = problem.path.split('.', 1)
  const value = Object.hasOwn(fields, field) ? fields[field] : undefined
  const given = problem.given ?? shownValue(value)
  const options = OPTION_FIELDS[kind]?.[field]
  const isUnknownOption = options !== undefined && typeof value === 'string' && value.trim() !== ''
  const message = isUnknownOption ? `${labelOf(field)} must be one of ${options.join(', ')}` : problem.message
  return { path: problem.path, message, ...(given !== '' && { given }) }
}

/** On one line, at most 80 characters; empty for nothing. */
export function shownValue(value: unknown): string {
  if (value === undefined || value === null) return ''
  const isPlainList = Array.isArray(value) && value.every((entry) => typeof entry !== 'object')
  const text =
    typeof value === 'string' ? value : isPlainList ? value.join(' | ') : (JSON.stringify(value) ?? '')
  const line = text
    .slice(0, SHOWN * 4)
    .replaceAll(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
    .trim()
    .toWellFormed()
  return line.length > SHOWN ? `${line.slice(0, SHOWN - 1).toWellFormed()}…` : line
}
