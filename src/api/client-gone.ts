/** The client aborted its request, so no response can reach it. Not a failure of ours. */
export class ClientGone extends Error {
  override name = 'ClientGone'
}

/** Used in the request log only, as nginx does. */
export const CLIENT_GONE_STATUS = 499

const CODES: ReadonlySet<unknown> = new Set([
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ERR_STREAM_PREMATURE_CLOSE',
])

/** True for errors of a body that ends early. */
export function isBrokenOff(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return error.name === 'AbortError' || ('code' in error && CODES.has(error.code))
}
