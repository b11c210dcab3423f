import { describe, expect, test } from 'vitest'
import { Bitset } from './bitset.ts'
import { Order, pickPage } from './order.ts'

const ascending = (a: number, b: number) => a - b
const all = Bitset.of(Array.from({ length: 200 }, (_, slot) => slot))

describe('an order', () => {
  test('stays sorted while slots come and go', () => {
    const order = new Order(ascending, [5, 1, 9])
    for (const slot of [4, 0, 100, 7, 3]) order.insert(slot)
    for (const slot of [9, 0]) order.remove(slot)
    expect(order.pick(all)).toEqual([1, 3, 4, 5, 7, 100])
    for (let slot = 10; slot < 90; slot++) order.insert(slot)
    expect(order.pick(all)).toHaveLength(86)
  })

  test('refuses to take out what is not where it belongs', () => {
    const order = new Order(ascending, [1, 3])
    expect(() => order.remove(2)).toThrow('Slot 2')
    expect(() => order.remove(4)).toThrow('Slot 4')
  })

  test('tells where a condition begins to hold and what lies between two places', () => {
    const order = new Order(ascending, [10, 20, 30])
    expect([5, 20, 25, 99].map((limit) => order.firstWhere((slot) => slot >= limit))).toEqual([0, 1, 2, 3])
    expect([...order.between(1, 3)]).toEqual([20, 30])
    expect([...order.between(2, 99)]).toEqual([30])
  })

  test('picks members only, after those that are skipped', () => {
    const order = new Order(ascending, [1, 2, 3, 4, 5, 6])
    const even = Bitset.of([2, 4, 6])
    expect(order.pick(even, 1, 1)).toEqual([4])
    expect(order.pick(even, 3)).toEqual([])
  })
})

describe('a page', () => {
  const order = new Order(ascending, [1, 2, 3, 4, 5, 6, 7])
  const parts = [
    { order, members: Bitset.of([5, 6, 7]) },
    { order, members: new Bitset() },
    { order, members: Bitset.of([1, 2, 3]) },
  ]

  test('runs on from one part into the next', () => {
    expect(pickPage(parts, { number: 1, size: 4 })).toEqual({ slots: [5, 6, 7, 1], total: 6 })
    expect(pickPage(parts, { number: 2, size: 4 })).toEqual({ slots: [2, 3], total: 6 })
    expect(pickPage(parts, { number: 2, size: 2 })).toEqual({ slots: [7, 1], total: 6 })
    expect(pickPage(parts, { number: 9, size: 4 })).toEqual({ slots: [], total: 6 })
  })

  test('is the whole list when none is named', () => {
    expect(pickPage(parts, undefined)).toEqual({ slots: [5, 6, 7, 1, 2, 3], total: 6 })
  })
})
