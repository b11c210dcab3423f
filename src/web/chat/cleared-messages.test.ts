import { expect, test } from 'vitest'
import { clearedMessages, earlierMessages } from './message.ts'
import type { Message } from './message.ts'

const said = (id: number, more: Partial<Message> = {}): Message => ({
  id,
  type: 'user',
  content: `message ${id}`,
  timestamp: '',
  ...more,
})
const GREETING = said(1, { type: 'bot' })

test('nothing of a cleared conversation is in sight but the greeting', () => {
  const left = clearedMessages(
    [GREETING, said(2), said(3, { keep: true }), said(4, { type: 'bot' })],
    GREETING,
  )
  expect(left.filter(({ isHidden }) => isHidden !== true)).toEqual([GREETING])
})

test('a sign of danger still goes along with the next question', () => {
  const left = clearedMessages([GREETING, said(2), said(3, { keep: true })], GREETING)
  expect(earlierMessages(left)).toEqual(['message 3'])
})
