/** What a mail server or the way to it said, in one short line without addresses: it goes to the log and the queue. */
export function mailFailure(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  const { code } = error as NodeJS.ErrnoException
  return [code, error.message]
    .filter((part) => typeof part === 'string' && part !== '')
    .join(' ')
    .replaceAll(/\S*@\S*/g, '[address]')
    .replaceAll(/[\p{Cc}\s]+/gu, ' ')
    .slice(0, 300)
}
