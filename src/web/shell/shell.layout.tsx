import { QueryClientProvider } from '@tanstack/react-query'
import { useState } from 'react'
import { Outlet, useRouteError } from 'react-router'
import { PendingGame } from '../games/pending-game.tsx'
import { ErrorPage } from './error-page.tsx'
import { Frame } from './frame.tsx'
import { createQueryClient } from './query-client.ts'

/** The public site: header, page, footer. */
export default function ShellLayout() {
  const [client] = useState(createQueryClient)
  return (
    <QueryClientProvider client={client}>
      <Frame>
        <PendingGame />
        <Outlet />
      </Frame>
    </QueryClientProvider>
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
