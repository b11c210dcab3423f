import { Refusal } from '#contract/shared/refusal.ts'
import type { Actor } from '../app/actor.ts'
import type { App } from '../app/app.ts'
import { limitVisitor } from '../app/limit-visitor.ts'
import { voteHelpful } from './vote-helpful.ts'

/**
 * Counts a vote posted by a form without scripts, with the API's limit. A second vote on the same day is ignored
 * without an error, because the first one counts. Refuses with rate_limited and not_found.
 */
export async function voteByForm(app: App, actor: Actor, reviewId: number): Promise<void> {
  await limitVisitor(app, actor, 'votes')
  try {
    await voteHelpful(app, actor, reviewId)
  } catch (error) {
    if (!(error instanceof Refusal && error.code === 'conflict')) throw error
  }
}
