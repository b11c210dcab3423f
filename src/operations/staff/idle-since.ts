import { HOUR_MS } from '#contract/shared/durations.ts'
import type { App } from '../app/app.ts'

/** A session that was last used at this moment or before has ended. */
export function idleSince({ now, settings }: Pick<App, 'now' | 'settings'>): Date {
  return new Date(now().getTime() - settings.sessionIdleHours * HOUR_MS)
}
