/** What a row of answers says about the site. */
import type { KindOfAnswer } from './start-load.ts'

type Answers = readonly KindOfAnswer[]

/** The answers of these kinds, all when there are none, that were asked for between two times of performance.now(). */
export function between(
  answers: Answers,
  from: number,
  to: number,
  kinds: readonly string[] = [],
): KindOfAnswer[] {
  return answers.filter(
    ({ at, kind }) => at >= from && at < to && (kinds.length === 0 || kinds.includes(kind)),
  )
}

/** Answers that say that something broke, where they may only say that it is not possible now. */
export function countBroken(answers: Answers): number {
  return answers.filter(({ status }) => status >= 500 && status !== 503).length
}

/** Refusals for now that do not say when to come again; the probes are for programs that know. */
export function countWithoutRetryAfter(answers: Answers): number {
  return answers.filter(
    ({ kind, status, hasRetryAfter }) => kind !== 'ready' && status === 503 && !hasRetryAfter,
  ).length
}

export function countUnanswered(answers: Answers): number {
  return answers.filter(({ status }) => status === 0).length
}

/** Milliseconds; 0 when there is none. */
export function slowest(answers: Answers): number {
  return answers.reduce((longest, { ms }) => Math.max(longest, ms), 0)
}

/** Milliseconds that 95 of 100 answers stayed below; NaN when there is none. */
export function p95(answers: Answers): number {
  const sorted = answers.map(({ ms }) => ms).sort((a, b) => a - b)
  return sorted[Math.floor(sorted.length * 0.95)] ?? Number.NaN
}

/** Milliseconds from `since` until a good answer of each of these kinds had been asked for and came; NaN when one never came. */
export function backAfter(answers: Answers, since: number, kinds: readonly string[]): number {
  return Math.max(
    ...kinds.map((kind) => {
      const good = answers.filter((one) => one.kind === kind && one.at >= since && one.status < 400)
      const first = Math.min(...good.filter(({ status }) => status > 0).map(({ at, ms }) => at + ms))
      return Number.isFinite(first) ? first - since : Number.NaN
    }),
  )
}
