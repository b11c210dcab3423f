import type { DemoCounts } from '#contract/site/demo.schema.ts'
import { DEMO_REMOVED } from '#db/demo/has-catalogue.ts'
import { deleteDemoFactChanges } from '#db/queries/changes/fact-changes.ts'
import { deleteDemoTraffic } from '#db/queries/items/demo-traffic.ts'
import { countDemoRows, lockDemoIds } from '#db/queries/items/demo-rows.ts'
import { deleteDemoLandingPages } from '#db/queries/landing/landing-pages.ts'
import { noteSiteChange, setSiteSetting } from '#db/queries/runtime/site-setting-writes.ts'
import type { Actor } from '../app/actor.ts'
import type { App } from '../app/app.ts'
import { authorise } from '../app/authorise.ts'
import { bonusItems } from '../bonuses/bonus-items.ts'
import { casinoItems } from '../casinos/casino-items.ts'
import { gameItems } from '../games/game-items.ts'
import { inTransaction } from '../app/in-transaction.ts'
import { postItems } from '../posts/post-items.ts'
import { changeItems } from './change-items.ts'
import type { Items } from './items.ts'

/** Few, because on the embedded engine everyone waits during a transaction. */
const AT_ONCE = 10

/**
 * Moves the demo catalogue to the trash, deletes its landing pages, invented visits and subscribers, and prevents
 * loading it again. Items created or saved by staff stay, and so does a demo casino with such a bonus. Works in short
 * transactions; after an interruption, call it again. Returns what there was to remove.
 */
export async function removeDemo(app: App, actor: Actor): Promise<DemoCounts> {
  authorise(app, actor, 'demo.remove')
  const counts = await countDemoRows(app.db)
  await setSiteSetting(app.db, DEMO_REMOVED, 'true')
  await removeKind(app, actor, postItems)
  await removeKind(app, actor, gameItems)
  await removeKind(app, actor, casinoItems)
  // Remaining bonuses of casinos that stay; others were deleted with their casino.
  await removeKind(app, actor, bonusItems)
  await deleteDemoLandingPages(app.db)
  await deleteDemoTraffic(app.db)
  await deleteDemoFactChanges(app.db)
  await noteSiteChange(app.db)
  return counts
}

async function removeKind<Form>(app: App, actor: Actor, items: Items<Form>): Promise<void> {
  let removed = AT_ONCE
  while (removed === AT_ONCE) {
    removed = await inTransaction(app, async (inside) => {
      const ids = await lockDemoIds(inside.db, items.store.kind, AT_ONCE)
      if (ids.length === 0) return 0
      const { changed } = await changeItems(inside, actor, items, { ids, action: 'delete' }, () => undefined)
      return changed
    })
  }
}
