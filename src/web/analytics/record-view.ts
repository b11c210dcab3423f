import { rememberViewed } from '../cards/remember-viewed.ts'
import type { ViewedItem } from '../cards/viewed-items.ts'
import { trackView } from './track-view.ts'

/** Counts the view of a casino or a bonus, once per page and tab, and remembers it on this device where allowed. */
export function recordView(item: ViewedItem): void {
  if (item.kind !== 'game') trackView(item.kind, item.id)
  void rememberViewed(item)
}

/** Records the view of the current page from its markup, because React may start later or never. */
export function recordShownPage(): void {
  const mark = document.querySelector<HTMLElement>('[data-view]')?.dataset['view']
  // Written by the server.
  if (mark !== undefined) recordView(JSON.parse(mark) as ViewedItem)
}
