import { beforeAll, describe, expect, test } from 'vitest'
import { ChatAnswer } from '#contract/chat/chat.schema.ts'
import { aBonus, aCasino } from '#test/builders.ts'
import { NOW, testApp } from '#test/test-app.ts'
import { testDatabase } from '#test/test-database.ts'

const { db } = await testDatabase()
const site = testApp(db)
beforeAll(async () => {
  await aBonus(db, { casino_id: await aCasino(db, { name: 'Aldermoon' }) })
})

test('a client that sends just a message gets a response', async () => {
  const answer = await site.post('/api/chat', { message: 'Recommend a top casino' })
  expect(answer.status).toBe(200)
  expect(ChatAnswer.parse(await answer.json()).response).toContain('Aldermoon')
})

describe('is refused with an error in words', () => {
  test.each([
    ['a blank message', { message: ' \n\t ' }, 'Write a message first.'],
    ['an invisible message', { message: '\u200B\u200B' }, 'Write a message first.'],
    ['no message', {}, 'Write a message first.'],
    ['a number', { message: 5 }, 'Write a message first.'],
    ['1001 characters', { message: 'a'.repeat(1001) }, 'A message may have at most 1000 characters.'],
    [
      '21 earlier messages',
      { message: 'hi', history: Array.from({ length: 21 }, () => 'a') },
      'history takes at most 20 earlier messages of at most 1000 characters each.',
    ],
    [
      'a long earlier message',
      { message: 'hi', history: ['a'.repeat(1001)] },
      'history takes at most 20 earlier messages of at most 1000 characters each.',
    ],
    ['a NUL byte', { message: 'a\0b' }, 'This text contains characters that cannot be stored'],
  ])('%s', async (_what, body, error) => {
    const answer = await site.post('/api/chat', body)
    expect(answer.status).toBe(400)
    expect(await answer.json()).toMatchObject({ success: false, error, message: error })
  })
})

test('1000 characters are taken', async () => {
  expect(
    (
      await site.post('/api/chat', {
        message: 'a'.repeat(1000),
        history: Array.from({ length: 20 }, () => 'b'.repeat(1000)),
      })
    ).status,
  ).toBe(200)
})

test('who asks for events gets the checked words piece by piece, then the whole answer', async () => {
  const answer = await site.post(
    '/api/chat',
    { message: 'Recommend a top casino' },
    { headers: { accept: 'text/event-stream' } },
  )
  expect(answer.headers.get('content-type')).toMatch(/^text\/event-stream/)
  const events = (await answer.text())
    .trim()
    .split('\n\n')
    .map((event) => event.split('\n').map((line) => line.replace(/^\w+: /, '')))
  const pieces = events
    .filter(([name]) => name === 'text')
    .map(([, data]) => (JSON.parse(data ?? '') as { text: string }).text)
  const [name, data] = events.at(-1) ?? []
  expect(name).toBe('answer')
  expect(pieces.join('')).toBe(ChatAnswer.parse(JSON.parse(data ?? '')).response)
})

test('a refusal is JSON for them as well', async () => {
  const answer = await site.post('/api/chat', { message: '' }, { headers: { accept: 'text/event-stream' } })
  expect([answer.status, answer.headers.get('content-type')]).toEqual([400, 'application/problem+json'])
})

test('an Idempotency-Key keeps nothing', async () => {
  const headers = { 'idempotency-key': 'one' }
  await site.post('/api/chat', { message: 'hello' }, { headers })
  const answer = await site.post('/api/chat', { message: 'Recommend a top casino' }, { headers })
  expect(await answer.json()).toMatchObject({ topic: 'recommend_casino' })
  expect(await db.selectFrom('idempotency_keys').selectAll().execute()).toEqual([])
})

test('questions are limited by the minute and by the day', async () => {
  const limited = testApp(db, { chat: 2, chatDaily: 3 })
  const ask = async () =>
    (await limited.post('/api/chat', { message: 'hello' }, { address: '192.0.2.77' })).status
  expect([await ask(), await ask(), await ask()]).toEqual([200, 200, 429])
  limited.setNow(new Date(NOW.getTime() + 61_000))
  expect([await ask(), await ask()]).toEqual([200, 429])
  limited.setNow(new Date(NOW.getTime() + 25 * 3_600_000))
  expect(await ask()).toBe(200)
})
