import { expect, test } from 'vitest'
import { reportLines } from './report-lines.ts'

const COUNTS = { created: 0, changed: 0, unchanged: 0, refused: 0 }

test('a report names row, reason and change, without anything that a terminal would obey', () => {
  const lines = reportLines({
    isApplied: false,
    counts: { ...COUNTS, changed: 1, refused: 1 },
    rows: [
      {
        row: 2,
        outcome: 'changed',
        id: 1,
        name: 'Alder\u001B[31mmoon',
        changes: [{ field: 'safetyIndex', label: 'Safety index', before: 9, after: null }],
        problems: [],
      },
      {
        row: 13,
        outcome: 'refused',
        id: null,
        name: '',
        changes: [],
        problems: [{ path: 'name', message: 'Name must have at least 2 characters', given: 'X' }],
      },
    ],
  })
  expect(lines[0]).toMatch(/^ {2}row 2 +changed +Alder \[31mmoon +Safety index: 9 → null$/)
  expect(lines[1]).toMatch(
    /^ {2}row 13 +refused +name: Name must have at least 2 characters\. The file has "X"$/,
  )
  expect(lines.join('\n')).not.toContain('\u001B')
  expect(lines.at(-1)).toBe(
    'Nothing was kept, because rows were refused. With --apply --skip-refused the others are kept.',
  )
})

test('what is left behind is listed with its address, without terminal control characters', () => {
  const given = 'https://old.example/\u001B[31ma.png'
  const reason = { path: 'logoUrl', message: 'The server answered with status 404', count: 1 }
  const media = [{ ...reason, rows: [{ row: 3, name: 'Aldermoon', given }] }]
  const [line = ''] = reportLines({ isApplied: true, counts: COUNTS, rows: [], media })
  expect(line).toMatch(
    /^ {2}row 3 +left behind +Aldermoon +Logo URL: The server answered with status 404\. https/,
  )
  expect(line).not.toContain('\u001B')
})

test.each([
  [{ ...COUNTS, created: 2 }, false, 'Nothing was kept yet. Run it again with --apply to keep it.'],
  [{ ...COUNTS, created: 2 }, true, 'All of it was kept.'],
  [{ ...COUNTS, created: 2, refused: 1 }, true, 'It was kept without the refused rows.'],
  [{ ...COUNTS, unchanged: 2 }, false, 'There is nothing to change.'],
])('%j, applied %s, ends with what to do', (counts, isApplied, last) => {
  expect(reportLines({ isApplied, counts, rows: [] }).at(-1)).toBe(last)
})
