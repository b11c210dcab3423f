/** Security events for operators, by name and without personal data. */
import type { Logger } from 'pino'
import { MINUTE_MS } from '#contract/shared/durations.ts'
import { keyedHash, newSecret } from './hash.ts'

/** A closed list. `docs/operating.md` explains each. */
export const SECURITY_EVENTS = [
  'sign_in_failed',
  'sign_in_throttled',
  'password_check_failed',
  'password_check_throttled',
  'token_missing',
  'session_refused',
  'session_without_cookie',
  'role_refused',
  'rate_limited',
  'validation_flood',
  'oversized_body',
] as const
export type SecurityEvent = (typeof SECURITY_EVENTS)[number]

/** The only details of an event. Visitors' texts and addresses do not belong here. */
export interface SecurityEventDetails {
  /** Method and path of the route table, such as `GET /api/admin/casinos/{id}`. */
  route?: string
  requestId?: string
  /** The rate limit in question. */
  limit?: string
}

export interface SecurityEvents {
  /** Writes one log line and counts the event. */
  record: (event: SecurityEvent, details?: SecurityEventDetails) => void
  /** Counts a response of 400. Too many within a minute record validation_flood. */
  countInvalid: (address: string, now: Date, details?: SecurityEventDetails) => void
  /** The counts since this process started. */
  counts: () => Readonly<Record<SecurityEvent, number>>
}

/** Responses of 400 to one address within a minute that count as a flood. */
export const VALIDATION_FLOOD = 30
const MAX_ADDRESSES = 10_000

export function createSecurityEvents(log: Pick<Logger, 'warn'>): SecurityEvents {
  const countOf = new Map<SecurityEvent, number>()
  const invalidOf = new Map<string, { since: number; count: number }>()
  const hashKey = newSecret()

  function record(event: SecurityEvent, { route, requestId, limit }: SecurityEventDetails = {}): void {
    countOf.set(event, (countOf.get(event) ?? 0) + 1)
    // Listed explicitly, so that other properties of a caller's object do not reach the log.
    log.warn({ event, route, requestId, limit }, 'security event')
  }

  function countInvalid(address: string, now: Date, details?: SecurityEventDetails): void {
    const key = keyedHash(hashKey, address)
    const known = invalidOf.get(key)
    const isRunning = known !== undefined && now.getTime() - known.since < MINUTE_MS
    const minute = isRunning ? known : { since: now.getTime(), count: 0 }
    minute.count += 1
    if (isRunning) return minute.count === VALIDATION_FLOOD ? record('validation_flood', details) : undefined
    invalidOf.delete(key)
    const [oldest] = invalidOf.keys()
    if (invalidOf.size >= MAX_ADDRESSES && oldest !== undefined) invalidOf.delete(oldest)
    invalidOf.set(key, minute)
  }

  return {
    record,
    countInvalid,
    counts: () =>
      Object.fromEntries(SECURITY_EVENTS.map((event) => [event, countOf.get(event) ?? 0])) as Record<
        SecurityEvent,
        number
      >,
  }
}
