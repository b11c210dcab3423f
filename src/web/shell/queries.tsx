import { QueryClientProvider } from '@tanstack/react-query'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { createQueryClient } from './query-client.ts'
import { visitQueries } from './visit-queries.ts'

/** Where components ask the server with TanStack Query. */
export function Queries({ children }: { children: ReactNode }) {
  const [client] = useState(() =>
    // On the server every page has its own, or visitors would share their answers.
    typeof document === 'undefined' ? createQueryClient() : visitQueries(),
  )
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>
}
