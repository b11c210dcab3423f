import { expect, test } from 'vitest'
import { countSlips } from './count-slips.ts'

test.each([
  ['roulette', 'roulette', 0],
  ['rulette', 'roulette', 1],
  ['roulettte', 'roulette', 1],
  ['ruolette', 'roulette', 1],
  ['roukette', 'roulette', 1],
  ['ruolete', 'roulette', 2],
  ['paypal', 'payday', 2],
])('%s and %s are %i slips apart', (a, b, slips) => {
  expect(countSlips(a, b, 3)).toBe(slips)
  expect(countSlips(b, a, 3)).toBe(slips)
})

test('no more are counted than are asked for', () => {
  expect(countSlips('aldermoon', 'tidewell', 2)).toBe(3)
  expect(countSlips('a', 'abcdef', 2)).toBe(3)
})
