import { Outlet, useRouteError } from 'react-router'
import { PendingGame } from '../games/pending-game.tsx'
import { ErrorPage } from './error-page.tsx'
import { Frame } from './frame.tsx'

/** The public site: header, page, footer. */
export default function ShellLayout() {
  return (
    <Frame>
      <PendingGame />
      <Outlet />
    </Frame>
  )
}

/** Whatever a page could not do is told inside the same frame. */
export function ErrorBoundary() {
  return (
    <Frame>
      <ErrorPage error={useRouteError()} />
    </Frame>
  )
}
