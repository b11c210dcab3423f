import type { Done } from '#contract/site.schema.ts'
import { Refusal } from '#contract/refusal.ts'
import { deleteDraft } from '#db/queries/draft-writes.ts'
import type { Staff } from './actor.ts'
import type { App } from './app.ts'

/** Deletes a draft of this person. Refuses with not_found. */
export async function discardDraft({ db }: Pick<App, 'db'>, { adminId }: Staff, id: number): Promise<Done> {
  if (!(await deleteDraft(db, adminId, id))) throw new Refusal('not_found', 'Draft not found')
  return { success: true, message: 'Draft discarded' }
}
