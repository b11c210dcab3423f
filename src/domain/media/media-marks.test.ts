import { expect, test } from 'vitest'
import { markedMedia, marksSwapped, marksWithout, withMarkAtEnd } from './media-marks.ts'

const CONTENT = '<p>a</p><p>[media:1]</p><p>b [media:3] c</p><p>[media:2]</p>'

test('a medium that goes takes its mark along, and later ones move up', () => {
  expect(marksWithout(CONTENT, 2)).toBe('<p>a</p><p>[media:1]</p><p>b [media:2] c</p>')
  expect(marksWithout(CONTENT, 1)).toBe('<p>a</p><p>b [media:2] c</p><p>[media:1]</p>')
})

test('media that change places keep their places in the text', () => {
  expect(marksSwapped(CONTENT, 2, 3)).toBe('<p>a</p><p>[media:1]</p><p>b [media:2] c</p><p>[media:3]</p>')
})

test('marks are found and added', () => {
  expect([...markedMedia(CONTENT)]).toEqual([1, 3, 2])
  expect(withMarkAtEnd('<p>a</p>', 4)).toBe('<p>a</p><p>[media:4]</p>')
})
