/**
 * The failure of a job in one short line, for the log and staff. Removes mail addresses, credentials and tokens in
 * addresses, long random strings, and values that the database refused.
 */
export function jobFailure(error: unknown): string {
  if (!(error instanceof Error)) return 'Unknown error'
  const { code } = error as NodeJS.ErrnoException
  // Messages of this class quote the value, which may be a visitor's input.
  if (typeof code === 'string' && /^22[0-9A-Z]{3}$/.test(code)) return `${code} The database refused a value`
  return (
    [code, error.message]
      .filter((part) => typeof part === 'string' && part !== '')
      .join(' ')
      .slice(0, 2_000)
      // Also removes the credentials in smtp://user:password@host.
      .replaceAll(/\S*@\S*/g, '[address]')
      .replaceAll(/\?[^\s"')]+=[^\s"')]*/g, '?[parameters]')
      .replaceAll(/\b(?=\w*\d)[\w-]{24,}\b/g, '[secret]')
      .replaceAll(/[\p{Cc}\s]+/gu, ' ')
      .slice(0, 300)
  )
}
