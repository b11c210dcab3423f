import { lazy, Suspense } from 'react'
import { useLocation } from 'react-router'

/**
 * Recently viewed things below the lists, where someone chooses among many. It is the last thing of the page, so that
 * it moves nothing when it comes.
 */
export function RecentStrip() {
  const { pathname } = useLocation()
  if (!PAGES.test(pathname)) return null
  return (
    <Suspense>
      <RecentlyViewed />
    </Suspense>
  )
}

/** Home, the lists and the comparison. */
const PAGES = /^\/(?:casinos|bonuses|games|compare)?$/
const RecentlyViewed = lazy(async () => ({
  default: (await import('./recently-viewed.tsx')).RecentlyViewed,
}))
