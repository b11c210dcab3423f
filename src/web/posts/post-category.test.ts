import { expect, test } from 'vitest'
import { coverKind, postCategoryName } from './post-category.ts'

test.each([
  ['strategies', 'Strategy', 'strategy'],
  ['strategy', 'Strategy', 'strategy'],
  ['Guide', 'Guides', 'guide'],
  ['news', 'News', 'news'],
  ['tips', 'Tips', 'other'],
  ['something else', 'something else', 'other'],
])('%s is shown as %s and drawn as %s', (category, name, kind) => {
  expect(postCategoryName(category)).toBe(name)
  expect(coverKind(category)).toBe(kind)
})
