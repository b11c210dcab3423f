import { pino, type Logger, type LoggerOptions } from 'pino'
import type { Settings } from './settings.ts'

/** Lines are written when this many bytes have accumulated, or after this time. */
const TOGETHER = { bytes: 4096, ms: 500 }

/**
 * A logger that writes one JSON line per event to standard output. Writing each line separately would cost several
 * times as much as a response from memory, so lines wait up to half a second. At the end of the process nothing is
 * lost, unless it is killed.
 */
export function createLog(level: Settings['logLevel']): Logger {
  const output = pino.destination({ sync: false, minLength: TOGETHER.bytes })
  setInterval(() => output.flush(), TOGETHER.ms).unref()
  process.once('exit', () => output.flushSync())
  return pino(logOptions(level), output)
}

/**
 * A logger for request lines. Their fields contain no secrets, and searching for some would cost several times as much
 * as writing the line.
 */
export function requestLog(log: Logger): Logger {
  return log.child({}, { redact: [] })
}

const MINUTE_MS = 60_000

/**
 * Decides for each response from memory whether it gets a log line: one of `oneOf` does, because a line costs half as
 * much as such a response. Where not all do, a line per minute states the number of responses.
 */
export function sampleLines(log: Logger, oneOf: number): () => boolean {
  let responses = 0
  let reported = 0
  function report(): void {
    if (responses > reported) log.info({ answers: responses - reported, oneOf }, 'answered from memory')
    reported = responses
  }
  if (oneOf > 1) setInterval(report, MINUTE_MS).unref()
  return () => responses++ % oneOf === 0
}

/** Removes bodies, tokens, passwords and mail addresses from everything that is logged. */
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
