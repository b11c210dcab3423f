import type { MouseEvent } from 'react'

/**
 * True for a click on a row that nothing in the row answers itself: no link, button or tick, no selected text, and
 * no dialog that is drawn elsewhere in the page.
 */
export function opensRow({ target, currentTarget }: MouseEvent): boolean {
  if (!(target instanceof Element) || !currentTarget.contains(target)) return false
  if (target.closest('a, button, input, label, .table__check') !== null) return false
  return window.getSelection()?.isCollapsed !== false
}
