import type { InteractionType } from '#contract/shared/options.ts'
import { isStaffBrowser } from '../shell/stored-login.ts'
import { keepsSession, visitorSession } from './visitor-session.ts'

const MIDDLE_BUTTON = 1

/** The subject of an interaction. */
export interface Target {
  type: 'casino' | 'bonus' | 'game' | 'review' | 'search'
  /** An id, or the text of a search. */
  id: number | string
}

/**
 * Reports an interaction in the background without delaying or failing anything (decision D-11). While staff are signed
 * in, this browser reports nothing.
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
    // An unread body keeps its connection busy.
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

/** Attributes for a counted link: its markup names the interaction, and one listener reads it. See watchVisits. */
export function onVisit(type: InteractionType, target: Target) {
  return { 'data-visit': `${type} ${target.type} ${target.id}` }
}

/** Reports clicks on all counted links while the document lives, including the middle button, which opens a new tab. */
export function watchVisits(): void {
  // Requested now, so that a click that leaves the page need not wait for the response.
  void keepsSession()
  // Uses the capture phase, so that no handler of a link can prevent it.
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
