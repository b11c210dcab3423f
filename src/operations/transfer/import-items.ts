import { randomUUID } from 'node:crypto'
import type { ImportProgress, ImportReport, TransferFormat } from '#contract/transfer.ts'
import { listColumnMatches } from '#db/queries/import-columns.ts'
import { findNewestId } from '#db/queries/import-row-writes.ts'
import { findImport, listRowOutcomes } from '#db/queries/imports.ts'
import { usernameOf } from '../actor.ts'
import type { Actor } from '../actor.ts'
import type { App } from '../app.ts'
import { checkFile } from './check-file.ts'
import { cleanRows } from './clean-rows.ts'
import type { CheckedRow, Importable } from './check-rows.ts'
import { findSimilar } from './find-similar.ts'
import { countsOf, importReport } from './import-report.ts'
import type { MatchedRow } from './match-rows.ts'
import { dropImport, openImport, stillOpen, storePlan } from './plan-import.ts'
import type { OpenImport } from './plan-import.ts'
import { readImportFile } from './read-import-file.ts'
import { runImport } from './run-import.ts'
import type { ImportBatches } from './run-import.ts'
import { asApplied } from './as-applied.ts'
import { withoutIds } from './without-ids.ts'

export interface Import {
  format: TransferFormat
  bytes: Uint8Array
  /** For the list of imports; empty when the sender gives none. */
  fileName: string
  /** Keep it, if no row is refused. Otherwise nothing is kept. */
  apply: boolean
  /** Refused rows are left out, and the others are kept all the same. */
  skipRefused: boolean
  /** The file is of another site: its ids are left out, and names and slugs tell what is meant. */
  ignoreIds?: boolean
  onProgress: (progress: ImportProgress) => void
  /**
   * Aborted when the sender is gone. Reading and checking end then and nothing is kept; what is already being applied
   * goes on.
   */
  signal?: AbortSignal
}

/**
 * Reads a file, tells row by row what it would do and, when asked to, applies it batch by batch. Refuses a file that
 * cannot be read, and with conflict while another import of the kind is under way.
 */
export async function importItems<Form extends Record<string, unknown>>(
  app: App,
  actor: Actor,
  { importable, batches }: { importable: Importable<Form>; batches: ImportBatches },
  asked: Import,
): Promise<ImportReport> {
  const { format, bytes, apply, fileName, skipRefused, ignoreIds = false, onProgress, signal } = asked
  const { kind } = importable.items.store
  const tell = (step: ImportProgress['step'], done: number, total: number): void => {
    signal?.throwIfAborted()
    onProgress({ step, done, total })
  }
  const read = await readImportFile(kind, format, bytes, {
    remembered: await listColumnMatches(app.db, kind),
    onRead: (done) => tell('reading', Math.min(done, bytes.byteLength), bytes.byteLength),
  })
  const own = ignoreIds ? read.rows.map((row) => withoutIds(kind, row)) : read.rows
  const rows = await cleanRows(importable.items, own, () =>
    tell('reading', bytes.byteLength, bytes.byteLength),
  )
  const check = (onChecked: () => Promise<void>) =>
    checkFile(app, importable, rows, usernameOf(actor), async (done) => {
      await onChecked()
      tell('checking', done, rows.length)
    })
  if (!apply) {
    const { checked } = await check(async () => undefined)
    const similar = await findSimilar(app, kind, checked)
    return importReport(kind, checked, { state: 'checked', similar })
  }

  const begun = { kind, fileName, username: usernameOf(actor), holder: randomUUID() }
  const open = await openImport(app, begun)
  const newestItem = await findNewestId(app.db, kind)
  const { checked, matched } = await check(() => stillOpen(app, open)).catch(droppingFirst(app, open))
  const counts = countsOf(checked)
  const planned = counts.created + counts.changed
  if (planned === 0 || (counts.refused > 0 && !skipRefused)) {
    await dropImport(app, open)
    return importReport(kind, checked, {
      state: planned === 0 && counts.refused === 0 ? 'applied' : 'checked',
    })
  }
  // A word behind every batch: a connection on which nothing moves is closed after a while.
  const onStored = () => tell('saving', 0, planned)
  await storePlan(app, open, planOf(checked, matched), { ...counts, newestItem }, onStored).catch(
    droppingFirst(app, open),
  )
  return applied(app, { open, batches, checked, onProgress, kind })
}

async function applied<Form extends Record<string, unknown>>(
  app: App,
  given: {
    open: OpenImport
    batches: ImportBatches
    checked: readonly CheckedRow<Form>[]
    onProgress: Import['onProgress']
    kind: ImportReport['kind']
  },
): Promise<ImportReport> {
  const { id, holder } = given.open
  const total = given.checked.filter(isPlanned).length
  const onBatch = async (): Promise<void> => {
    const record = await findImport(app.db, id)
    const done = record === undefined ? 0 : record.created + record.changed
    given.onProgress({ step: 'saving', done: Math.min(done, total), total, importId: id })
  }
  await onBatch()
  await runImport(app, given.batches, id, { holder, onBatch })
  const record = await findImport(app.db, id)
  const { rows, idOf } = asApplied(given.checked, await listRowOutcomes(app.db, id))
  const state = record?.state === 'applied' || record?.state === 'stopped' ? record.state : 'applying'
  return importReport(given.kind, rows, { state, importId: id, idOf })
}

function isPlanned<Form>({ outcome }: CheckedRow<Form>): boolean {
  return outcome === 'created' || outcome === 'changed'
}

function planOf<Form>(checked: readonly CheckedRow<Form>[], matched: readonly MatchedRow[]) {
  const matchedOf = new Map(matched.map((row) => [row.row, row]))
  return checked.filter(isPlanned).flatMap(({ row, name }) => {
    const { itemId, version, fields, cleaned } = matchedOf.get(row) ?? {}
    return fields === undefined ? [] : [{ row, name, itemId, version, fields, cleaned }]
  })
}

function droppingFirst(app: App, open: OpenImport) {
  return async (error: unknown): Promise<never> => {
    await dropImport(app, open)
    throw error
  }
}
