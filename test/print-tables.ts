/** Prints the types of all tables, as Kysely reads them, from the columns of a migrated database. */
import { sql, type Kysely } from 'kysely'
import type { Tables } from '#db/tables.ts'
import { COLUMN_TYPES } from './column-overrides.ts'

interface Column {
  table: string
  name: string
  type: string
  isNullable: boolean
  hasDefault: boolean
  isGenerated: boolean
}

/** The whole of `src/db/tables.ts`, unformatted. */
export async function printTables(db: Kysely<Tables>): Promise<string> {
  const byTable = Map.groupBy(await listColumns(db), ({ table }) => table)
  const used = [...byTable.values()].flat().map(typeOf).join(' ')
  const named = (names: readonly string[]) => names.filter((name) => new RegExp(`\\b${name}\\b`).test(used))
  const imports = Object.entries(IMPORTS).flatMap(([file, names]) => {
    const needed = named(names)
    return needed.length === 0 ? [] : [importOf(file, needed)]
  })
  const tables = [...byTable].map(([table, columns]) => {
    const types = columns.map((column) => `${column.name}: ${typeOf(column)}`)
    const line = `  ${table}: { ${types.join('; ')} }\n`
    return line.length <= LINE + 1 ? line : `  ${table}: {\n    ${types.join('\n    ')}\n  }\n`
  })
  return `${HEAD}\n${imports.join('\n')}\n\nexport interface Tables {\n${tables.join('')}}\n`
}

const HEAD =
  '/** The tables as Kysely sees them, printed from the migrated database: UPDATE_TABLES=1 vitest run src/db/tables.test.ts */'

/** Where the names in types come from. */
const IMPORTS: Readonly<Record<string, readonly string[]>> = {
  kysely: ['ColumnType', 'Generated', 'GeneratedAlways'],
  '#contract/analytics/interest.ts': ['InterestMeasure'],
  '#contract/changes/fact-checks.ts': ['CheckedKind', 'CheckedPart'],
  '#contract/changes/fact-changes.ts': ['ChangedKind', 'ChangeMaker'],
  '#contract/clicks/click-words.ts': ['Block', 'ClickClass', 'ClickSignal', 'Device'],
  '#contract/earnings/earnings.schema.ts': ['ConversionKind', 'Deal', 'PostbackNames', 'PostbackOutcome'],
  '#contract/items/item-kinds.ts': ['SlugKind', 'WrittenKind'],
  '#contract/landing/fields.ts': ['LandingList', 'LandingQuestion'],
  '#contract/offers/terms.ts': ['OfferTerms'],
  '#contract/redirects/redirect-kinds.ts': ['RedirectKind'],
  '#contract/reviews/moderation.ts': ['Rejection'],
  '#contract/settings/settings.schema.ts': ['SettingGroup'],
  '#contract/staff/permissions.ts': ['Role'],
  '#contract/transfer/imports.schema.ts': ['ImportRowResult', 'ImportState'],
  './column-types.ts': [
    'AuditedItems',
    'ConfirmedAt',
    'Json',
    'KeptMarks',
    'NullableDay',
    'NullableJson',
    'NullableNumeric',
    'Slug',
    'TrashedRows',
  ],
}

async function listColumns(db: Kysely<Tables>): Promise<Column[]> {
  const { rows } = await sql<Column>`
    select table_name as table, column_name as name, udt_name as type, is_nullable = 'YES' as "isNullable",
      column_default is not null as "hasDefault",
      is_generated = 'ALWAYS' or identity_generation = 'ALWAYS' as "isGenerated"
    from information_schema.columns join information_schema.tables using (table_schema, table_name)
    where table_schema = 'public' and table_type = 'BASE TABLE' and table_name not like 'kysely%'
      and table_name not in (select relname from pg_inherits join pg_class on pg_class.oid = inhrelid)
    order by table_name, ordinal_position`.execute(db)
  return rows
}

function typeOf(column: Column): string {
  const given = COLUMN_TYPES[`${column.table}.${column.name}`]
  if (given !== undefined) return given
  if (column.name === 'id' && column.isGenerated) return 'GeneratedAlways<number>'
  const plain = TYPES[column.type] ?? 'unknown'
  const nullable = `${plain}${column.isNullable ? ' | null' : ''}`
  if (column.isGenerated) return `GeneratedAlways<${nullable}>`
  if (column.type === 'numeric')
    return column.isNullable ? 'NullableNumeric' : 'ColumnType<string, string | number, string | number>'
  if (column.type === 'date' && column.isNullable) return 'NullableDay'
  return column.hasDefault ? `Generated<${nullable}>` : nullable
}

/** What the driver gives. */
const TYPES: Readonly<Record<string, string>> = {
  bool: 'boolean',
  int2: 'number',
  int4: 'number',
  int8: 'number',
  float8: 'number',
  text: 'string',
  varchar: 'string',
  uuid: 'string',
  numeric: 'string',
  xid8: 'string',
  date: 'string',
  timestamptz: 'Date',
  _text: 'string[]',
  _int4: 'number[]',
}

/** As the formatter writes it. */
function importOf(file: string, names: readonly string[]): string {
  const line = `import type { ${names.join(', ')} } from '${file}'`
  return line.length <= LINE
    ? line
    : `import type {\n${names.map((name) => `  ${name},\n`).join('')}} from '${file}'`
}
const LINE = 110
