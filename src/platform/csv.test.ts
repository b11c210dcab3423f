import { parse } from 'csv-parse/sync'
import { expect, test } from 'vitest'
import { csvLine } from './csv.ts'

test('every cell is in quotes, the empty one as well, and quotes are doubled', () => {
  expect(csvLine(['a', '', 'say "hi", twice', '7'])).toBe('"a","","say ""hi"", twice","7"\r\n')
})

test.each([
  '=1+1',
  '+1',
  '-1+1',
  '-1.2.3',
  '--1',
  '-1e9',
  '-A1',
  '-1\n=1',
  '@SUM(A1)',
  '\tx',
  '\rx',
  '\nx',
  '  =cmd|calc',
  '\u00A0=1',
  '\u200B=1',
  '\uFEFF+1',
  '＝1+1',
  '＋1',
  '－1',
  '＠A1',
  '−1',
])('%j is made a text', (cell) => {
  expect(parse(csvLine([cell]))).toEqual([[`'${cell}`]])
})

test.each(['-17.75', '-1', '-0.5', 'a=1', 'ada@example.com', "it's", '1-2', ' plain', 'Ünï'])(
  '%j stays as it is',
  (cell) => {
    expect(parse(csvLine([cell]))).toEqual([[cell]])
  },
)

test('line breaks inside a cell do not end the line', () => {
  expect(parse(csvLine(['one\r\ntwo', 'three']))).toEqual([['one\r\ntwo', 'three']])
})
