import type { InteractionType } from '#contract/shared/options.ts'
import { isStaffBrowser } from '../admin/session/stored-login.ts'
import { visitorSession } from './visitor-session.ts'

/** What an interaction is about. */
export interface Target {
  type: 'casino' | 'bonus' | 'game' | 'review' | 'search'
  /** An id, or the text of a search. */
  id: number | string
}

/**
 * Reports what a visitor did, in the background: it never blocks, delays or fails what they did (decision D-11). Staff
 * who look at their own site are no visitors: while they are signed in, this browser reports nothing.
 */
export function trackInteraction(interactionType: InteractionType, target: Target): void {
  if (isStaffBrowser()) return
  void send({ interactionType, targetId: target.id, targetType: target.type })
}

async function send(interaction: object): Promise<void> {
  try {
    const sessionId = await visitorSession()
    const answer = await fetch('/api/interactions', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ sessionId, ...interaction }),
      credentials: 'include',
      keepalive: true,
    })
    // A body that nobody reads keeps its connection busy.
    await answer.text()
    if (!answer.ok) warn(answer.status)
  } catch (error) {
    warn(error)
  }
}

function warn(reason: unknown): void {
  // oxlint-disable-next-line no-console -- the console is where this failure is told, and nowhere else
  console.warn('The interaction was not recorded:', reason)
}
