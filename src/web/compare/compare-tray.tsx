import { useLocation } from 'react-router'
import { TrayPanel } from './tray-panel.tsx'
import { useTray } from './tray-store.ts'

/** What was put aside to compare, at the bottom of every page but the comparison. */
export function CompareTray() {
  const tray = useTray()
  const { pathname } = useLocation()
  const shows = tray.items[tray.kind].length > 0 && pathname !== '/compare'
  return (
    <>
      <p className="sr" role="status">
        {tray.said}
      </p>
      {shows && <TrayPanel tray={tray} />}
    </>
  )
}
