import { useEffect, useState } from 'react'
import { PrefetchPageLinks } from 'react-router'

/** How long a pointer rests on a link before it means it, in milliseconds. */
const INTENT_MS = 80

/** Fetches a page's data and scripts when somebody is about to go there: one listener for all links of the site. */
export function PrefetchOnIntent() {
  const [page, setPage] = useState<string>()
  useEffect(() => watchIntent(setPage), [])
  return page === undefined ? null : <PrefetchPageLinks key={page} page={page} />
}

function watchIntent(mean: (page: string) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const aim = (event: Event): void => {
    clearTimeout(timer)
    const page = pageOf(event.target)
    // A finger that lands goes there; a pointer may only pass by.
    if (page !== undefined) timer = setTimeout(() => mean(page), event.type === 'touchstart' ? 0 : INTENT_MS)
  }
  const listening = new AbortController()
  const options = { signal: listening.signal, passive: true }
  for (const event of ['pointerover', 'focusin', 'touchstart']) document.addEventListener(event, aim, options)
  return () => {
    clearTimeout(timer)
    listening.abort()
  }
}

/** Path and query of the page that a link of ours leads to; nothing for the page one is on. */
function pageOf(target: EventTarget | null): string | undefined {
  const link = target instanceof Element ? target.closest('a') : null
  if (link === null || link.origin !== location.origin || link.target !== '') return undefined
  const page = link.pathname + link.search
  return page === location.pathname + location.search ? undefined : page
}
