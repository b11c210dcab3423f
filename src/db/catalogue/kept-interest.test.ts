import { expect, test } from 'vitest'
import { keepInterest, type GameInterest } from './kept-interest.ts'

/** Counting that ends when the test says so. */
function counting() {
  const open: ((clicks: number | Error) => void)[] = []
  const ask = keepInterest(
    () =>
      new Promise<GameInterest>((resolve, reject) => {
        open.push((clicks) => (clicks instanceof Error ? reject(clicks) : resolve(new Map([[1, clicks]]))))
      }),
  )
  const end = async (clicks: number | Error) => {
    open.shift()?.(clicks)
    await new Promise(setImmediate)
  }
  return { open, end, clicks: async (minutes: number) => (await ask(new Date(minutes * 60_000))).get(1) }
}

test('the first request waits for one count and shares it with requests meanwhile', async () => {
  const { open, end, clicks } = counting()
  const both = Promise.all([clicks(0), clicks(0)])
  expect(open).toHaveLength(1)
  await end(7)
  expect(await both).toEqual([7, 7])
})

test('after five minutes it is counted once more, while the older count still answers', async () => {
  const { open, end, clicks } = counting()
  const first = clicks(0)
  await end(7)
  await first
  expect([await clicks(4.9), open.length]).toEqual([7, 0])
  expect([await clicks(5), await clicks(6), open.length]).toEqual([7, 7, 1])
  await end(8)
  expect([await clicks(6), open.length]).toEqual([8, 0])
})

test('a count that fails leaves the older one in use and is tried again', async () => {
  const { open, end, clicks } = counting()
  const first = clicks(0)
  await end(7)
  await first
  expect(await clicks(5)).toBe(7)
  await end(new Error('away'))
  expect([await clicks(5), open.length]).toEqual([7, 1])
  await end(8)
  expect(await clicks(5)).toBe(8)
})

test('the very first failure is told, and the next question counts again', async () => {
  const { end, clicks } = counting()
  const first = clicks(0)
  const told = first.catch((error: unknown) => error)
  await end(new Error('away'))
  expect(await told).toEqual(new Error('away'))
  const second = clicks(0)
  await end(3)
  expect(await second).toBe(3)
})
