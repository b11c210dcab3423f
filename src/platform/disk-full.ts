const CODES: ReadonlySet<unknown> = new Set(['ENOSPC', 'EDQUOT'])

/** True for a file system error about a full disk or quota. */
export function isDiskFull(error: unknown): boolean {
  return error instanceof Error && 'code' in error && CODES.has(error.code)
}
