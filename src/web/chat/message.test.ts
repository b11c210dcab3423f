import { expect, test } from 'vitest'
import { clearedMessages, earlierMessages, phoneParts, withKept, type Message } from './message.ts'

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

test('a worrying message is kept with the one before it, and no earlier offer stays', () => {
  const offer = { type: 'bot', links: [{ path: '/casino/oakhelm', title: 'Oakhelm' }] } as const
  const talk = [said(1), said(2), said(3, offer), said(4), said(5, offer)]
  const kept = withKept(talk, said(4))
  expect(kept.filter(({ keep }) => keep === true).map(({ id }) => id)).toEqual([2, 4])
  expect(kept.filter(({ links = [] }) => links.length > 0).map(({ id }) => id)).toEqual([5])
})

const LINKS = [{ path: 'tel:08001372700' }, { path: '/casino/1' }]

test('a number that the answer links is one to call, whatever is between its digits', () => {
  expect(phoneParts('Call 0800 137 27 00 or 0800-137-27-00.', LINKS)).toEqual([
    { text: 'Call ' },
    { text: '0800 137 27 00', call: 'tel:08001372700' },
    { text: ' or ' },
    { text: '0800-137-27-00', call: 'tel:08001372700' },
    { text: '.' },
  ])
})

test('an amount or a year is never one to call', () => {
  expect(phoneParts('€1500 in 2026', LINKS).some(({ call }) => call !== undefined)).toBe(false)
  expect(phoneParts('Call 0800 137 27 00', [])).toEqual([{ text: 'Call 0800 137 27 00' }])
})
