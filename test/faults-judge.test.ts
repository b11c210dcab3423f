import { expect, test } from 'vitest'
import {
  backAfter,
  countBroken,
  countUnanswered,
  countWithoutRetryAfter,
  p95,
} from '../script/faults-suite/load/judge.ts'
import { uncachedPages } from '../script/faults-suite/load/pages.ts'
import type { KindOfAnswer } from '../script/faults-suite/load/start-load.ts'

const answer = (part: Partial<KindOfAnswer>): KindOfAnswer => ({
  kind: 'uncached',
  at: 0,
  ms: 10,
  status: 200,
  hasRetryAfter: false,
  ...part,
})

test('the site has recovered when the last kind had its first good answer', () => {
  const answers = [
    answer({ at: 100, ms: 50 }),
    answer({ at: 120, ms: 20, kind: 'ready', status: 503 }),
    answer({ at: 300, ms: 25, kind: 'ready' }),
  ]
  expect(backAfter(answers, 100, ['uncached', 'ready'])).toBe(225)
})

test('what was asked for before the fault was over does not make the site well', () => {
  expect(backAfter([answer({ at: 99 })], 100, ['uncached'])).toBeNaN()
})

test('a site that never answered one of the kinds well is not well', () => {
  const answers = [
    answer({ at: 200 }),
    answer({ at: 200, kind: 'ready', status: 0 }),
    answer({ at: 300, kind: 'ready', status: 500 }),
  ]
  expect(backAfter(answers, 100, ['uncached', 'ready'])).toBeNaN()
})

test('a 503 is a refusal for now, every other 5xx is broken, and no answer is neither', () => {
  const answers = [500, 502, 503, 404, 200, 0].map((status) => answer({ status }))
  expect(countBroken(answers)).toBe(2)
  expect(countUnanswered(answers)).toBe(1)
})

test('a visitor gets Retry-After with a 503; a probe need not', () => {
  const answers = [
    answer({ status: 503 }),
    answer({ status: 503, hasRetryAfter: true }),
    answer({ status: 503, kind: 'ready' }),
  ]
  expect(countWithoutRetryAfter(answers)).toBe(1)
})

test('95 of 100 answers are faster than the 95th percentile', () => {
  const answers = Array.from({ length: 100 }, (_, index) => answer({ ms: index + 1 })).toReversed()
  expect(p95(answers)).toBe(96)
})

test('no page of the uncached ones comes twice', () => {
  const next = uncachedPages()
  const paths = Array.from({ length: 5_000 }, () => next().path)
  expect(new Set(paths).size).toBe(paths.length)
})
