import { existsSync } from 'node:fs'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { receiveFile } from './sent-file.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sent-'))
  vi.stubEnv('TMPDIR', folder)
})
afterEach(async () => {
  vi.unstubAllEnvs()
  await rm(folder, { recursive: true, force: true })
})

const MB = 1024 * 1024
async function* stream(count: number, failsAt = Number.POSITIVE_INFINITY) {
  for (let number = 0; number < count; number++) {
    if (number === failsAt) throw new Error('broken off')
    yield await Promise.resolve(new Uint8Array(MB).fill(number + 1))
  }
}
async function firstBytes(pieces: AsyncIterable<Uint8Array>): Promise<number[]> {
  const found: number[] = []
  let at = 0
  for await (const piece of pieces)
    for (const byte of piece) {
      if (at % MB === 0) found.push(byte)
      at++
    }
  return found
}

test('a short file stays in memory and can be read again', async () => {
  const file = await receiveFile(stream(2), () => undefined)
  expect(file.size).toBe(2 * MB)
  expect(await readdir(folder)).toEqual([])
  expect([await firstBytes(file.pieces()), await firstBytes(file.pieces())]).toEqual([
    [1, 2],
    [1, 2],
  ])
})

test('a long file waits on the disk, can be read again, and is gone when it is closed', async () => {
  const file = await receiveFile(stream(12), () => undefined)
  expect(file.size).toBe(12 * MB)
  expect(await readdir(folder)).toHaveLength(1)
  const numbers = Array.from({ length: 12 }, (_, index) => index + 1)
  expect([await firstBytes(file.pieces()), await firstBytes(file.pieces())]).toEqual([numbers, numbers])
  await file.close()
  expect(await readdir(folder)).toEqual([])
})

test.each([
  ['breaks off', () => receiveFile(stream(12, 10), () => undefined), 'broken off'],
  [
    'is too long',
    () =>
      receiveFile(stream(20), (bytes) => {
        if (bytes > 15 * MB) throw new Error('too long')
      }),
    'too long',
  ],
])('what %s leaves nothing on the disk', async (_, receive, message) => {
  await expect(receive()).rejects.toThrow(message)
  expect(existsSync(folder)).toBe(true)
  expect(await readdir(folder)).toEqual([])
})
