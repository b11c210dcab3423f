/** Limits that all nouns share. Those of one noun are in its folder. */
import { MINUTE_MS } from './durations.ts'

export const MAX_PAGE_SIZE = 100
/** Every text has a limit, even where a longer one would do no harm. Characters. */
export const TEXT = {
  userName: 60,
  title: 100,
  search: 100,
  email: 254,
  chat: 1000,
  sessionId: 80,
  timeZone: 64,
  fileName: 200,
} as const
export const FRESHNESS_MS = 5 * MINUTE_MS
/** The largest request bodies, in bytes. */
export const BODY = {
  json: 256 * 1024,
  interaction: 4 * 1024,
  postback: 16 * 1024,
  post: 1024 * 1024,
  upload: 8 * 1024 * 1024,
  import: 128 * 1024 * 1024,
  /** A WordPress export, which is read piece by piece. */
  wordpress: 600 * 1024 * 1024,
} as const
