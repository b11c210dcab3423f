import { expect, test } from 'vitest'
import { formChanges } from './form-changes.ts'

test('names the fields that differ, with both values', () => {
  expect(
    formChanges(
      { name: 'Aldermoon', features: ['A'], code: null },
      { name: 'Tidewell', features: ['A'], code: null },
    ),
  ).toEqual([{ field: 'name', label: 'Name', before: 'Aldermoon', after: 'Tidewell' }])
})

test('the order of a list counts, the order of keys does not', () => {
  expect(formChanges({ features: ['A', 'B'] }, { features: ['B', 'A'] })).toHaveLength(1)
  expect(formChanges({ contentMedia: [{ a: 1, b: 2 }] }, { contentMedia: [{ b: 2, a: 1 }] })).toEqual([])
})

test('a field that is missing is as good as an empty one', () => {
  expect(formChanges({ name: 'A' }, { name: 'A', code: null })).toEqual([])
  expect(formChanges({ name: 'A', code: 'X' }, { name: 'A' })).toEqual([
    { field: 'code', label: 'Code', before: 'X', after: null },
  ])
})

test('lists and objects are compared to their innermost values', () => {
  const media = (caption: string | null) => ({
    contentMedia: [{ type: 'image', caption }, { type: 'youtube' }],
  })
  expect(formChanges(media('A'), media('A'))).toEqual([])
  expect(formChanges(media('A'), media('B'))).toHaveLength(1)
  expect(formChanges(media(null), { contentMedia: [{ type: 'image' }, { type: 'youtube' }] })).toHaveLength(1)
  expect(formChanges({ tags: [] }, { tags: {} })).toHaveLength(1)
  expect(formChanges({ tags: ['A'] }, { tags: ['A', 'B'] })).toHaveLength(1)
  expect(formChanges({ rating: 5 }, { rating: '5' })).toHaveLength(1)
})
