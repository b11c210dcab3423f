/** Reads files of redirects: CSV, and WordPress exports. */
import { RedirectForm } from '#contract/redirects/redirects.schema.ts'
import { readInput } from '#contract/shared/input-problems.ts'
import { REDIRECT } from '#contract/redirects/limits.ts'
import { checkRedirect, withoutOrigin, type CheckedRedirect } from '#domain/redirects/check-redirect.ts'
import { readCsv } from '#platform/read-csv.ts'
import { grouped } from '#domain/shared/counted.ts'
import type { App } from '../app/app.ts'
import type { SentFile } from '../app/sent-file.ts'
import { fileRefusal } from '../transfer/file-rows.ts'
import { addressesOf } from '../transfer/wordpress/former-addresses.ts'
import { withSeparator, wholeOf } from '../transfer/decode-file.ts'
import { isXml, readWordpress } from '../transfer/wordpress/read-wordpress.ts'
import { presentPages } from './present-pages.ts'

export interface RedirectRow {
  /** As a spreadsheet counts, with the header as row 1. */
  row: number
  source: string
  redirect?: CheckedRedirect
  /** Why it is refused. */
  message?: string
}

export interface RedirectFile {
  rows: RedirectRow[]
  unreadColumns: string[]
}

/** The meaning of a column; the last four occur in files of WordPress plugins. */
type Meaning = keyof RedirectForm | 'pattern' | 'state' | 'code' | 'condition'

/** Column titles in lower case: of this site's export, of the API, and of plugins. */
const COLUMNS: ReadonlyMap<string, Meaning> = new Map([
  ...['old address', 'source', 'source url', 'origin', 'from', 'url_from'].map(
    (title) => [title, 'source'] as const,
  ),
  ...['new address', 'target', 'target url', 'destination', 'to', 'url_to'].map(
    (title) => [title, 'target'] as const,
  ),
  ...['matching', 'kind', 'format'].map((title) => [title, 'kind'] as const),
  ...['regex', 'is_regex'].map((title) => [title, 'pattern'] as const),
  ...['status', 'enabled', 'active'].map((title) => [title, 'state'] as const),
  ...['code', 'type', 'http_code', 'status code'].map((title) => [title, 'code'] as const),
  ...['match', 'match_type', 'condition'].map((title) => [title, 'condition'] as const),
])

/** The rows of a file with their meaning. Refuses files without both addresses, and files that are too long. */
export async function readRedirectFile(
  app: Pick<App, 'db' | 'settings'>,
  file: SentFile,
): Promise<RedirectFile> {
  const { publicUrl } = app.settings
  if (await isXml(file)) return { rows: await rowsOfWordpress(app, file), unreadColumns: [] }
  const whole = await wholeOf(file)
  const { csv, separator } = withSeparator(whole, (titles) => meaningsOf(titles).length)
  const rows: RedirectRow[] = []
  let header: readonly string[] | undefined
  let unreadColumns: string[] = []
  for await (const { row, cells } of readCsv(csv, separator, () => undefined)) {
    if (header === undefined) {
      header = headerOf(cells)
      unreadColumns = cells
        .map((title) => title.trim().slice(0, 60))
        .filter((title) => title !== '' && !COLUMNS.has(title.toLowerCase()))
        .slice(0, MOST_NAMED)
      continue
    }
    if (rows.length === REDIRECT.most)
      throw fileRefusal(`The file may have at most ${grouped(REDIRECT.most)} rows.`)
    rows.push({ row, ...readRow(header, cells, publicUrl) })
  }
  if (header === undefined) throw fileRefusal('The file is empty.')
  return { rows, unreadColumns }
}

const MOST_NAMED = 20

/**
 * Old addresses of the articles in a WordPress export: permalinks, numbers, and the pages of their pictures. The row is
 * the position in that list.
 */
async function rowsOfWordpress(app: Pick<App, 'db'>, file: SentFile): Promise<RedirectRow[]> {
  const { former } = addressesOf(await readWordpress(file), { types: ['page'] })
  if (former.length > REDIRECT.most)
    throw fileRefusal(`The file may have at most ${grouped(REDIRECT.most)} old addresses.`)
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

function headerOf(cells: readonly string[]): readonly string[] {
  const known = meaningsOf(cells)
  if (known.includes('source') && known.includes('target'))
    return cells.map((cell) => cell.trim().toLowerCase())
  throw fileRefusal('The first row must name the columns "Old address" and "New address".')
}

function meaningsOf(titles: readonly string[]): Meaning[] {
  return titles.flatMap((title) => COLUMNS.get(title.trim().toLowerCase()) ?? [])
}

function readRow(
  header: readonly string[],
  cells: readonly string[],
  publicUrl: string,
): Omit<RedirectRow, 'row'> {
  const said: { meaning: Meaning; cell: string }[] = header.flatMap((name, index) => {
    const [meaning, cell] = [COLUMNS.get(name), (cells[index] ?? '').trim()]
    return meaning === undefined || cell === '' ? [] : [{ meaning, cell }]
  })
  const values = new Map(said.map(({ meaning, cell }) => [meaning, cell]))
  const source = withoutOrigin(values.get('source') ?? '', publicUrl)
  const foreign = said.map(({ meaning, cell }) => foreignProblem(meaning, cell.toLowerCase()))
  const message = foreign.find((one) => one !== undefined) ?? patternProblem(source)
  if (message !== undefined) return { source, message }
  const form = {
    source,
    target: withoutOrigin(values.get('target') ?? '', publicUrl),
    kind: KINDS.get((values.get('kind') ?? 'exact').toLowerCase()) ?? values.get('kind'),
  }
  const read = readInput(RedirectForm, form, 'row')
  if ('problems' in read) return { source, message: read.problems[0]?.message ?? 'This row cannot be read' }
  const checked = checkRedirect(read.data)
  if (checked.problems !== undefined) return { source, message: checked.problems[0]?.message ?? 'Not valid' }
  return { source, redirect: checked.redirect }
}

/** Plugins' names for this site's two kinds. */
const KINDS: ReadonlyMap<string, string> = new Map([
  ['exact', 'exact'],
  ['plain', 'exact'],
  ['url', 'exact'],
  ['prefix', 'prefix'],
  ['start', 'prefix'],
])
const NO: ReadonlySet<string> = new Set(['0', 'no', 'false', 'off', 'plain'])
const ON: ReadonlySet<string> = new Set(['1', 'yes', 'true', 'on', 'active', 'enabled', 'publish'])
const FOR_GOOD: ReadonlySet<string> = new Set(['301', '308', 'url', 'permanent'])

/**
 * Why a row of another program is skipped: the kind does not exist here, or the redirect was disabled. `cell` in lower
 * case.
 */
function foreignProblem(meaning: Meaning, cell: string): string | undefined {
  // "status" means the code in one plugin, and the state in another.
  const isCode = /^\d{3}$/.test(cell)
  if (meaning === 'pattern' && !NO.has(cell)) return PATTERN
  if (meaning === 'state' && !isCode && !ON.has(cell))
    return `It is switched off in that file (${shown(cell)})`
  if ((meaning === 'code' || (meaning === 'state' && isCode)) && !FOR_GOOD.has(cell))
    return `A redirect of type ${shown(cell)} is not supported: all redirects here are permanent`
  if (meaning === 'condition' && cell !== 'url')
    return `A redirect that depends on "${shown(cell)}" is not supported`
  return undefined
}

/** Refuses regular expressions, because no visitor would request them as plain text. */
function patternProblem(source: string): string | undefined {
  return /^\^|\$$|\.[*+]|\(\?|\\[dw.]/.test(source.slice(0, REDIRECT.address)) ? PATTERN : undefined
}

const PATTERN = 'Patterns are not supported: enter one exact address, or the beginning of several'

function shown(cell: string): string {
  return cell.slice(0, 40)
}
