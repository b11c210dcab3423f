import { Refusal } from '#contract/shared/refusal.ts'
import type { ImportRecord } from '#contract/transfer/imports.schema.ts'
import { moveImport } from '#db/queries/transfer/import-writes.ts'
import { findImport } from '#db/queries/transfer/imports.ts'
import type { Actor } from '../app/actor.ts'
import { audit } from '../app/audit.ts'
import type { App } from '../app/app.ts'
import { authorise } from '../app/authorise.ts'
import { inTransaction } from '../app/in-transaction.ts'
import { authoriseTransfer } from './authorise-transfer.ts'

/**
 * Stops an import after the current batch; applied rows stay and can be undone. Refuses with not_found, and with
 * conflict when it is not being applied.
 */
export function stopImport(app: App, actor: Actor, id: number): Promise<ImportRecord> {
  authorise(app, actor, 'transfer.run')
  return inTransaction(app, async (inside) => {
    const { db, now } = inside
    const stopped = await moveImport(db, id, { from: ['applying'], to: 'stopped', endedAt: now() })
    const record = await findImport(db, id)
    if (record === undefined) throw new Refusal('not_found', 'Import not found')
    authoriseTransfer(inside, actor, record.kind)
    if (stopped === undefined) throw new Refusal('conflict', 'This import is not being applied.')
    await audit({ db, now }, actor, {
      action: 'import stopped',
      kind: stopped.kind,
      name: appliedInWords(stopped),
    })
    return record
  })
}

/** Such as "12 created, 3 changed, 2 left out". */
export function appliedInWords({
  created,
  changed,
  refused,
}: {
  created: number
  changed: number
  refused: number
}): string {
  return `${created} created, ${changed} changed${refused > 0 ? `, ${refused} left out` : ''}`
}

/** Such as "3 restored, 12 moved to the trash, 1 left alone". */
export function undoneInWords({
  restored,
  removed,
  leftAlone,
}: {
  restored: number
  removed: number
  leftAlone: number
}): string {
  const left = leftAlone > 0 ? `, ${leftAlone} left alone` : ''
  return `${restored} restored, ${removed} moved to the trash${left}`
}
