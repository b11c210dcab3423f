import { pino } from 'pino'
import type { Logger, LoggerOptions } from 'pino'
import type { Settings } from './settings.ts'

/** Lines are written together when there are this many bytes of them, or after a while. */
const TOGETHER = { bytes: 4096, ms: 500 }

/**
 * One JSON line an event on standard output. A write for every line would cost several times what a response from
 * memory does, so lines wait for each other for half a second at most; at the end of the process nothing is lost
 * unless it is killed.
 */
export function createLog(level: Settings['logLevel']): Logger {
  const output = pino.destination({ sync: false, minLength: TOGETHER.bytes })
  setInterval(() => output.flush(), TOGETHER.ms).unref()
  process.once('exit', () => output.flushSync())
  return pino(logOptions(level), output)
}

/**
 * For the line that every request leaves: its fields are ours and hold no secret, and looking for one would cost
 * several times what writing the line does.
 */
export function requestLog(log: Logger): Logger {
  return log.child({}, { redact: [] })
}

const MINUTE_MS = 60_000

/**
 * Says of each response from memory whether it leaves a line: one of `oneOf` does, because a line costs half of what such
 * a response does. Where not all do, a line a minute says how many responses there were.
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

/** Bodies, tokens, passwords and mail addresses are never written, wherever they are in what is logged. */
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
