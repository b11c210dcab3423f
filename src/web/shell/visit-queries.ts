import type { QueryClient } from '@tanstack/react-query'
import { createQueryClient } from './query-client.ts'

let ofVisit: QueryClient | undefined

/** The answers of this visit, on all of its pages. For the browser alone: on a server visitors would share them. */
export function visitQueries(): QueryClient {
  return (ofVisit ??= createQueryClient())
}
