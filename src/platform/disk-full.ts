const CODES: ReadonlySet<unknown> = new Set(['ENOSPC', 'EDQUOT'])

/** True for an error of the file system that says the disk, or what we may use of it, is full. */
export function isDiskFull(error: unknown): boolean {
  return error instanceof Error && 'code' in error && CODES.has(error.code)
}
