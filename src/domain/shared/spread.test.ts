import { expect, test } from 'vitest'
import { median, spreadOf } from './spread.ts'

test('the quarters of a field are between its neighbours in proportion', () => {
  expect(spreadOf([5, 1, 4, 2, 3])).toEqual({
    count: 5,
    lowest: 1,
    lower: 2,
    median: 3,
    upper: 4,
    highest: 5,
  })
  expect(spreadOf([1, 2, 3, 4, 5, 6])).toMatchObject({ lower: 2.25, median: 3.5, upper: 4.75 })
})

test('fewer than five values are no field', () => {
  expect([spreadOf([]), spreadOf([1, 2, 3, 4])]).toEqual([null, null])
})

test('the median is the middle value, or the mean of the two in the middle', () => {
  expect([median([]), median([7]), median([9, 1, 5]), median([1, 2, 8, 9])]).toEqual([null, 7, 5, 5])
})
