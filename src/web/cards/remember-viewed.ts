/** The store is fetched when it is needed: every page holds this file. */
import { keepsSession } from '../analytics/visitor-session.ts'
import type { ViewedItem } from './viewed-items.ts'

/** Keeps it on this device, where something may be kept that was never asked for: after consent, or where none is needed. */
export async function rememberViewed(item: ViewedItem): Promise<void> {
  if (await keepsSession()) (await import('./viewed-store.ts')).addViewed(item)
}

/**
 * Forgets everything and keeps nothing from now on: because someone told us of harm, who must not be led back to
 * casinos.
 */
export async function stopRemembering(): Promise<void> {
  const { forgetViewed } = await import('./viewed-store.ts')
  forgetViewed()
}
