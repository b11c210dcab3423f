import { QueryClient } from '@tanstack/react-query'
import { FRESHNESS_MS } from '#contract/shared/limits.ts'

/** Responses stay fresh for five minutes. Nothing is requested again on focus, on reconnection or after a failure. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: FRESHNESS_MS,
        gcTime: FRESHNESS_MS,
        retry: false,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
      },
      mutations: { retry: false },
    },
  })
}

let ofVisit: QueryClient | undefined

/** The query cache of this visit, for all pages. Browser only: on a server visitors would share it. */
export function visitQueries(): QueryClient {
  return (ofVisit ??= createQueryClient())
}
