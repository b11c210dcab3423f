/** Decides which clicks are by people. docs/decisions/0047 has the rules with their reasons. */
import { MINUTE_MS } from '#contract/shared/durations.ts'
import type { ClickClass, ClickSignal } from '#contract/clicks/click-words.ts'

export interface ClassifiedClick {
  class: ClickClass
  /** For staff; null where the class needs no explanation. */
  reason: string | null
}

export interface KnownClick {
  visitor: string
  casinoId: number
  at: Date
  signals: readonly ClickSignal[]
}

/** A visitor's clicks on one link within this many minutes count once. */
export const REPEAT_MINUTES = 30
/** More clicks of one visitor within a minute cannot be by a person. */
export const MOST_A_MINUTE = 10

/** The clicks of the last 30 minutes. */
export interface ClickHistory {
  /**
   * Classifies a click and remembers it. The clicks of one visitor must be passed in the order in which they happened.
   */
  classify(click: KnownClick): ClassifiedClick
  remember(click: KnownClick, as: ClickClass): void
}

export function createClickHistory(): ClickHistory {
  const lastCounted = new Map<string, number>()
  const lately = new Map<string, number[]>()

  function remember({ visitor, casinoId, at }: KnownClick, as: ClickClass): void {
    const time = at.getTime()
    if (as === 'human') lastCounted.set(`${visitor} ${casinoId}`, time)
    lately.set(visitor, [...(lately.get(visitor) ?? []), time].slice(-MOST_A_MINUTE))
  }

  function classOf(click: KnownClick): ClassifiedClick {
    const { visitor, casinoId, at, signals } = click
    const said = bySignals(signals)
    if (said !== undefined) return said
    const counted = lastCounted.get(`${visitor} ${casinoId}`)
    if (counted !== undefined && at.getTime() - counted < REPEAT_MINUTES * MINUTE_MS)
      return { class: 'repeat', reason: `within ${REPEAT_MINUTES} minutes of the one that counts` }
    const times = lately.get(visitor) ?? []
    const tenth = times.length < MOST_A_MINUTE ? undefined : times[0]
    if (tenth !== undefined && at.getTime() - tenth < MINUTE_MS)
      return { class: 'suspected', reason: `more than ${MOST_A_MINUTE} clicks within a minute` }
    if (signals.includes('no-page')) return { class: 'suspected', reason: 'comes from no page of this site' }
    return { class: 'human', reason: null }
  }

  return {
    remember,
    classify(click) {
      const classified = classOf(click)
      remember(click, classified.class)
      return classified
    },
  }
}

/** What the request reveals about itself takes precedence over the visitor's earlier clicks. */
function bySignals(signals: readonly ClickSignal[]): ClassifiedClick | undefined {
  if (signals.includes('staff')) return { class: 'staff', reason: null }
  if (signals.includes('prefetch')) return { class: 'preview', reason: 'opened ahead by a browser' }
  if (signals.includes('preview')) return { class: 'preview', reason: 'preview of a posted link' }
  if (signals.includes('bot')) return { class: 'bot', reason: 'names itself as a program' }
  if (signals.includes('head')) return { class: 'preview', reason: 'asked for the headers alone' }
  return undefined
}
