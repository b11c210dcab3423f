import { expect, it } from 'vitest'
import { compareAddress, withColumn, withoutColumn } from './compare-address.ts'

const two = { kind: 'casinos', ids: [1, 2], onlyDifferences: false, find: 'tide' } as const

it('is written the way links from elsewhere write it', () => {
  expect(compareAddress({ ...two, find: '' })).toBe('/compare?type=casinos&ids=1,2')
})

it('takes a third, but not one twice and not a fourth', () => {
  expect(withColumn(two, 3)).toEqual({ ...two, ids: [1, 2, 3], find: '' })
  expect(withColumn(two, 2).ids).toEqual([1, 2])
  expect(withColumn({ ...two, ids: [1, 2, 3] }, 4).ids).toEqual([1, 2, 3])
})

it('loses one', () => {
  expect(withoutColumn(two, 1)).toEqual({ ...two, ids: [2], find: '' })
})
