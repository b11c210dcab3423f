import { randomUUID } from 'node:crypto'
import { setImmediate } from 'node:timers/promises'
import { KINDS } from '#contract/items/kinds.ts'
import type { WrittenKind } from '#contract/items/item-kinds.ts'
import type { ImportMediaProblem } from '#contract/transfer/imports.schema.ts'
import { TRANSFER } from '#contract/transfer/limits.ts'
import type { ImportFormat, ImportProgress, ImportReport, SimilarRow } from '#contract/transfer/transfer.ts'
import { listItemKeys } from '#db/queries/items/item-keys.ts'
import { listColumnMatches } from '#db/queries/transfer/import-columns.ts'
import { findNewestId } from '#db/queries/transfer/import-row-writes.ts'
import { countImportPictures, listMediaProblems } from '#db/queries/transfer/import-pictures.ts'
import { findImport, listRowOutcomes } from '#db/queries/transfer/imports.ts'
import { nearName } from '#domain/shared/near-name.ts'
import type { SentFile } from '../app/sent-file.ts'
import { usernameOf, type Actor } from '../app/actor.ts'
import type { App } from '../app/app.ts'
import { authoriseTransfer } from './authorise-transfer.ts'
import { checkFile } from './check-file.ts'
import type { CheckedRow, Importable } from './check-rows.ts'
import { countsOf, importReport } from './import-report.ts'
import { dropImport, openImport, stillOpen, storePlan, type OpenImport } from './plan-import.ts'
import { planPictures } from './plan-pictures.ts'
import { mediaOf, planRows } from './plan-rows.ts'
import { readyRows, type Reading } from './ready-rows.ts'
import { readImportFile } from './read-import-file.ts'
import { runImport, type ImportBatches } from './run-import.ts'
import { asApplied } from './as-applied.ts'

const AT_A_TIME = 1_000

export interface Import {
  format: ImportFormat
  file: SentFile
  /** For the list of imports; empty when the sender gives none. */
  fileName: string
  /** Applies the file if no row is refused; otherwise stores nothing. */
  apply: boolean
  /** Skips refused rows and applies the others. */
  skipRefused: boolean
  /** By default a file of this site. */
  reading?: Reading
  onProgress: (progress: ImportProgress) => void
  /**
   * Aborted when the sender disconnects. Reading and checking then end without storing anything; applying continues.
   */
  signal?: AbortSignal
}

/**
 * Reads a file, reports the effect of every row and, on request, applies it in batches. Refuses unreadable files, and
 * with conflict while another import of the kind is in progress.
 */
export async function importItems<Form extends Record<string, unknown>>(
  app: App,
  actor: Actor,
  { importable, batches }: { importable: Importable<Form>; batches: ImportBatches },
  asked: Import,
): Promise<ImportReport> {
  const { format, file, apply, fileName, skipRefused, reading = OF_THIS_SITE, onProgress, signal } = asked
  const { kind } = importable.items.store
  authoriseTransfer(app, actor, kind)
  const { fetchPictures } = reading
  const tell = (step: ImportProgress['step'], done: number, total: number): void => {
    signal?.throwIfAborted()
    onProgress({ step, done, total })
  }
  const read = await readImportFile(kind, format, file, {
    remembered: await listColumnMatches(app.db, kind),
    onRead: (done) => tell('reading', Math.min(done, file.size), file.size),
    wordpress: reading.wordpress,
  })
  const onRow = () => tell('reading', file.size, file.size)
  const { rows, values } = await readyRows(app, importable.items, read.rows, {
    ...reading,
    site: reading.site ?? read.site,
    onRow,
  })
  const check = (onChecked: () => Promise<void>) =>
    checkFile(app, importable, rows, async (done) => {
      await onChecked()
      tell('checking', done, rows.length)
    })
  if (!apply) {
    const { checked, matched } = await check(async () => undefined)
    const similar = await findSimilar(app, kind, checked)
    return importReport(kind, checked, {
      state: 'checked',
      similar,
      values,
      otherTypes: read.otherTypes,
      ...mediaOf(kind, checked, { matched, fetchPictures }),
    })
  }

  const begun = { kind, fileName, username: usernameOf(actor), holder: randomUUID() }
  const open = await openImport(app, begun)
  const newestItem = await findNewestId(app.db, kind)
  const { checked, matched } = await check(() => stillOpen(app, open)).catch(droppingFirst(app, open))
  const counts = countsOf(checked)
  const plan = planRows(kind, checked, { matched, fetchPictures })
  const planned = plan.length
  if (planned === 0 || (counts.refused > 0 && !skipRefused)) {
    await dropImport(app, open)
    return importReport(kind, checked, {
      state: planned === 0 && counts.refused === 0 ? 'applied' : 'checked',
      values,
      otherTypes: read.otherTypes,
      ...mediaOf(kind, checked, { matched, fetchPictures }),
    })
  }
  // Reports after every batch, because idle connections are closed after a while.
  const onStored = () => tell('saving', 0, planned)
  const pictures = planPictures(kind, plan, { files: rows, fetchPictures })
  // Rows that only fetch pictures are counted when they are applied.
  const unchanged = counts.unchanged - (planned - counts.created - counts.changed)
  await storePlan(app, open, { rows: plan, pictures }, { ...counts, unchanged, newestItem }, onStored).catch(
    droppingFirst(app, open),
  )
  return applied(app, { open, batches, checked, values, onProgress, kind, total: planned })
}

async function applied<Form extends Record<string, unknown>>(
  app: App,
  given: {
    open: OpenImport
    batches: ImportBatches
    checked: readonly CheckedRow<Form>[]
    values: ImportReport['values']
    onProgress: Import['onProgress']
    kind: ImportReport['kind']
    /** Rows to be applied. */
    total: number
  },
): Promise<ImportReport> {
  const { id, holder } = given.open
  const { total } = given
  const onBatch = async (): Promise<void> => {
    const record = await findImport(app.db, id)
    const done = record === undefined ? 0 : record.created + record.changed
    given.onProgress({ step: 'saving', done: Math.min(done, total), total, importId: id })
  }
  await onBatch()
  const onPictures = (done: number, wanted: number): void =>
    given.onProgress({ step: 'pictures', done, total: wanted, importId: id })
  await runImport(app, given.batches, id, { holder, onBatch, onPictures })
  const record = await findImport(app.db, id)
  const { rows, idOf } = asApplied(given.checked, await listRowOutcomes(app.db, id))
  const state = record?.state === 'applied' || record?.state === 'stopped' ? record.state : 'applying'
  const pictures = await countImportPictures(app.db, id)
  const media = (await listMediaProblems(app.db, id, TRANSFER.rows)).map(asProblem)
  const { values } = given
  return importReport(given.kind, rows, { state, importId: id, idOf, values, pictures, media })
}

const OF_THIS_SITE: Reading = { ignoreIds: false, site: undefined, fetchPictures: false }

function asProblem({ row, name, field, address, reason }: ImportMediaProblem) {
  return { row, name, problems: [{ path: field, message: reason, given: address }] }
}

function droppingFirst(app: App, open: OpenImport) {
  return async (error: unknown): Promise<never> => {
    await dropImport(app, open)
    throw error
  }
}

/**
 * New rows with nearly the name of an existing item or an earlier new row: equal except for case, accents, punctuation
 * or the word "casino". They are not refused. Articles are identified by slugs.
 */
async function findSimilar<Form extends Record<string, unknown>>(
  app: App,
  kind: WrittenKind,
  checked: readonly CheckedRow<Form>[],
): Promise<SimilarRow[]> {
  if (kind === 'post') return []
  const created = checked.filter((row) => row.outcome === 'created')
  if (created.length === 0) return []
  const known = new Map<string, { id: number | null; row: number | null; name: string }>()
  const at = kind === 'bonus' ? 1 : 0
  const keyOf = (parts: readonly unknown[]): string => {
    const near = nearName(String(parts[at]))
    return near === ''
      ? ''
      : parts.map((part, index) => (index === at ? near : nearName(String(part)))).join('\n')
  }
  for (const [index, { id, key }] of (await listItemKeys(app.db, kind)).entries()) {
    known.set(keyOf(key), { id, row: null, name: String(key[at]) })
    if (index % AT_A_TIME === 0) await setImmediate()
  }
  const similar: SimilarRow[] = []
  for (const [index, { row, name, form }] of created.entries()) {
    const key = keyOf(KINDS[kind].keys.map((field) => form[field]))
    const other = key === '' ? undefined : known.get(key)
    if (other === undefined) known.set(key, { id: null, row, name })
    else if (similar.length < TRANSFER.shown) similar.push({ row, name, other })
    if (index % AT_A_TIME === 0) await setImmediate()
  }
  return similar
}
