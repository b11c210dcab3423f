import { KINDS } from '#contract/items/kinds.ts'
import type { WrittenKind } from '#contract/items/item-kinds.ts'
import type { Actor } from '../app/actor.ts'
import type { App } from '../app/app.ts'
import { authorise } from '../app/authorise.ts'

/** Refuses with forbidden unless this person may import and export, and write this kind. */
export function authoriseTransfer(app: App, actor: Actor, kind: WrittenKind): void {
  authorise(app, actor, 'transfer.run')
  authorise(app, actor, KINDS[kind].write)
  // A file may contain published articles.
  if (kind === 'post') authorise(app, actor, 'articles.publish')
}
