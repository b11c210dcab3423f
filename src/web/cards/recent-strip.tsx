import { lazy, Suspense } from 'react'
import { useLocation } from 'react-router'

/** Recently viewed items below lists. Last on the page, so that it shifts nothing when it appears. */
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
const RecentlyViewed = lazy(async () => ({ default: (await import('./recently-viewed.tsx')).RecentlyViewed }))
