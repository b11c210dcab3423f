import { expect, test } from 'vitest'
import { text } from './common.schema.ts'

const read = (value: string) =>
  text({ max: 100, tooShort: 'Write something.', tooLong: 'Too long.' }).parse(value)

test.each([
  ['a family', '👩\u200D👩\u200D👧'],
  ['a heart on fire', '❤\uFE0F\u200D🔥'],
  ['a waving hand with a colour and a sign', '🙋🏽\u200D♀\uFE0F'],
  ['a Persian word', 'می\u200Cخواهم'],
  ['a conjunct of Hindi', 'क्\u200Dष'],
])('joiners of %s stay', (_, value) => {
  expect(read(value)).toBe(value)
})

test.each([
  ['GamS\u200Dtop', 'GamStop'],
  ['\u200DAurora\u200C', 'Aurora'],
  ['a \u200D b', 'a  b'],
  ['No\u200C\u200DGamStop', 'NoGamStop'],
  ['1\u200D0', '10'],
  ['می\u200C\u200Cخواهم', 'می\u200Cخواهم'],
  ['Кази\u200Dно', 'Казино'],
  ['a\u200Bb\u2060c\uFEFFd', 'abcd'],
  ['what XML\uFFFF forbids\uFFFE\u0001', 'what XML forbids'],
])('%j is read as %j', (value, cleaned) => {
  expect(read(value)).toBe(cleaned)
})
