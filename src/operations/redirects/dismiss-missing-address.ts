import { Refusal } from '#contract/shared/refusal.ts'
import type { Done } from '#contract/site/site.schema.ts'
import { deleteMissingAddresses } from '#db/queries/redirects/missing-address-writes.ts'
import type { Actor } from '../app/actor.ts'
import type { App } from '../app/app.ts'
import { authorise } from '../app/authorise.ts'

/** Removes an address from the list until it is requested again. Refuses with not_found. */
export async function dismissMissingAddress(app: App, actor: Actor, id: number): Promise<Done> {
  authorise(app, actor, 'redirects.write')
  if ((await deleteMissingAddresses(app.db, [id])) === 0)
    throw new Refusal('not_found', 'Missing address not found')
  return { success: true, message: 'Address removed from the list' }
}
