import { expect, test } from 'vitest'
import { within } from './within.ts'

const tooLate = () => new Error('too late')

test('work that is done in time gives its result or its own error', async () => {
  expect(await within(60_000, Promise.resolve(7), tooLate)).toBe(7)
  await expect(within(60_000, Promise.reject(new Error('broken')), tooLate)).rejects.toThrow('broken')
})

test('work that never ends is given up', async () => {
  await expect(within(1, new Promise(() => undefined), tooLate)).rejects.toThrow('too late')
})
