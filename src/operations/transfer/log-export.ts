import type { WrittenKind } from '#contract/items/item-kinds.ts'
import type { TransferFormat } from '#contract/transfer/transfer.ts'
import type { Actor } from '../app/actor.ts'
import { audit } from '../app/audit.ts'
import type { App } from '../app/app.ts'
import { authoriseTransfer } from './authorise-transfer.ts'

/** The pieces of an export, after an entry in the audit log. */
export async function* logExport(
  app: App,
  actor: Actor,
  { kind, format }: { kind: WrittenKind; format: TransferFormat },
  pieces: AsyncIterable<string>,
): AsyncGenerator<string> {
  authoriseTransfer(app, actor, kind)
  await audit(app, actor, { action: 'exported', kind, name: `all as ${format.toUpperCase()}` })
  yield* pieces
}
