/** What the load process is told to do and what it answers, over the channel between the two processes. */

export interface LoadRequest {
  path: string
  method?: 'GET' | 'POST'
  headers?: Record<string, string>
  body?: string
}

export interface LoadJob {
  origin: string
  connections: number
  /** Taken in turn by all connections together, over and over. */
  requests: readonly LoadRequest[]
  /** How long to go on; without it every request is sent once. */
  seconds?: number
  /** An answer without it has failed. */
  mustContain?: string
}

export interface LoadResult {
  requests: number
  seconds: number
  /** Answers with another status than 2xx or without what they must contain, and requests without an answer. */
  failures: number
  /** The first of those statuses. */
  failedStatus: number | undefined
  bytes: number
  /** Milliseconds from a request to the end of its answer: half and 99 of 100 were faster. */
  p50: number
  p99: number
}
