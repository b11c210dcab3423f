import { expect, it } from 'vitest'
import type { CompareWanted } from '#contract/comparisons/compare-wanted.ts'
import { compareAddress, withColumn, withoutColumn } from './compare-words.ts'

const NOTHING_WANTED: CompareWanted = { country: '', license: '', paymentMethods: [], features: [] }

const two = {
  kind: 'casinos',
  ids: [1, 2],
  onlyDifferences: false,
  find: 'tide',
  wanted: NOTHING_WANTED,
  showsAll: false,
  listed: 24,
} as const

it('is written the way links from elsewhere write it', () => {
  expect(compareAddress({ ...two, find: '', listed: 0 })).toBe('/compare?type=casinos&ids=1,2')
})

it('takes a third, but not one twice and not a fourth', () => {
  expect(withColumn(two, 3)).toEqual({ ...two, ids: [1, 2, 3], find: '', listed: 0 })
  expect(withColumn(two, 2).ids).toEqual([1, 2])
  expect(withColumn({ ...two, ids: [1, 2, 3] }, 4).ids).toEqual([1, 2, 3])
})

it('loses one', () => {
  expect(withoutColumn(two, 1)).toEqual({ ...two, ids: [2], find: '', listed: 0 })
})

it('keeps what the visitor needs, whatever is added or removed', () => {
  const wanted = { ...NOTHING_WANTED, country: 'DE', paymentMethods: ['PayPal', 'Skrill'] }
  expect(compareAddress(withColumn({ ...two, wanted }, 3))).toBe(
    '/compare?type=casinos&ids=1,2,3&country=DE&paymentMethods=PayPal,Skrill',
  )
  expect(withoutColumn({ ...two, wanted }, 1).wanted).toEqual(wanted)
})
