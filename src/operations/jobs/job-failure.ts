/**
 * What went wrong with a job in one short line, for the log and for staff. Mail addresses, credentials and tokens in
 * addresses, long random strings and values that the database refused are taken out.
 */
export function jobFailure(error: unknown): string {
  if (!(error instanceof Error)) return 'Unknown error'
  const { code } = error as NodeJS.ErrnoException
  // The messages of this class quote the value, which may be what a visitor typed.
  if (typeof code === 'string' && /^22[0-9A-Z]{3}$/.test(code)) return `${code} The database refused a value`
  return (
    [code, error.message]
      .filter((part) => typeof part === 'string' && part !== '')
      .join(' ')
      .slice(0, 2_000)
      // Also the credentials in smtp://user:password@host.
      .replaceAll(/\S*@\S*/g, '[address]')
      .replaceAll(/\?[^\s"')]+=[^\s"')]*/g, '?[parameters]')
      .replaceAll(/\b(?=\w*\d)[\w-]{24,}\b/g, '[secret]')
      .replaceAll(/[\p{Cc}\s]+/gu, ' ')
      .slice(0, 300)
  )
}
