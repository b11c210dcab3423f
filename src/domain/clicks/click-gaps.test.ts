import { expect, test } from 'vitest'
import { gapsOf } from './click-gaps.ts'

const at = (hour: number) => new Date(Date.UTC(2026, 2, 10, hour))
const stretch = (from: number, to: number) => ({ from: at(from), to: at(to) })

test.each([
  ['nothing is covered', [], [stretch(2, 8)]],
  ['everything is covered', [stretch(0, 24)], []],
  ['parts in any order', [stretch(5, 6), stretch(2, 3)], [stretch(3, 5), stretch(6, 8)]],
  ['parts beyond both ends', [stretch(7, 12), stretch(0, 3)], [stretch(3, 7)]],
  ['parts that touch and overlap', [stretch(2, 5), stretch(4, 6), stretch(6, 8)], []],
  ['parts outside', [stretch(0, 2), stretch(8, 9)], [stretch(2, 8)]],
])('what is left where %s', (_, parts, gaps) => {
  expect(gapsOf(stretch(2, 8), parts)).toEqual(gaps)
})
