/** Errors of the database that mean something to the caller, by their SQLSTATE. */

/** A value that must be unique is there already. */
export function isUniqueViolation(error: unknown): boolean {
  return codeOf(error) === '23505'
}

/** A row that this one refers to is not there. */
export function isMissingTarget(error: unknown): boolean {
  return codeOf(error) === '23503'
}

function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined
}
