import type { Actor } from '../app/actor.ts'
import type { App } from '../app/app.ts'
import { authorise } from '../app/authorise.ts'
import type { WrittenKind } from '#contract/items/item-kinds.ts'
import type { Items } from './items.ts'

/**
 * Refuses with forbidden a change that needs more than the permission to write the kind. `before` is undefined for
 * something new, `after` for something that is deleted.
 */
export function authoriseChange<Form>(
  app: App,
  actor: Actor,
  { alsoNeeds }: Pick<Items<Form, WrittenKind>, 'alsoNeeds'>,
  { before, after }: { before: Form | undefined; after: Form | undefined },
): void {
  const needed = alsoNeeds?.(before, after)
  if (needed !== undefined) authorise(app, actor, needed)
}
