/** The client aborted its request: no response can reach it, and nothing failed on our side. */
export class ClientGone extends Error {
  override name = 'ClientGone'
}

/** For the request log only. nginx uses the same number. */
export const CLIENT_GONE_STATUS = 499

const CODES: ReadonlySet<unknown> = new Set([
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ERR_STREAM_PREMATURE_CLOSE',
])

/** True for the errors of a body that ends before it is complete. */
export function isBrokenOff(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return error.name === 'AbortError' || ('code' in error && CODES.has(error.code))
}
