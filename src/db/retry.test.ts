import { describe, expect, it } from 'vitest'
import { retrying } from './retry.ts'

const atOnce = async (): Promise<void> => undefined

describe('failures that pass by themselves', () => {
  it.each(['40001', '40P01', '08006', '57P01', 'ECONNREFUSED'])('%s is tried again', async (code) => {
    const work = failing(code, 3)
    expect(await retrying(work.run, atOnce)).toBe('done')
    expect(work.tries()).toBe(4)
  })

  it('are given up after three more tries, with the last error', async () => {
    const work = failing('40001', 9)
    await expect(retrying(work.run, atOnce)).rejects.toThrow('failure 4')
    expect(work.tries()).toBe(4)
  })
})

it.each(['23505', '22P02', '57014', 'ENOENT', undefined])('%s is not tried again', async (code) => {
  const work = failing(code, 1)
  await expect(retrying(work.run, atOnce)).rejects.toThrow('failure 1')
  expect(work.tries()).toBe(1)
})

function failing(code: string | undefined, times: number) {
  let tries = 0
  return {
    tries: () => tries,
    async run(): Promise<string> {
      tries += 1
      if (tries <= times) throw Object.assign(new Error(`failure ${tries}`), { code })
      return 'done'
    },
  }
}
