import { expect, test } from 'vitest'
import { readViewed, withViewed, type ViewedItem } from './viewed-items.ts'

const casino = (id: number): ViewedItem => ({ kind: 'casino', id, name: `Casino ${id}` })

test('what was looked at last comes first, each once, eight at most', () => {
  const nine = [1, 2, 3, 4, 5, 6, 7, 8, 9].reduce<ViewedItem[]>(
    (items, id) => withViewed(items, casino(id)),
    [],
  )
  expect(nine.map(({ id }) => id)).toEqual([9, 8, 7, 6, 5, 4, 3, 2])
  expect(withViewed(nine, casino(4)).map(({ id }) => id)).toEqual([4, 9, 8, 7, 6, 5, 3, 2])
})

test('a game and a casino with one id are two things', () => {
  expect(withViewed([casino(1)], { kind: 'game', id: 1, name: 'Game 1' })).toHaveLength(2)
})

test('what is stored is read back, and that nothing is to be kept', () => {
  expect(readViewed(JSON.stringify([casino(2), casino(1)]))).toEqual([casino(2), casino(1)])
  expect(readViewed('off')).toBe('off')
})

test.each([
  null,
  '',
  '{"kind":"casino"}',
  'nonsense',
  '[null,1,"x",{"kind":"admin","id":1,"name":"x"},{"kind":"casino","id":"1","name":"x"},{"kind":"game","id":1}]',
])('what it cannot use counts as empty: %s', (stored) => {
  expect(readViewed(stored)).toEqual([])
})
