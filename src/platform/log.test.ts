import { Writable } from 'node:stream'
import { pino } from 'pino'
import { expect, onTestFinished, test, vi } from 'vitest'
import { logOptions, sampleLines } from './log.ts'

test('secrets never reach the log, however deep they are', () => {
  const lines: string[] = []
  const sink = new Writable({
    write: (chunk: Buffer, _encoding, done) => (lines.push(chunk.toString()), done()),
  })
  const log = pino(logOptions('info'), sink)
  log.info({ password: 'p1', body: { token: 't1', user: { email: 'a@b.example' } } }, 'sign in')
  expect(lines.join('')).not.toMatch(/p1|t1|a@b\.example/)
  expect(lines.join('')).toContain('sign in')
})

test('a line break in a value cannot start a second log line', () => {
  const lines: string[] = []
  const sink = new Writable({
    write: (chunk: Buffer, _encoding, done) => (lines.push(chunk.toString()), done()),
  })
  pino(logOptions('info'), sink).info({ path: '/x\r\n{"level":60}' }, 'request')
  expect(lines.join('').trim().split('\n')).toHaveLength(1)
})

test('one in so many responses leaves a line, and a line a minute says how many there were', () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const lines: unknown[] = []
  const log = pino(logOptions('info'), { write: (line: string) => lines.push(JSON.parse(line)) })
  const leavesLine = sampleLines(log, 3)
  expect([1, 2, 3, 4, 5].map(() => leavesLine())).toEqual([true, false, false, true, false])
  vi.advanceTimersByTime(120_000)
  expect(lines).toEqual([expect.objectContaining({ answers: 5, oneOf: 3, msg: 'answered from memory' })])
  const all = sampleLines(log, 1)
  expect([1, 2].map(() => all())).toEqual([true, true])
})
