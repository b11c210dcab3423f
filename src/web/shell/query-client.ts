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
