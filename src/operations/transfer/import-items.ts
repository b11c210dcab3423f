import { setImmediate } from 'node:timers/promises'
import { Refusal } from '#contract/refusal.ts'
import type { ImportProgress, ImportReport, TransferFormat } from '#contract/transfer.ts'
import { insertAuditEntry } from '#db/queries/audit-writes.ts'
import { IMPORT_STATEMENT_MS, lockImport, lockVersions } from '#db/queries/item-keys.ts'
import { withTimeLimit } from '#db/time-limit.ts'
import { usernameOf } from '../actor.ts'
import type { Actor } from '../actor.ts'
import type { App } from '../app.ts'
import { inTransaction } from '../in-transaction.ts'
import { findCasinoIds, withCasinoIds } from './casino-names.ts'
import { cleanRows } from './clean-rows.ts'
import { checkRows } from './check-rows.ts'
import type { CheckedRow, Importable } from './check-rows.ts'
import type { FileRow } from './file-rows.ts'
import { countsInWords, importReport } from './import-report.ts'
import { matchRows } from './match-rows.ts'
import { readImportFile } from './read-import-file.ts'
import { saveRows } from './save-rows.ts'

export interface Import {
  format: TransferFormat
  bytes: Uint8Array
  /** Keep it, if no row is refused. Otherwise nothing is kept. */
  apply: boolean
  onProgress: (progress: ImportProgress) => void
  /** Aborted when nobody waits for the answer any more; nothing is kept then. */
  signal?: AbortSignal
}

/**
 * Reads a file, tells row by row what it would do and, when asked to and no row is refused, keeps all of it in one
 * transaction. Refuses a file that cannot be read, and with conflict while another import of the kind is under way.
 */
export async function importItems<Form extends Record<string, unknown>>(
  app: App,
  actor: Actor,
  importable: Importable<Form>,
  { format, bytes, apply, onProgress, signal }: Import,
): Promise<ImportReport> {
  const { kind } = importable.items.store
  const tell = (step: ImportProgress['step'], done: number, total: number): void => {
    signal?.throwIfAborted()
    onProgress({ step, done, total })
  }
  const read = await readImportFile(kind, format, bytes, (done) => tell('reading', done, bytes.byteLength))
  const rows = await cleanRows(importable.items, read, () => signal?.throwIfAborted())
  if (!apply) return importReport(kind, await check(app, importable, rows, tell), false)

  return withTimeLimit(IMPORT_STATEMENT_MS, () =>
    inTransaction(app, async (inside) => {
      if (!(await lockImport(inside.db, kind)))
        throw new Refusal('conflict', 'Another import is being applied. Please try again when it is done.')
      const checked = await check(inside, importable, rows, tell)
      if (checked.some(({ outcome }) => outcome === 'refused')) return importReport(kind, checked, false)
      const total = checked.filter(({ outcome }) => outcome !== 'unchanged').length
      const idOf = await saveRows(inside, actor, importable.items, checked, async (done) => {
        await setImmediate()
        tell('saving', done, total)
      })
      const report = importReport(kind, checked, true, idOf)
      if (total > 0) {
        const entry = { at: inside.now(), username: usernameOf(actor), action: 'imported' }
        await insertAuditEntry(inside.db, { ...entry, kind, name: countsInWords(report) })
      }
      signal?.throwIfAborted()
      return report
    }),
  )
}

async function check<Form extends Record<string, unknown>>(
  app: App,
  importable: Importable<Form>,
  rows: readonly FileRow[],
  tell: (step: 'checking', done: number, total: number) => void,
): Promise<CheckedRow<Form>[]> {
  const { store } = importable.items
  const casinoIds = await findCasinoIds(app, store.kind)
  const matched = await matchRows(
    app,
    store.kind,
    rows.map((row) => withCasinoIds(store.kind, row, casinoIds)),
  )
  // A save that is under way in this moment ends first, and a later one waits.
  if (app.db.isTransaction)
    await lockVersions(
      app.db,
      store.kind,
      matched.flatMap(({ itemId }) => itemId ?? []),
    )
  return checkRows(app, importable, matched, async (done) => {
    await setImmediate()
    tell('checking', done, rows.length)
  })
}
