import type { InteractionType } from '#contract/shared/options.ts'
import { trackInteraction } from './track-interaction.ts'
import type { Target } from './track-interaction.ts'
import { keepsSession } from './visitor-session.ts'

/** For a link that is counted: what it counts for stands in its markup, and one listener reads it. See watchVisits. */
export function onVisit(type: InteractionType, target: Target) {
  return { 'data-visit': `${type} ${target.type} ${target.id}` }
}

/** Reports the visits of all counted links of the page. The middle button, which opens a new tab, visits as well. */
export function watchVisits(): () => void {
  const listening = new AbortController()
  // Asked now, so that a click that leaves the page need not wait for the answer.
  void keepsSession()
  // On the way down: no handler of a link can keep its visit from being counted.
  const options = { signal: listening.signal, capture: true }
  window.addEventListener('click', report, options)
  window.addEventListener(
    'auxclick',
    (event) => {
      if (event.button === MIDDLE_BUTTON) report(event)
    },
    options,
  )
  return () => listening.abort()
}

function report({ target }: Event): void {
  const link = target instanceof Element ? target.closest('[data-visit]') : null
  const [interaction, type, id] = link?.getAttribute('data-visit')?.split(' ') ?? []
  if (interaction === undefined || type === undefined) return
  trackInteraction(interaction as InteractionType, { type: type as Target['type'], id: Number(id) })
}

const MIDDLE_BUTTON = 1
