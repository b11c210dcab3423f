import { HOUR_MS } from '#contract/shared/durations.ts'
import type { App } from '../app/app.ts'

/** A session last used at this time or before has expired. */
export function idleSince({ now, settings }: Pick<App, 'now' | 'settings'>): Date {
  return new Date(now().getTime() - settings.sessionIdleHours * HOUR_MS)
}
