import { KINDS } from '#contract/items/kinds.ts'
import type { Draft } from '#contract/items/drafts.schema.ts'
import type { WrittenKind } from '#contract/items/item-kinds.ts'
import { bonusStore } from '#db/queries/bonuses/bonus-store.ts'
import { casinoStore } from '#db/queries/casinos/casino-store.ts'
import * as queries from '#db/queries/items/drafts.ts'
import { gameStore } from '#db/queries/games/game-store.ts'
import { landingStore } from '#db/queries/landing/landing-store.ts'
import type { ItemStore } from '#db/queries/items/item-store.ts'
import { postStore } from '#db/queries/posts/post-store.ts'
import { findRevision } from '#db/queries/items/revisions.ts'
import type { Staff } from '../app/actor.ts'
import type { App } from '../app/app.ts'
import { authorise } from '../app/authorise.ts'

/** A draft of this person, with the form of the version that editing started from; undefined when there is none. */
export async function findDraft(
  app: Pick<App, 'db' | 'roles'>,
  staff: Staff,
  id: number,
): Promise<Draft | undefined> {
  const draft = await queries.findDraft(app.db, staff.adminId, id)
  if (draft === undefined) return undefined
  // The base is stored content, which this person may no longer be allowed to see.
  authorise(app, staff, KINDS[draft.kind].write)
  return { ...draft, base: await findBase(app.db, draft) }
}

/** Read from the history. A version that was never saved over may be missing there; then it is the stored one. */
async function findBase(
  db: App['db'],
  { kind, itemId, baseVersion }: Pick<Draft, 'kind' | 'itemId' | 'baseVersion'>,
): Promise<Draft['base']> {
  if (itemId === null || baseVersion === null) return null
  const revision = await findRevision(db, kind, itemId, baseVersion)
  if (revision !== undefined) return formIn(revision.form)
  const [stored] = await STORES[kind].findForms(db, [itemId])
  return stored?.version === baseVersion ? formIn(stored.form) : null
}

function formIn(form: unknown): Record<string, unknown> {
  return { ...(form as Record<string, unknown>) }
}

const STORES: Readonly<Record<WrittenKind, Pick<ItemStore<object>, 'findForms'>>> = {
  casino: casinoStore,
  bonus: bonusStore,
  game: gameStore,
  post: postStore,
  landing: landingStore,
}
