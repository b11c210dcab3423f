/** Maps database errors to refusals without revealing the error's text. */
import { Refusal } from '#contract/shared/refusal.ts'
import { isDatabaseUnavailable } from '#db/errors.ts'

export function refusalOfDatabaseError(error: unknown): Refusal | undefined {
  if (isDatabaseUnavailable(error))
    return new Refusal('unavailable', 'The service is busy. Please try again shortly.')
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  if (/^22|^23(?:502|514)$/.test(code))
    return new Refusal('invalid_input', 'The request holds a value that cannot be stored.')
  if (code.startsWith('23'))
    return new Refusal('conflict', 'Something that this request is about has just changed. Please try again.')
  return undefined
}
