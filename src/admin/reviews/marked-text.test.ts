import { expect, test } from 'vitest'
import { markedParts } from './marked-text.tsx'

const sign = (kind: 'link' | 'contact', from: number, to: number) =>
  ({ field: 'content', kind, from, to }) as const

test('a text is cut at what was found, overlaps are marked once, and nothing of it is lost', () => {
  const text = 'see a.example or b'
  const parts = markedParts(text, [sign('contact', 6, 16), sign('link', 4, 13), sign('link', 5, 9)])
  expect(parts).toEqual([
    { part: 'see ', from: 0, kind: undefined },
    { part: 'a.example', from: 4, kind: 'link' },
    { part: ' or', from: 13, kind: 'contact' },
    { part: ' b', from: 16, kind: undefined },
  ])
  expect(parts.map(({ part }) => part).join('')).toBe(text)
  expect(markedParts('', [])).toEqual([])
})
