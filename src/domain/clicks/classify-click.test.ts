import { expect, test } from 'vitest'
import { MINUTE_MS } from '#contract/shared/durations.ts'
import { createClickHistory, MOST_A_MINUTE, REPEAT_MINUTES } from './classify-click.ts'

const START = new Date('2026-03-14T12:00:00Z').getTime()
const clickAfter = (minutes: number, casinoId = 1) => ({
  visitor: 'a',
  casinoId,
  at: new Date(START + minutes * MINUTE_MS),
  signals: [],
})

test('a visitor counts once for a casino until half an hour has passed', () => {
  const { classify } = createClickHistory()
  const classes = [0, REPEAT_MINUTES - 0.01, REPEAT_MINUTES].map(
    (minutes) => classify(clickAfter(minutes)).class,
  )
  expect(classes).toEqual(['human', 'repeat', 'human'])
})

test('more clicks within a minute than a person makes are suspected, those after a pause are not', () => {
  const { classify } = createClickHistory()
  const casinos = Array.from({ length: MOST_A_MINUTE + 1 }, (_, index) => index + 1)
  expect(casinos.map((casino) => classify(clickAfter(casino / 100, casino)).class).slice(-2)).toEqual([
    'human',
    'suspected',
  ])
  expect(classify(clickAfter(2, 99)).class).toBe('human')
})
