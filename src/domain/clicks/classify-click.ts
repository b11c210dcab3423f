/** Which clicks are people's. docs/decisions/0047 has the rules with their reasons. */
import { MINUTE_MS } from '#contract/shared/durations.ts'
import type { ClickClass, ClickSignal } from '#contract/clicks/click-words.ts'

export interface ClassifiedClick {
  class: ClickClass
  /** For staff; null where the class says everything. */
  reason: string | null
}

export interface KnownClick {
  visitor: string
  casinoId: number
  at: Date
  signals: readonly ClickSignal[]
}

/** Minutes in which a visitor is counted once for each link. */
export const REPEAT_MINUTES = 30
/** Clicks of one visitor within a minute that no person makes. */
export const MOST_A_MINUTE = 10

/** What is remembered of clicks of the last 30 minutes, from the oldest on. */
export interface ClickHistory {
  /** Classifies a click and remembers it. Clicks of one visitor have to come in the order in which they were made. */
  classify(click: KnownClick): ClassifiedClick
  /** Remembers one that has been classified before. */
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

/** What a request says of itself takes precedence over what its visitor did before. */
function bySignals(signals: readonly ClickSignal[]): ClassifiedClick | undefined {
  if (signals.includes('staff')) return { class: 'staff', reason: null }
  if (signals.includes('prefetch')) return { class: 'preview', reason: 'opened ahead by a browser' }
  if (signals.includes('preview')) return { class: 'preview', reason: 'preview of a posted link' }
  if (signals.includes('bot')) return { class: 'bot', reason: 'names itself as a program' }
  if (signals.includes('head')) return { class: 'preview', reason: 'asked for the headers alone' }
  return undefined
}
