/** The open data as JSON and CSV, with a JSON Schema. */
import { DATA_FIELDS, type DataField, type DataKind } from '#contract/open-data/open-data.ts'
import { paths } from '#contract/shared/paths.ts'
import type { DataRow } from '#db/queries/site/data-rows.ts'
import { csvHead, csvLine } from '#platform/csv.ts'

export interface DataHead {
  source: string
  publicUrl: string
  license: string
  licenseUrl: string
  /** Day in UTC. */
  date: string
  isDemo: boolean
}

/** One object with the rows in `items`. */
export async function* writeJson(
  kind: DataKind,
  head: DataHead,
  batches: AsyncIterable<DataRow[]>,
): AsyncGenerator<string> {
  const { source, publicUrl, license, licenseUrl, date, isDemo } = head
  const about = {
    $schema: `${publicUrl}/data/${kind}.schema.json`,
    source,
    sourceUrl: publicUrl,
    license,
    licenseUrl,
    date,
    isDemo,
  }
  yield `${JSON.stringify(about).slice(0, -1)},"items":[\n`
  let isFirst = true
  for await (const rows of batches) {
    const items = rows.map((row) => JSON.stringify(Object.fromEntries(cellsOf(kind, row, publicUrl))))
    yield `${isFirst ? '' : ',\n'}${items.join(',\n')}`
    isFirst = false
  }
  yield '\n]}\n'
}

/** Values of lists are joined with "; ". */
export async function* writeCsv(
  kind: DataKind,
  { publicUrl }: DataHead,
  batches: AsyncIterable<DataRow[]>,
): AsyncGenerator<string> {
  yield csvHead(Object.keys(DATA_FIELDS[kind]))
  for await (const rows of batches)
    yield rows.map((row) => csvLine(cellsOf(kind, row, publicUrl).map(([, value]) => cell(value)))).join('')
}

type Value = DataRow[string]

function cellsOf(kind: DataKind, row: DataRow, publicUrl: string): [string, Value][] {
  return Object.keys(DATA_FIELDS[kind]).map((name) => [
    name,
    name === 'url' ? publicUrl + ITEM_PATH[kind](row) : (row[name] ?? null),
  ])
}

const ITEM_PATH: Readonly<Record<DataKind, (row: DataRow) => string>> = {
  casinos: paths.casino,
  bonuses: paths.bonus,
  games: paths.game,
  licences: () => '',
}

function cell(value: Value): string {
  if (value === null) return ''
  if (!Array.isArray(value)) return String(value)
  return value.length === 0 ? 'none' : value.join('; ')
}

/** JSON Schema, draft 2020-12, of the whole JSON file. */
export function dataSchema(kind: DataKind, publicUrl: string): object {
  const text = { type: 'string' }
  const head = { $schema: text, source: text, sourceUrl: text, license: text, licenseUrl: text }
  const names = Object.keys(DATA_FIELDS[kind])
  const item = {
    type: 'object',
    properties: Object.fromEntries(
      Object.entries(DATA_FIELDS[kind]).map(([name, field]) => [name, fieldSchema(field)]),
    ),
    required: names,
  }
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    $id: `${publicUrl}/data/${kind}.schema.json`,
    title: `Open data: ${kind}`,
    description: 'null is a fact that is not stated.',
    type: 'object',
    properties: {
      ...head,
      date: { type: 'string', format: 'date' },
      isDemo: { type: 'boolean', description: 'The items are examples and not real' },
      items: { type: 'array', items: item },
    },
    required: [...Object.keys(head), 'date', 'isDemo', 'items'],
  }
}

const TYPES = { text: 'string', number: 'number', 'whole number': 'integer', list: 'array' } as const

function fieldSchema({ type, mayBeUnknown, description }: DataField): object {
  return {
    type: mayBeUnknown ? [TYPES[type], 'null'] : TYPES[type],
    ...(type === 'list' && { items: { type: 'string' } }),
    description,
  }
}
