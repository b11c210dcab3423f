import type { WrittenKind } from '#contract/items/item-kinds.ts'
import { TRANSFER } from '#contract/transfer/limits.ts'
import type {
  ImportedRow,
  ImportedValue,
  ImportOutcome,
  ImportReason,
  ImportReport,
  ReportState,
  RowProblem,
  SimilarRow,
} from '#contract/transfer/transfer.ts'
import type { FormChange } from '#domain/items/form-changes.ts'
import type { ReportedRow } from './as-applied.ts'
import type { CheckedRow } from './check-rows.ts'

/** The most different reasons in a report. Further ones are only counted as refused rows. */
const MOST_REASONS = 100

interface Ended {
  state: ReportState
  importId?: number
  /** New items by row. */
  idOf?: ReadonlyMap<number, number>
  similar?: SimilarRow[]
  values?: ImportedValue[]
  otherTypes?: ImportReport['otherTypes'] | undefined
  pictures?: ImportReport['pictures']
  media?: readonly { row: number; name: string; problems: readonly RowProblem[] }[]
}

export function importReport<Form>(
  kind: WrittenKind,
  rows: readonly ReportedRow<Form>[],
  {
    state,
    importId,
    idOf = new Map(),
    similar = [],
    values = [],
    otherTypes = [],
    pictures = NO_PICTURES,
    media = [],
  }: Ended,
): ImportReport {
  const counts: Record<ImportOutcome, number> = { created: 0, changed: 0, unchanged: 0, refused: 0 }
  const reached = rows.filter((row) => row.outcome !== 'waiting')
  const told = reached.filter(({ outcome }) => ++counts[outcome] <= TRANSFER.shown && outcome !== 'unchanged')
  return {
    kind,
    state,
    isApplied: state === 'applied' || state === 'stopped',
    importId: importId ?? null,
    counts,
    notReached: rows.length - reached.length,
    rows: told.map((row) => reported(row, idOf)),
    reasons: groupReasons(reached.filter((row) => row.outcome === 'refused')),
    notes: groupReasons(reached.map(({ row, name, notes }) => ({ row, name, problems: notes }))),
    pictures,
    media: groupReasons(media, TRANSFER.shown),
    similar,
    values,
    otherTypes,
  }
}

const NO_PICTURES = { wanted: 0, fetched: 0, failed: 0 }

export function countsOf<Form>(rows: readonly CheckedRow<Form>[]): Record<ImportOutcome, number> {
  const counts: Record<ImportOutcome, number> = { created: 0, changed: 0, unchanged: 0, refused: 0 }
  for (const { outcome } of rows) counts[outcome]++
  return counts
}

function reported<Form>(checked: CheckedRow<Form>, idOf: ReadonlyMap<number, number>): ImportedRow {
  const { row, name, outcome } = checked
  return {
    row,
    outcome,
    id: idIn(checked) ?? idOf.get(row) ?? null,
    name,
    changes: checked.outcome === 'changed' ? checked.changes.map(shortened) : [],
    problems: checked.outcome === 'refused' ? [...checked.problems] : [],
  }
}

function idIn<Form>(checked: CheckedRow<Form>): number | undefined {
  if (checked.outcome === 'created') return undefined
  return checked.outcome === 'refused' ? checked.itemId : checked.present.id
}

const LONG = 300
const LEAD = 60

/** Cuts long texts and lists to the part around the first difference. */
function shortened(change: FormChange): FormChange {
  const [before, after] = [change.before, change.after].map((value) =>
    typeof value === 'string' ? value : JSON.stringify(value),
  ) as [string, string]
  if (before.length <= LONG && after.length <= LONG) return change
  let same = 0
  while (same < before.length && before[same] === after[same]) same++
  const start = Math.max(0, same - LEAD)
  return { ...change, before: pieceOf(before, start), after: pieceOf(after, start) }
}

function pieceOf(text: string, start: number): string {
  const piece = text.slice(start, start + LONG).toWellFormed()
  return `${start > 0 ? '…' : ''}${piece}${start + LONG < text.length ? '…' : ''}`
}

/**
 * Groups the problems of many rows by message, the most frequent first. Quoted names and numbers do not make different
 * reasons. The first `shown` rows of each are listed.
 */
function groupReasons(
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
  /** The first two different messages; more are not needed. */
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
