import { lazy, Suspense } from 'react'
import { useLocation } from 'react-router'
import { paths } from '#contract/shared/paths.ts'

/**
 * Recently viewed things below the lists, where someone chooses among many. It is the last thing of the page, so that
 * it moves nothing when it comes.
 */
export function RecentStrip() {
  const { pathname } = useLocation()
  if (!PAGES.has(pathname)) return null
  return (
    <Suspense>
      <RecentlyViewed />
    </Suspense>
  )
}

const PAGES: ReadonlySet<string> = new Set([
  paths.home(),
  paths.casinos(),
  paths.bonuses(),
  paths.games(),
  '/compare',
])
const RecentlyViewed = lazy(async () => ({
  default: (await import('./recently-viewed.tsx')).RecentlyViewed,
}))
