/** The store is loaded when needed, because every page contains this file. */
import { keepsSession } from '../analytics/visitor-session.ts'
import type { ViewedItem } from './viewed-items.ts'

/**
 * Remembers an item on this device, where data without a request may be stored: after consent, or where none is needed.
 */
export async function rememberViewed(item: ViewedItem): Promise<void> {
  if (await keepsSession()) (await import('./viewed-store.ts')).addViewed(item)
}

/**
 * Forgets everything and remembers nothing from now on, after a visitor told of harm, so that nothing leads back to
 * casinos.
 */
export async function stopRemembering(): Promise<void> {
  const { forgetViewed } = await import('./viewed-store.ts')
  forgetViewed()
}
