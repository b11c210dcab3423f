/** Export and import on the command line, by the same operations as in the admin area. */
import { createWriteStream } from 'node:fs'
import { basename } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { KINDS } from '#contract/items/kinds.ts'
import { WRITTEN_KINDS } from '#contract/items/item-kinds.ts'
import { TEXT } from '#contract/shared/limits.ts'
import { POST_CATEGORIES } from '#contract/shared/options.ts'
import { Refusal } from '#contract/shared/refusal.ts'
import {
  IMPORT_FORMATS,
  TRANSFER_FORMATS,
  type ImportFormat,
  type ImportProgress,
} from '#contract/transfer/transfer.ts'
import { TRANSFERS, type Transfer } from '#operations/transfer/transfers.ts'
import { readWebAddress } from '#contract/shared/web-address.ts'
import { fileAt } from '#operations/app/sent-file.ts'
import { reportLines } from './report-lines.ts'
import { withApp } from './with-app.ts'

/** Writes all items of a kind to a file or to standard output. */
export async function exportFile(
  kind: string | undefined,
  { format: word, out }: { format?: string; out?: string },
): Promise<void> {
  const transfer = transferOf(kind)
  const format = formatOf(TRANSFER_FORMATS, word ?? endingOf(out) ?? 'csv')
  await withApp(async (app) => {
    const pieces = Readable.from(transfer.exportItems(app, format))
    const target = out === undefined ? process.stdout : createWriteStream(out)
    await pipeline(pieces, target, { end: out !== undefined }).catch((error: NodeJS.ErrnoException) => {
      // The reader closed its end, like `head`.
      if (error.code === 'EPIPE') return
      throw error.syscall === 'open' || error.syscall === 'write'
        ? wrong(`The file ${out} cannot be written.`)
        : error
    })
  })
}

export type ImportOptions = {
  format?: string
  apply?: boolean
  skipRefused?: boolean
  ignoreIds?: boolean
  fetchPictures?: boolean
  site?: string
  category?: string
  pages?: boolean
  types?: string
}

/**
 * Reports what a file would do and, with `apply`, applies it; with `skipRefused` without the refused rows. The exit
 * code is 1 when rows are refused.
 */
export async function importFile(
  kind: string | undefined,
  file: string | undefined,
  {
    format: word,
    apply = false,
    skipRefused = false,
    ignoreIds = false,
    fetchPictures = false,
    site: address,
    category: named,
    pages = false,
    types: namedTypes = '',
  }: ImportOptions,
): Promise<void> {
  const transfer = transferOf(kind)
  if (file === undefined) throw wrong(`Say which file: import ${kind ?? ''} FILE`)
  const format = formatOf<ImportFormat>(IMPORT_FORMATS, word ?? endingOf(file) ?? 'csv')
  const site = address === undefined ? undefined : readWebAddress(address)
  if (address !== undefined && site === undefined) throw wrong('--site must be an http or https address')
  const category = POST_CATEGORIES.find((one) => one === named)
  if (named !== undefined && category === undefined)
    throw wrong(`--category must be ${POST_CATEGORIES.join(', ')}`)
  const types = namedTypes.split(',').filter((type) => type !== '')
  const opened = await fileAt(file).catch(() => {
    throw wrong(`The file ${file} cannot be read.`)
  })
  const report = await withApp((app) =>
    transfer.importItems(
      app,
      { role: 'system' },
      {
        format,
        file: opened,
        apply,
        skipRefused,
        reading: {
          ignoreIds,
          fetchPictures,
          site,
          wordpress: { category, types: pages ? ['page', ...types] : types },
        },
        fileName: basename(file).slice(0, TEXT.fileName),
        onProgress: showProgress,
      },
    ),
  )
  clearProgress()
  console.log(reportLines(report).join('\n'))
  if (report.counts.refused > 0) process.exitCode = 1
}

function transferOf(word: string | undefined): Transfer {
  const kinds = WRITTEN_KINDS.map((kind) => KINDS[kind].path)
  const found = TRANSFERS.find(({ kind }) => KINDS[kind].path === word)
  if (found === undefined) throw wrong(`Say what: ${kinds.join(', ')}`)
  return found
}

function formatOf<Format extends ImportFormat>(known: readonly Format[], word: string): Format {
  const found = known.find((format) => format === word.toLowerCase())
  if (found === undefined) throw wrong(`--format must be ${known.join(' or ')}`)
  return found
}

/** "json" for "casinos.json", "wxr" for "export.xml"; undefined for unknown endings. */
function endingOf(file: string | undefined): string | undefined {
  if (file?.toLowerCase().endsWith('.xml') === true) return 'wxr'
  return TRANSFER_FORMATS.find((format) => file?.toLowerCase().endsWith(`.${format}`))
}

const BAR = 30

/** Redrawn in place on a terminal. */
function showProgress({ step, done, total }: ImportProgress): void {
  if (!process.stderr.isTTY) return
  const part = total === 0 ? 1 : done / total
  const full = Math.round(part * BAR)
  const percent = String(Math.floor(part * 100)).padStart(3)
  process.stderr.write(`\r${'█'.repeat(full)}${'░'.repeat(BAR - full)} ${percent} % ${step.padEnd(8)}`)
}

function clearProgress(): void {
  if (process.stderr.isTTY) process.stderr.write(`\r${' '.repeat(BAR + 16)}\r`)
}

function wrong(message: string): Refusal {
  return new Refusal('invalid_input', message)
}
