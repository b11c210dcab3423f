/** Summarises the withdrawals of a casino that the editors timed. */
import type { PayoutTest } from '#contract/casinos/payout-tests.ts'
import { HOUR_MS } from '#contract/shared/durations.ts'
import { formatDate } from '../shared/dates.ts'
import { counted } from '../shared/counted.ts'
import { durationWords } from './payout-words.ts'

type Timed = Pick<PayoutTest, 'askedAt' | 'arrivedAt'>

/** Hours from the request to the arrival of the money; null while it has not arrived. */
export function hoursOf({ askedAt, arrivedAt }: Timed): number | null {
  return arrivedAt === null ? null : (Date.parse(arrivedAt) - Date.parse(askedAt)) / HOUR_MS
}

/**
 * The median of all tests in hours. A test without arrival counts as the longest. Null without tests, and where the
 * median test has no arrival.
 */
export function medianHours(tests: readonly Timed[]): number | null {
  const hours = tests.map((test) => hoursOf(test) ?? Infinity).toSorted((a, b) => a - b)
  const [low, high] = [hours[(hours.length - 1) >> 1], hours[hours.length >> 1]]
  if (low === undefined || high === undefined || high === Infinity) return null
  return Math.round(((low + high) / 2) * 100) / 100
}

/** "We timed 4 withdrawals from Sep 20, 2026 to Oct 9, 2026: half arrived within 11 hours, the slowest took 22 hours." `tests` come oldest first. */
export function payoutSentence(tests: readonly Timed[]): string {
  const hours = tests.map(hoursOf)
  const arrived = hours.filter((each) => each !== null)
  const [first, last] = [formatDate(tests[0]?.askedAt ?? ''), formatDate(tests.at(-1)?.askedAt ?? '')]
  const times = [
    ...(tests.length > 2 && medianHours(tests) !== null
      ? [`half arrived within ${durationWords(medianHours(tests) ?? 0)}`]
      : []),
    ...(arrived.length > 0
      ? [
          arrived.length === 1 && tests.length === 1
            ? `it took ${durationWords(arrived[0] ?? 0)}`
            : `the slowest ${arrived.length < tests.length ? 'that arrived ' : ''}took ${durationWords(Math.max(...arrived))}`,
        ]
      : []),
    ...(arrived.length < tests.length
      ? [`${tests.length - arrived.length} of ${tests.length} had not arrived when we last looked`]
      : []),
  ]
  const when = first === last ? `on ${first}` : `from ${first} to ${last}`
  return `We timed ${counted(tests.length, 'withdrawal')} ${when}: ${times.join(', ')}.`
}
