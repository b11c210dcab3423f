import { expect, test } from 'vitest'
import type { Message } from './message.ts'
import { earlierMessages } from './message.ts'

const said = (id: number, more: Partial<Message> = {}): Message => ({
  id,
  type: 'user',
  content: `message ${id}`,
  timestamp: '',
  ...more,
})

test('only what the visitor wrote goes along, oldest first', () => {
  expect(earlierMessages([said(1), said(2, { type: 'bot' }), said(3)])).toEqual(['message 1', 'message 3'])
})

test('at most twenty messages go along', () => {
  const messages = Array.from({ length: 30 }, (_, index) => said(index + 1))
  expect(earlierMessages(messages)).toEqual(messages.slice(-20).map(({ content }) => content))
})

test('a worrying message goes along however long ago it was written', () => {
  const messages = Array.from({ length: 60 }, (_, index) =>
    said(index + 1, index === 0 ? { keep: true } : {}),
  )
  const history = earlierMessages(messages)
  expect(history).toHaveLength(20)
  expect(history[0]).toBe('message 1')
  expect(history.at(-1)).toBe('message 60')
})
