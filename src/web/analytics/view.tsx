import { useEffect } from 'react'
import type { ViewedItem } from '../cards/viewed-items.ts'
import { recordView } from './record-view.ts'

/** Part of the page of a casino, bonus or game: counts and remembers its view. The markup does so before React runs. */
export function View(item: ViewedItem) {
  const mark = JSON.stringify(item)
  // An item with the same values is the same view.
  useEffect(() => recordView(JSON.parse(mark) as ViewedItem), [mark])
  return <template data-view={mark} />
}
