import type { Body } from './encodings.ts'

/** A response that is not cached: an error, a redirect, or one without tags. */
export interface Uncached {
  status: number
  headers: Headers
  /** Uncompressed. */
  body: Body | null
}
