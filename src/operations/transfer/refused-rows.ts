import { PROBLEM_COLUMN } from '#contract/transfer/transfer-columns.ts'
import type { ImportFormat, RowProblem } from '#contract/transfer/transfer.ts'
import { listColumnMatches } from '#db/queries/transfer/import-columns.ts'
import { csvLine, readCell, writeCell } from '#domain/items/form-csv.ts'
import { foldTitle } from '#domain/items/match-header.ts'
import type { SentFile } from '../app/sent-file.ts'
import type { App } from '../app/app.ts'
import type { Importable } from './check-rows.ts'
import { checkFile } from './check-file.ts'
import { readyRows, type Reading } from './ready-rows.ts'
import { readImportFile, type ReadFile } from './read-import-file.ts'

/**
 * The rows of a file that an import would refuse, in the file's format and wording (those of WordPress as JSON), each
 * with its reasons in a last column that imports ignore. Refuses an unreadable file.
 */
export async function* refusedRows<Form extends Record<string, unknown>>(
  app: App,
  importable: Importable<Form>,
  { format, file, ...reading }: { format: ImportFormat; file: SentFile } & Reading,
): AsyncGenerator<string> {
  const { kind } = importable.items.store
  const remembered = await listColumnMatches(app.db, kind)
  const { wordpress } = reading
  const { rows, source, site } = await readImportFile(kind, format, file, { remembered, wordpress })
  const { rows: ready } = await readyRows(app, importable.items, rows, {
    ...reading,
    site: reading.site ?? site,
    onRow: () => undefined,
  })
  const { checked } = await checkFile(app, importable, ready, async () => undefined)
  const refused = checked.flatMap((row) =>
    row.outcome === 'refused' ? [{ row: row.row, reason: reasonOf(row.problems) }] : [],
  )
  yield* 'entries' in source ? asJson(source, refused) : asCsv(source, refused)
}

type Refused = readonly { row: number; reason: string }[]

function* asCsv(
  { titles, cellsOf }: Exclude<ReadFile['source'], { entries: unknown }>,
  refused: Refused,
): Generator<string> {
  const own = titles.flatMap((title, index) => (foldTitle(title) === PROBLEM_COLUMN ? [] : [index]))
  yield `\uFEFF${csvLine([...own.map((index) => titles[index] ?? ''), PROBLEM_COLUMN])}`
  for (const { row, reason } of refused) {
    const cells = cellsOf.get(row) ?? []
    // Cells after the last column are kept, because they may be the reason.
    const more = cells.slice(titles.length)
    yield csvLine([...own.map((index) => cells[index] ?? ''), reason, ...more].map(disarmed))
  }
}

function* asJson({ entries }: { entries: readonly unknown[] }, refused: Refused): Generator<string> {
  yield '['
  for (const [index, { row, reason }] of refused.entries()) {
    const entry = entries[row - 1]
    const isObject = typeof entry === 'object' && entry !== null && !Array.isArray(entry)
    const told = { ...(isObject ? entry : { value: entry }), [PROBLEM_COLUMN]: reason }
    yield `${index === 0 ? '' : ','}\n${JSON.stringify(told)}`
  }
  yield '\n]\n'
}

/** As in the file, where a formula may have been disarmed before or not. */
function disarmed(cell: string): string {
  return writeCell('text', readCell('text', cell))
}

function reasonOf(problems: readonly RowProblem[]): string {
  return problems
    .map(({ path, message, given }) => {
      const column = path === 'row' ? '' : `${path}: `
      return `${column}${message}${given === undefined ? '' : ` (the file has "${given}")`}`
    })
    .join('; ')
}
