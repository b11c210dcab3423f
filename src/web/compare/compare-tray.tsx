import { lazy, Suspense } from 'react'
import { useLocation } from 'react-router'
import { useTray } from './tray-store.ts'

/** What was put aside to compare, at the bottom of every page but the comparison. Its panel is fetched with the first. */
export function CompareTray() {
  const tray = useTray()
  const { pathname } = useLocation()
  const shows = tray.items[tray.kind].length > 0 && pathname !== '/compare'
  return (
    <>
      <p className="sr" role="status">
        {tray.said}
      </p>
      {shows && (
        <Suspense>
          <TrayPanel tray={tray} />
        </Suspense>
      )}
    </>
  )
}

const TrayPanel = lazy(async () => ({ default: (await import('./tray-panel.tsx')).TrayPanel }))
