import { expect, test } from 'vitest'
import { phoneParts } from './message.ts'

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
