import { expect, test } from 'vitest'
import { createGate } from './gate.ts'

test('no more than the places run at once, in the order of arrival, and a failure frees its place', async () => {
  const gate = createGate(2)
  let running = 0
  let most = 0
  const order: number[] = []
  const work = (number: number) =>
    gate(async () => {
      running += 1
      most = Math.max(most, running)
      order.push(number)
      await Promise.resolve()
      running -= 1
      if (number === 0) throw new Error('failed')
      return number
    })
  const done = await Promise.allSettled([0, 1, 2, 3, 4].map(work))
  expect(done.map(({ status }) => status)).toEqual([
    'rejected',
    ...Array.from({ length: 4 }, () => 'fulfilled'),
  ])
  expect([most, order]).toEqual([2, [0, 1, 2, 3, 4]])
})
