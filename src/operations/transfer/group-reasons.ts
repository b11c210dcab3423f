import { TRANSFER } from '#contract/shared/limits.ts'
import type { ImportReason, RowProblem } from '#contract/transfer/transfer.ts'

/** A report lists so many different reasons; what a file may say beyond that is counted by its refused rows. */
const MOST_REASONS = 100

/**
 * The problems of many rows by what they say, the most frequent first. Names in quotes and numbers that differ from
 * row to row do not make another reason. Of each the first `shown` rows are told.
 */
export function groupReasons(
  rows: readonly { row: number; name: string; problems: readonly RowProblem[] }[],
  shown: number = TRANSFER.shownOfReason,
): ImportReason[] {
  const groups = new Map<string, Group>()
  for (const { row, name, problems } of rows) {
    for (const problem of problems) {
      const key = `${problem.path} ${patternOf(problem.message)}`
      const group = groups.get(key) ?? { path: problem.path, messages: new Set(), count: 0, rows: [] }
      groups.set(key, group)
      group.count++
      if (group.messages.size < 2) group.messages.add(problem.message)
      if (group.rows.length < shown) group.rows.push({ row, name, problem })
    }
  }
  return [...groups.values()]
    .toSorted((a, b) => b.count - a.count)
    .slice(0, MOST_REASONS)
    .map(reasonOf)
}

interface Group {
  path: string
  /** The first two different ones: more need not be known. */
  messages: Set<string>
  count: number
  rows: { row: number; name: string; problem: RowProblem }[]
}

function reasonOf({ path, messages, count, rows }: Group): ImportReason {
  const [first = ''] = messages
  const isOne = messages.size === 1
  return {
    path,
    message: isOne ? first : patternOf(first),
    count,
    rows: rows.map(({ row, name, problem: { given, message } }) => ({
      row,
      name,
      ...(given !== undefined && { given }),
      ...(!isOne && { message }),
    })),
  }
}

function patternOf(message: string): string {
  return message.replaceAll(/"[^"]*"/g, '…').replaceAll(/\d+(?:, \d+)*/g, '…')
}
