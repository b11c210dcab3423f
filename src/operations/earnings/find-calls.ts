import type { PostbackCall } from '#contract/earnings/earnings.schema.ts'
import { Refusal } from '#contract/shared/refusal.ts'
import { findProgram, listPostbackCalls } from '#db/queries/earnings/programs.ts'
import type { Page, Paged } from '#db/queries/sql/page.ts'
import type { Actor } from '../app/actor.ts'
import type { App } from '../app/app.ts'
import { authorise } from '../app/authorise.ts'

/** The calls of a programme, newest first. Refuses with not_found. */
export async function findCalls(
  app: App,
  actor: Actor,
  id: number,
  page?: Page,
): Promise<Paged<PostbackCall>> {
  authorise(app, actor, 'programs.write')
  if ((await findProgram(app.db, id)) === undefined) throw new Refusal('not_found', 'Programme not found')
  return listPostbackCalls(app.db, id, page)
}
