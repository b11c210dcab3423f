import { KINDS } from '#contract/items/kinds.ts'
import { Refusal } from '#contract/shared/refusal.ts'
import type { Done } from '#contract/site/site.schema.ts'
import { removePicture } from '#db/queries/media/media-writes.ts'
import { countUses, findPicture, listPictureUses } from '#db/queries/media/media.ts'
import type { Actor } from '../app/actor.ts'
import { audit } from '../app/audit.ts'
import type { App } from '../app/app.ts'
import { authorise } from '../app/authorise.ts'
import { inTransaction } from '../app/in-transaction.ts'
import { removeMediaFiles } from './remove-media-files.ts'

/** Names in a refusal. */
const NAMED = 3

/**
 * Deletes a picture with its files for good. Refuses with conflict while a casino, bonus, game, article or the settings
 * use it, naming them. Undefined for an unknown picture.
 */
export async function deletePicture(app: App, actor: Actor, id: number): Promise<Done | undefined> {
  authorise(app, actor, 'media.write')
  const deleted = await inTransaction(app, async ({ db, now }) => {
    const stored = await findPicture(db, id, { lock: true })
    if (stored === undefined) return undefined
    const uses = (await countUses(db, [stored.key])).get(stored.key) ?? 0
    if (isOfSite(app, stored.key))
      throw new Refusal(
        'conflict',
        'This picture is used by the settings of the site. Take it out there first.',
      )
    if (uses > 0) throw isUsed(uses, await listPictureUses(db, stored.key, NAMED))
    await removePicture(db, id)
    const { name } = stored.picture
    await audit({ db, now }, actor, { action: 'deleted', kind: 'picture', itemId: id, name })
    return { key: stored.key, ...stored.picture }
  })
  if (deleted === undefined) return undefined
  await removeMediaFiles(app, deleted)
  return { success: true, message: 'Picture deleted' }
}

/** Used as logo or share picture, or in one of the owner's texts. */
function isOfSite({ siteSettings }: App, key: string): boolean {
  return JSON.stringify(siteSettings.stored()).includes(`/media/${key}-`)
}

function isUsed(uses: number, named: Awaited<ReturnType<typeof listPictureUses>>): Refusal {
  const names = named.map(({ kind, name }) => `${KINDS[kind].noun.toLowerCase()} “${name}”`)
  const more = uses - named.length
  const all = more > 0 ? [...names, `${more} more`] : names
  const last = all.pop() ?? ''
  const list = all.length > 0 ? `${all.join(', ')} and ${last}` : last
  return new Refusal('conflict', `This picture is used by ${list}. Take it out there first.`)
}
