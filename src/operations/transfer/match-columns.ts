/** Foreign headers: the known meaning of each column, and the meanings chosen by staff. */
import { labelOf } from '#contract/items/field-labels.ts'
import type { ColumnChoices, ColumnMatch } from '#contract/transfer/transfer-columns.schema.ts'
import type { WrittenKind } from '#contract/items/item-kinds.ts'
import { Refusal } from '#contract/shared/refusal.ts'
import { columnsOf } from '#contract/transfer/transfer-columns.ts'
import { listColumnMatches, saveColumnMatches } from '#db/queries/transfer/import-columns.ts'
import { foldTitle, matchHeader } from '#domain/items/match-header.ts'
import { readCsv } from '#platform/read-csv.ts'
import type { Actor } from '../app/actor.ts'
import type { App } from '../app/app.ts'
import { authoriseTransfer } from './authorise-transfer.ts'
import { decodeFile, withSeparator } from './decode-file.ts'
import { fileRefusal } from './file-rows.ts'
import { countKnown } from './read-header.ts'

const EXAMPLE = 60

/** For the beginning of a CSV file. Refuses one that is not text or has no header. */
export async function findColumnMatches(
  app: App,
  kind: WrittenKind,
  sent: Uint8Array,
): Promise<ColumnChoices> {
  const bytes = await decodeFile(sent, { isBeginning: true })
  const remembered = await listColumnMatches(app.db, kind)
  const lines: string[][] = []
  const { csv, separator } = withSeparator(bytes, (names) => countKnown(kind, names, remembered))
  for await (const { cells } of readCsv(csv, separator, () => undefined)) {
    lines.push(cells)
    if (lines.length === 2) break
  }
  const [titles, first = []] = lines
  if (titles === undefined) throw fileRefusal('The file is empty.')
  return {
    titles: matchHeader(kind, titles, remembered).map(({ title, column }, index) => ({
      title,
      column: column ?? null,
      isKnown: column !== undefined,
      example: (first[index] ?? '').slice(0, EXAMPLE).toWellFormed(),
    })),
    columns: columnsOf(kind).map(({ name }) => ({ name, label: labelOf(name) })),
  }
}

/** Stores the meanings of titles for later files of the kind. Refuses unknown columns. */
export async function rememberColumnMatches(
  app: App,
  actor: Actor,
  kind: WrittenKind,
  matches: readonly ColumnMatch[],
): Promise<void> {
  authoriseTransfer(app, actor, kind)
  const known = new Set(columnsOf(kind).map(({ name }) => name))
  const unknown = matches.find(({ column }) => column !== null && !known.has(column))
  if (unknown !== undefined) {
    const message = `There is no column ${String(unknown.column).slice(0, 60)}`
    throw new Refusal('invalid_input', message, { problems: [{ path: 'matches', message }] })
  }
  await saveColumnMatches(
    app.db,
    kind,
    new Map(matches.map(({ title, column }) => [foldTitle(title), column])),
  )
}
