/** What an error of the database means to the one who asked. Nothing of its text is shown. */
import { Refusal } from '#contract/refusal.ts'

/** Classes of SQLSTATE for "away", "busy" and "stopped"; 55P03 is a lock that did not come free in time. */
const AWAY = /^(?:08|40|53|57|55P03)/
const AWAY_CODES = new Set(['ECONNREFUSED', 'ECONNRESET', 'ENOENT', 'EPIPE', 'ETIMEDOUT'])
const AWAY_MESSAGES =
  /^(?:Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/

/** The refusal it amounts to; undefined for everything that is our own mistake. */
export function refusalOfDatabaseError(error: unknown): Refusal | undefined {
  const { code, message } = signsOf(error)
  if (AWAY.test(code) || AWAY_CODES.has(code) || AWAY_MESSAGES.test(message)) {
    return new Refusal('unavailable', 'The service is busy. Please try again shortly.')
  }
  if (/^22|^23(?:502|514)$/.test(code))
    return new Refusal('invalid_input', 'The request holds a value that cannot be stored.')
  if (code.startsWith('23'))
    return new Refusal('conflict', 'Something that this request is about has just changed. Please try again.')
  return undefined
}

function signsOf(error: unknown): { code: string; message: string } {
  if (error instanceof AggregateError && error.errors.length > 0) return signsOf(error.errors[0])
  if (!(error instanceof Error)) return { code: '', message: '' }
  const code = 'code' in error && typeof error.code === 'string' ? error.code : ''
  return { code, message: error.message }
}
