/** Files of redirects: CSV, and exports of WordPress. */
import { RedirectForm } from '#contract/redirects/redirects.schema.ts'
import { readInput } from '#contract/shared/input-problems.ts'
import { REDIRECT } from '#contract/shared/limits.ts'
import { LANGUAGE } from '#contract/shared/language.ts'
import { checkRedirect, withoutOrigin } from '#domain/redirects/check-redirect.ts'
import type { CheckedRedirect } from '#domain/redirects/check-redirect.ts'
import type { App } from '../app/app.ts'
import type { SentFile } from '../app/sent-file.ts'
import { readCsv } from '#platform/read-csv.ts'
import { fileRefusal } from '../transfer/file-rows.ts'
import { addressesOf } from '../transfer/wordpress/former-addresses.ts'
import { wholeOf } from '../transfer/decode-file.ts'
import { isXml, readWordpress } from '../transfer/wordpress/read-wordpress.ts'
import { presentPages } from './present-pages.ts'

export interface RedirectRow {
  /** As a spreadsheet counts, the header being row 1. */
  row: number
  source: string
  redirect?: CheckedRedirect
  /** Why it is refused. */
  message?: string
}

/** Names of columns in lower case, as an export of this site has them and as the API names the fields. */
const COLUMNS: Readonly<Record<string, keyof RedirectForm>> = {
  'old address': 'source',
  source: 'source',
  'new address': 'target',
  target: 'target',
  matching: 'kind',
  kind: 'kind',
}

/** The rows of a file with what each of them says. Refuses files without the two addresses and ones that are too long. */
export async function readRedirectFile(
  app: Pick<App, 'db' | 'settings'>,
  file: SentFile,
): Promise<RedirectRow[]> {
  const { publicUrl } = app.settings
  if (await isXml(file)) return rowsOfWordpress(app, file)
  const utf8 = await wholeOf(file)
  const rows: RedirectRow[] = []
  let header: readonly string[] | undefined
  for await (const { row, cells } of readCsv(utf8, separatorOf(utf8), () => undefined)) {
    if (header === undefined) {
      header = headerOf(cells)
      continue
    }
    if (rows.length === REDIRECT.most)
      throw fileRefusal(`The file may have at most ${REDIRECT.most.toLocaleString(LANGUAGE)} rows.`)
    rows.push({ row, ...readRow(header, cells, publicUrl) })
  }
  if (header === undefined) throw fileRefusal('The file is empty.')
  return rows
}

/**
 * The old addresses of the articles of an export of WordPress: as it wrote them, by number, and of the pages of their
 * pictures. The row is the place in that list.
 */
async function rowsOfWordpress(app: Pick<App, 'db'>, file: SentFile): Promise<RedirectRow[]> {
  const { former } = addressesOf(await readWordpress(file), { types: ['page'] })
  if (former.length > REDIRECT.most)
    throw fileRefusal(`The file may have at most ${REDIRECT.most.toLocaleString(LANGUAGE)} old addresses.`)
  const there = await presentPages(
    app,
    former.map(({ target }) => target),
  )
  return former.map(({ source, target }, index) => {
    if (!there.has(target)) return { row: index + 1, source, message: `There is no page at ${target}` }
    const { redirect, problems } = checkRedirect({ kind: 'exact', source, target })
    return {
      row: index + 1,
      source,
      ...(redirect === undefined ? { message: problems[0]?.message ?? 'Not valid' } : { redirect }),
    }
  })
}

function separatorOf(bytes: Uint8Array): string {
  const text = new TextDecoder().decode(bytes.subarray(0, 2_000))
  const first = text.split(/\r?\n/, 1)[0] ?? ''
  const counted = [',', ';', '\t'].map((separator) => [first.split(separator).length, separator] as const)
  return counted.toSorted(([a], [b]) => b - a)[0]?.[1] ?? ','
}

function headerOf(cells: readonly string[]): readonly string[] {
  const names = cells.map((cell) => cell.trim().toLowerCase())
  const known = new Set(names.map((name) => COLUMNS[name]))
  if (known.has('source') && known.has('target')) return names
  throw fileRefusal('The first row must name the columns "Old address" and "New address".')
}

function readRow(
  header: readonly string[],
  cells: readonly string[],
  publicUrl: string,
): Omit<RedirectRow, 'row'> {
  const values = new Map<string, string>()
  for (const [index, name] of header.entries()) {
    const cell = (cells[index] ?? '').trim()
    const field = COLUMNS[name]
    if (field !== undefined && cell !== '') values.set(field, cell)
  }
  const source = withoutOrigin(values.get('source') ?? '', publicUrl)
  const form = {
    source,
    target: withoutOrigin(values.get('target') ?? '', publicUrl),
    kind: (values.get('kind') ?? 'exact').toLowerCase(),
  }
  const read = readInput(RedirectForm, form, 'row')
  if ('problems' in read) return { source, message: read.problems[0]?.message ?? 'This row cannot be read' }
  const checked = checkRedirect(read.data)
  if (checked.problems !== undefined) return { source, message: checked.problems[0]?.message ?? 'Not valid' }
  return { source, redirect: checked.redirect }
}
