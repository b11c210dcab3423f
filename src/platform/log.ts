import { pino } from 'pino'
import type { Logger, LoggerOptions } from 'pino'
import type { Settings } from './settings.ts'

/** One JSON line an event on standard output. */
export function createLog(level: Settings['logLevel']): Logger {
  return pino(logOptions(level))
}

/**
 * For the line that every request leaves: its fields are ours and hold no secret, and looking for one would cost
 * several times what writing the line does.
 */
export function requestLog(log: Logger): Logger {
  return log.child({}, { redact: [] })
}

/** Bodies, tokens, passwords and mail addresses are never written, wherever they stand in what is logged. */
export function logOptions(level: Settings['logLevel']): LoggerOptions {
  return {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: { paths: REDACTED, censor: '[redacted]' },
  }
}

const SECRETS = [
  'password',
  'token',
  'authorization',
  'cookie',
  'email',
  'databaseUrl',
  'ownerPassword',
  'smtpUrl',
  'accessKey',
  'secretKey',
  'recipient',
]
const REDACTED = SECRETS.flatMap((name) => [name, `*.${name}`, `*.*.${name}`])
