import { expect, it } from 'vitest'
import { bestColumns, onlyDifferent, type CompareRow } from './compare-row.ts'

interface Item {
  safety: number
  license: string
}
const license: CompareRow<Item> = {
  label: 'License',
  says: (item) => item.license,
  show: (item) => item.license,
}
const safety: CompareRow<Item> = {
  label: 'Safety',
  says: (item) => String(item.safety),
  show: (item) => item.safety,
  rank: { better: 'higher', values: (items) => items.map((item) => item.safety) },
}
const sections = [
  { title: 'Scores', rows: [safety] },
  { title: 'Details', rows: [license] },
]
const items = [
  { safety: 9, license: 'Malta' },
  { safety: 8, license: 'Malta' },
]

it('leaves out rows that say the same of all, and sections that have none left', () => {
  expect(onlyDifferent(sections, items)).toEqual([{ title: 'Scores', rows: [safety] }])
})

it('keeps every row of a single column', () => {
  expect(onlyDifferent(sections, items.slice(0, 1))).toEqual(sections)
})

it('marks the best only in rows that can be ranked', () => {
  expect(bestColumns(safety, items)).toEqual([true, false])
  expect(bestColumns(license, items)).toEqual([false, false])
})
