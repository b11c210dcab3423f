import { KINDS } from '#contract/items/kinds.ts'
import type { WrittenKind } from '#contract/items/item-kinds.ts'
import { TRANSFER } from '#contract/transfer/limits.ts'
import { columnsOf, type NamedKind } from '#contract/transfer/transfer-columns.ts'
import type { TransferFormat } from '#contract/transfer/transfer.ts'
import { listIdsAfter } from '#db/queries/items/item-keys.ts'
import type { StoredForm } from '#db/queries/items/item-store.ts'
import { csvLine, writeCell } from '#domain/items/form-csv.ts'
import { slugOf } from '#domain/shared/slugs.ts'
import type { App } from '../app/app.ts'
import { siteSettings } from '../settings/site-settings.ts'
import type { Items } from '../items/items.ts'
import { findItemNames } from './named-items.ts'

/** All items of the kind by id, including hidden ones, in pieces. Importing the result changes nothing. */
export async function* exportItems<Form extends Record<string, unknown>>(
  app: App,
  { store }: Items<Form, WrittenKind>,
  format: TransferFormat,
): AsyncGenerator<string> {
  const names = await namesFor(app, store.kind)
  const write = WRITERS[format]
  const columns = columnsOf(store.kind)
  yield write.start(columns.map(({ name }) => name))
  let after = 0
  for (let count = 0; ;) {
    // Articles may be long, and a batch must fit into memory many times over.
    const ids = await listIdsAfter(app.db, store.kind, after, store.kind === 'post' ? 50 : TRANSFER.batch)
    if (ids.length === 0) break
    const stored = (await store.findForms(app.db, ids)).toSorted((a, b) => a.id - b.id)
    const values = stored.map((item) => valuesOf(store.kind, item, names))
    yield values.map((row, index) => write.row(columns, row, count + index)).join('')
    count += stored.length
    after = ids.at(-1) ?? after
  }
  yield write.end
}

/** Such as "evenhand-casinos-2026-03-14.csv". */
export function exportName(app: App, kind: WrittenKind, format: TransferFormat): string {
  const brand = slugOf(siteSettings(app).brand.name) || 'export'
  return `${brand}-${KINDS[kind].path}-${app.now().toISOString().slice(0, 10)}.${format}`
}

type Row = Readonly<Record<string, unknown>>
type Columns = ReturnType<typeof columnsOf>

interface Writer {
  start: (names: readonly string[]) => string
  row: (columns: Columns, row: Row, index: number) => string
  end: string
}

const WRITERS: Readonly<Record<TransferFormat, Writer>> = {
  csv: {
    // The byte order mark tells spreadsheets that this is UTF-8.
    start: (names) => `\uFEFF${csvLine(names)}`,
    row: (columns, row) => csvLine(columns.map(({ name, cell }) => writeCell(cell, row[name]))),
    end: '',
  },
  json: {
    start: () => '[',
    row: (columns, row, index) => {
      const ordered = Object.fromEntries(columns.map(({ name }) => [name, row[name]]))
      return `${index === 0 ? '' : ','}\n${JSON.stringify(ordered)}`
    },
    end: '\n]\n',
  },
}

type Names = ReadonlyMap<NamedKind, ReadonlyMap<unknown, string>>

async function namesFor(app: App, kind: WrittenKind): Promise<Names> {
  const names = new Map<NamedKind, ReadonlyMap<unknown, string>>()
  for (const { of } of KINDS[kind].names) names.set(of, await findItemNames(app, of))
  return names
}

function valuesOf<Form extends Record<string, unknown>>(
  kind: WrittenKind,
  { id, version, form }: StoredForm<Form>,
  names: Names,
): Row {
  const called = KINDS[kind].names.map(({ of, field, column }): [string, unknown] => {
    const nameOf = names.get(of)
    const ids = form[field]
    const name = Array.isArray(ids) ? ids.map((one) => nameOf?.get(one) ?? '') : (nameOf?.get(ids) ?? null)
    return [column, name]
  })
  return { id, version, ...form, ...Object.fromEntries(called) }
}
