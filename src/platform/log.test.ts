import { Writable } from 'node:stream'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { logOptions } from './log.ts'

test('secrets never reach the log, however deep they stand', () => {
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
