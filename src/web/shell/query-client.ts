import { QueryClient } from '@tanstack/react-query'
import { FRESHNESS_MS } from '#contract/shared/limits.ts'

/** Answers stay fresh for five minutes; nothing is asked again on focus, on reconnection or after a failure. */
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

/** The answers of this visit, on all of its pages. For the browser alone: on a server visitors would share them. */
export function visitQueries(): QueryClient {
  return (ofVisit ??= createQueryClient())
}
