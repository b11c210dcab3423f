import { expect, it } from 'vitest'
import { SELF_CHECK_QUESTIONS, selfCheckAdvice } from './self-check-questions.ts'

it('sends anyone with three ticks or more to a person', () => {
  const advice = [0, 1, 2, 3, SELF_CHECK_QUESTIONS.length].map((ticks) => selfCheckAdvice(ticks)?.ticks)
  expect(advice).toEqual(['None', '1 or 2', '1 or 2', '3 or more', '3 or more'])
})
