import type { Done } from '#contract/site/site.schema.ts'
import { Refusal } from '#contract/shared/refusal.ts'
import { deleteDraft } from '#db/queries/items/draft-writes.ts'
import type { Staff } from '../app/actor.ts'
import type { App } from '../app/app.ts'

/** Deletes a draft of this person. Refuses with not_found. */
export async function discardDraft({ db }: Pick<App, 'db'>, { adminId }: Staff, id: number): Promise<Done> {
  if (!(await deleteDraft(db, adminId, id))) throw new Refusal('not_found', 'Draft not found')
  return { success: true, message: 'Draft discarded' }
}
