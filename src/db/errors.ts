/** Database errors with a meaning for the caller, by SQLSTATE. */

/** A unique value exists already. */
export function isUniqueViolation(error: unknown): boolean {
  return codeOf(error) === '23505'
}

/** A referenced row does not exist. */
export function isMissingTarget(error: unknown): boolean {
  return codeOf(error) === '23503'
}

/** SQLSTATE classes for "unavailable", "busy" and "stopped"; 55P03 is a lock timeout. */
const UNAVAILABLE = /^(?:08|40|53|57|55P03)/
const UNAVAILABLE_CODES = new Set(['ECONNREFUSED', 'ECONNRESET', 'ENOENT', 'EPIPE', 'ETIMEDOUT'])
/** Messages of the driver and its pool that carry no code. */
const UNAVAILABLE_MESSAGES =
  /^(?:Connection terminated|timeout exceeded when trying to connect|timeout expired|Client has encountered a connection error|Client was closed|Cannot use a pool after calling end|driver has already been destroyed|The path to the database is silent)/

/** The database cannot respond now: it is down, restarting, unreachable, overloaded or out of space. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (error instanceof AggregateError && error.errors.length > 0)
    return isDatabaseUnavailable(error.errors[0])
  if (!(error instanceof Error)) return false
  const code = codeOf(error)
  return UNAVAILABLE.test(code) || UNAVAILABLE_CODES.has(code) || UNAVAILABLE_MESSAGES.test(error.message)
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : ''
}
