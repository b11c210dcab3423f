import type { InteractionType } from '#contract/shared/options.ts'
import { isStaffBrowser } from '../shell/stored-login.ts'
import { keepsSession, visitorSession } from './visitor-session.ts'

const MIDDLE_BUTTON = 1

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
    // A body that no one reads keeps its connection busy.
    await answer.text()
    if (!answer.ok) warn(answer.status)
  } catch (error) {
    warn(error)
  }
}

function warn(reason: unknown): void {
  // oxlint-disable-next-line no-console -- this failure is reported on the console alone
  console.warn('The interaction was not recorded:', reason)
}

/** For a link that is counted: what it counts for is in its markup, and one listener reads it. See watchVisits. */
export function onVisit(type: InteractionType, target: Target) {
  return { 'data-visit': `${type} ${target.type} ${target.id}` }
}

/** Reports the visits of all counted links, for as long as the document lives. The middle button, which opens a new tab, visits as well. */
export function watchVisits(): void {
  // Asked now, so that a click that leaves the page need not wait for the answer.
  void keepsSession()
  // On the way down: no handler of a link can keep its visit from being counted.
  window.addEventListener('click', report, true)
  window.addEventListener(
    'auxclick',
    (event) => {
      if (event.button === MIDDLE_BUTTON) report(event)
    },
    true,
  )
}

function report({ target }: Event): void {
  const link = target instanceof Element ? target.closest('[data-visit]') : null
  const [interaction, type, id] = link?.getAttribute('data-visit')?.split(' ') ?? []
  if (interaction === undefined || type === undefined) return
  trackInteraction(interaction as InteractionType, { type: type as Target['type'], id: Number(id) })
}
