import { randomUUID } from 'node:crypto'
import { IMPORT_RUN } from '#contract/transfer/limits.ts'
import { Refusal } from '#contract/shared/refusal.ts'
import { isDatabaseUnavailable } from '#db/errors.ts'
import {
  claimImport,
  holdImport,
  moveImport,
  releaseImport,
  type HeldImport,
} from '#db/queries/transfer/import-writes.ts'
import type { App } from '../app/app.ts'
import { audit } from '../app/audit.ts'
import { inTransaction } from '../app/in-transaction.ts'
import { inPaces } from '../app/pace.ts'
import { fetchImportPictures } from './fetch-import-pictures.ts'
import { leaseFor } from './import-lease.ts'
import { appliedInWords, undoneInWords } from './stop-import.ts'

/** One direction of an import. Both methods must run in a transaction that holds the import. */
export interface Batches {
  /** Processes at most `size` rows, records their results, and returns their number. */
  next: (app: App, held: HeldImport, size: number) => Promise<number>
  /** Records why the next single row cannot be processed. Returns 1, or 0 when there is none. */
  skip: (app: App, held: HeldImport, reason: string) => Promise<number>
}

export interface ImportBatches {
  apply: Batches
  undo: Batches
}

interface Run {
  /** The name of this run; another run can claim the import only after its lease has expired. */
  holder?: string
  onBatch?: () => Promise<void>
  onPictures?: (done: number, total: number) => void
}

/**
 * Applies or undoes the rest of an import, each batch in its own transaction with the results of its rows, so that no
 * row is processed twice. Returns at once when another run is processing it, and early when it is stopped. Throws
 * unavailable when this process is about to end; another run continues then.
 */
export async function runImport(
  app: App,
  batches: ImportBatches,
  id: number,
  { holder = randomUUID(), onBatch, onPictures }: Run = {},
): Promise<void> {
  const claimed = await claimImport(app.db, id, { lease: leaseFor(app, holder), now: app.now() })
  if (claimed === undefined) return
  const { next, skip } = claimed.state === 'undoing' ? batches.undo : batches.apply
  const holding = (work: (inside: App, held: HeldImport) => Promise<number>): Promise<number> =>
    inTransaction(app, async (inside) => {
      const held = await holdImport(inside.db, id, leaseFor(app, holder))
      return held?.state === claimed.state ? work(inside, held) : 0
    })
  const nextOrEnd = (size: number): Promise<number> =>
    holding(async (inside, held) => {
      const done = await next(inside, held, size)
      if (done === 0) await end(inside, held)
      return done
    })
  try {
    if (claimed.state === 'applying') await fetchImportPictures(app, id, { holder, onPictures })
    await inPaces(async (size) => {
      if (app.isStopping()) throw goesOn()
      const done = await halving(app, size, nextOrEnd, (reason) =>
        holding((inside, held) => skip(inside, held, reason)),
      )
      await onBatch?.()
      return done
    })
  } catch (error) {
    await giveUp(app, id, { holder, hasFailed: !app.isStopping() })
    throw error
  }
}

/** A row that cannot be saved fails its batch. Halving isolates and skips it, so that it never stops an import. */
async function halving(
  app: App,
  size: number,
  work: (size: number) => Promise<number>,
  skip: (reason: string) => Promise<number>,
): Promise<number> {
  try {
    return await work(size)
  } catch (error) {
    if (isDatabaseUnavailable(error)) throw error
    if (size > 1) return halving(app, Math.floor(size / 2), work, skip)
    if (!(error instanceof Refusal)) app.log.error({ err: error }, 'a row of an import could not be saved')
    return skip(error instanceof Refusal ? error.message : 'This row could not be saved')
  }
}

async function end({ db, now }: App, { id, state, kind, username, undoneBy }: HeldImport): Promise<void> {
  const isUndone = state === 'undoing'
  const ended = await moveImport(db, id, {
    from: [state],
    to: isUndone ? 'undone' : 'applied',
    endedAt: now(),
  })
  if (ended === undefined) return
  const by = { username: isUndone ? undoneBy : username }
  await audit({ db, now }, by, {
    action: isUndone ? 'import undone' : 'imported',
    kind,
    name: isUndone ? undoneInWords(ended) : appliedInWords(ended),
  })
}

/** Stops an import after repeated failures. Applied rows stay and can be undone. */
async function giveUp(app: App, id: number, how: { holder: string; hasFailed: boolean }): Promise<void> {
  try {
    const failures = await releaseImport(app.db, id, how)
    if (failures >= IMPORT_RUN.mostFailures)
      await moveImport(app.db, id, { from: ['applying', 'undoing'], to: 'stopped', endedAt: app.now() })
  } catch (error) {
    app.log.warn(
      { err: error, import: id },
      'an import could not be released; it goes on when its lease ends',
    )
  }
}

function goesOn(): Refusal {
  return new Refusal(
    'unavailable',
    'The server is restarting. The import goes on by itself; see the list of imports.',
  )
}
