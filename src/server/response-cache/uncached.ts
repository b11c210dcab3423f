import type { Body } from './encodings.ts'

/** A response that is not cached: an error, a redirect, or one that does not say what it shows. */
export interface Uncached {
  status: number
  headers: Headers
  /** Uncompressed. */
  body: Body | null
}
