import { expect, test } from 'vitest'
import { CELLS, columnsOf } from '#contract/transfer/transfer-columns.ts'
import type { CellKind } from '#contract/items/field.ts'
import { WRITTEN_KINDS } from '#contract/items/item-kinds.ts'
import { csvLine, readCell, writeCell } from './form-csv.ts'
import { decimalSignOf, type DecimalSign } from './read-number.ts'

const PIECES = [
  '=1+1',
  '+',
  '-5',
  '@SUM(A1)',
  "'",
  "''=x",
  "'=x",
  '"',
  '""',
  ',',
  ';',
  '|',
  '\\',
  '\\|',
  '\\\\',
  '\r\n',
  '\n',
  '\r',
  '\t',
  'Čačak',
  '🎰',
  'e\u0301',
  '  ',
  'true',
  '1,5',
  '{}',
  'null',
]

/** The same numbers on every run, so that a failure can be seen again. */
function randomly(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

test.each(WRITTEN_KINDS)('a %s read from its cells is the one that was written', (kind) => {
  const random = randomly(kind.length * 7919)
  const upTo = (limit: number) => Math.floor(random() * limit)
  const text = () => Array.from({ length: 1 + upTo(5) }, () => PIECES[upTo(PIECES.length)] ?? '').join('')
  const values: Record<CellKind, () => unknown> = {
    text: () => (random() < 0.1 ? '' : text()),
    optional: () => (random() < 0.3 ? null : text()),
    number: () => (random() < 0.2 ? null : Math.round(random() * 1e9) / 10 ** upTo(6)),
    flag: () => random() < 0.5,
    list: () => Array.from({ length: upTo(4) }, () => text().trim()).filter((entry) => entry !== ''),
    ids: () => Array.from({ length: upTo(4) }, () => 1 + upTo(1e6)),
    media: () =>
      Array.from({ length: upTo(3) }, () => ({ type: 'image', url: text(), caption: null, alt: text() })),
  }
  for (let round = 0; round < 500; round++) {
    for (const [field, cell] of Object.entries(CELLS[kind])) {
      const value = values[cell]()
      expect([field, readCell(cell, writeCell(cell, value))]).toEqual([field, value])
    }
  }
})

test.each([
  ['=1+1', "'=1+1"],
  ['+381', "'+381"],
  ['-', "'-"],
  ['@import', "'@import"],
  ['\t=1', "'\t=1"],
  ["'=1", "''=1"],
  ["'quoted'", "'quoted'"],
  ['safe = yes', 'safe = yes'],
])('%j is written as %j', (text, cell) => {
  expect(writeCell('text', text)).toBe(cell)
  expect(readCell('text', cell)).toBe(text)
})

test.each<[CellKind, string, unknown]>([
  ['flag', 'TRUE', true],
  ['flag', ' no ', false],
  ['flag', 'maybe', 'maybe'],
  ['list', 'Visa|Skrill |  | PayPal', ['Visa', 'Skrill', 'PayPal']],
  ['list', String.raw`C:\path | a\|b`, [String.raw`C:\path`, 'a|b']],
  ['ids', '3 | x', [3, 'x']],
  ['media', '[broken', '[broken'],
])('reads a %s cell %j the way people write it', (kind, cell, value) => {
  expect(readCell(kind, cell)).toEqual(value)
})

test.each<[string, DecimalSign, unknown]>([
  ['9,4', 'unknown', 9.4],
  ['1,000', 'unknown', '1,000'],
  ['5.000', 'unknown', '5.000'],
  ['5.000', ',', 5000],
  ['5.000', '.', 5],
  ['10,000', '.', 10_000],
  ['0.125', 'unknown', 0.125],
  ['1234.567', 'unknown', 1234.567],
  ['1.234.567', 'unknown', 1_234_567],
  ['1.234,5', 'unknown', 1234.5],
  ['1,234.50', 'unknown', 1234.5],
  ['1,234,50', 'unknown', '1,234,50'],
  ['10 000', 'unknown', 10_000],
  ['10\u00A0000,50', 'unknown', 10_000.5],
  ['10’000', 'unknown', 10_000],
  ['96,51 %', 'unknown', 96.51],
  ['€1,000', 'unknown', 1000],
  ['1.000 EUR', 'unknown', 1000],
  ['-3', 'unknown', -3],
  ['−3', 'unknown', -3],
  ['1e-7', 'unknown', 1e-7],
  ['many', 'unknown', 'many'],
  ['5.', 'unknown', '5.'],
  ['00.000', 'unknown', 0],
])('reads %j as a number of a file whose decimal sign is %s', (cell, decimal, value) => {
  expect(readCell('number', cell, { decimal })).toBe(value)
})

test.each<[string[], DecimalSign]>([
  [['5.000', '9.4'], '.'],
  [['5.000', '9,4'], ','],
  [['5.000', '1.000.000'], ','],
  [['5.000', '€1,000'], '.'],
  [['9,4', '9.4', '5.000'], 'unknown'],
  [['5.000', '12', 'many'], 'unknown'],
])('the numbers %j of a file show %j', (texts, sign) => {
  expect(decimalSignOf(texts)).toBe(sign)
})

test('every cell is quoted', () => {
  expect(csvLine(['a', 'say "x"', 'two\nlines'])).toBe('"a","say ""x""","two\nlines"\r\n')
})

test('names of casinos come after their ids', () => {
  const names = columnsOf('bonus').map(({ name }) => name)
  expect(names.slice(0, 3)).toEqual(['id', 'version', 'title'])
  expect(names[names.indexOf('casinoId') + 1]).toBe('casino')
})

test('a list of more entries than any form takes stays a text, for the rules of the form to refuse', () => {
  expect(readCell('list', 'a|'.repeat(10_000))).toHaveLength(10_000)
  expect(readCell('list', 'a|'.repeat(10_001))).toBe('a|'.repeat(10_001))
  expect(readCell('ids', '1|'.repeat(10_001))).toBe('1|'.repeat(10_001))
})

test('media that are nested deeper than media are stay a text', () => {
  expect(readCell('media', '[{"url":"x"}]')).toEqual([{ url: 'x' }])
  const deep = '['.repeat(100_000) + ']'.repeat(100_000)
  expect(readCell('media', deep)).toBe(deep)
})
