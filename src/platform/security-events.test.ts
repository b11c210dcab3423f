import { pino } from 'pino'
import { expect, test } from 'vitest'
import { createSecurityEvents, SECURITY_EVENTS, VALIDATION_FLOOD } from './security-events.ts'

const NOW = new Date('2026-03-14T12:00:00.000Z')
const after = (ms: number) => new Date(NOW.getTime() + ms)

function watched() {
  const lines: Record<string, unknown>[] = []
  const log = pino(
    { base: null, timestamp: false },
    { write: (line: string) => lines.push(JSON.parse(line)) },
  )
  return { events: createSecurityEvents(log), lines }
}

test('an event is one line, and counted by its name', () => {
  const { events, lines } = watched()
  events.record('role_refused', { route: 'GET /api/admin/admins', requestId: 'a' })
  events.record('rate_limited', { limit: 'votes' })
  expect(lines).toEqual([
    {
      level: 40,
      event: 'role_refused',
      route: 'GET /api/admin/admins',
      requestId: 'a',
      msg: 'security event',
    },
    { level: 40, event: 'rate_limited', limit: 'votes', msg: 'security event' },
  ])
  expect(Object.keys(events.counts())).toEqual([...SECURITY_EVENTS])
  expect(events.counts()).toMatchObject({ role_refused: 1, rate_limited: 1, sign_in_failed: 0 })
})

test('what else a caller holds does not get into the line', () => {
  const { events, lines } = watched()
  const held = { route: 'POST /api/auth/login', address: '192.0.2.1', username: 'milena' }
  events.record('sign_in_failed', held)
  expect(JSON.stringify(lines)).not.toMatch(/192|milena/)
})

test('many invalid requests of one address within a minute are one flood', () => {
  const { events, lines } = watched()
  for (let count = 1; count < VALIDATION_FLOOD; count++) events.countInvalid('192.0.2.1', NOW)
  events.countInvalid('192.0.2.2', NOW)
  expect(lines).toEqual([])
  for (let count = 0; count < 100; count++) events.countInvalid('192.0.2.1', after(59_999))
  expect(lines).toEqual([{ level: 40, event: 'validation_flood', msg: 'security event' }])
  for (let count = 0; count < VALIDATION_FLOOD; count++) events.countInvalid('192.0.2.1', after(60_000))
  expect(events.counts().validation_flood).toBe(2)
})

test('a few invalid requests each minute are no flood', () => {
  const { events, lines } = watched()
  for (let minute = 0; minute < 10; minute++)
    for (let count = 1; count < VALIDATION_FLOOD; count++)
      events.countInvalid('192.0.2.1', after(minute * 60_000))
  expect(lines).toEqual([])
})

test('of very many addresses the one that was seen first is forgotten', () => {
  const { events, lines } = watched()
  for (let count = 1; count < VALIDATION_FLOOD; count++) events.countInvalid('first', NOW)
  for (let count = 0; count < 10_000; count++) events.countInvalid(`other ${count}`, NOW)
  events.countInvalid('first', NOW)
  expect(lines).toEqual([])
})
