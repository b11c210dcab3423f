import { expect, test } from 'vitest'
import { itemFormPath } from './item-form-path.ts'

test('articles have a page of their own, the other kinds a dialog over their table', () => {
  expect(itemFormPath('post', 7)).toBe('/admin/blog/7')
  expect(itemFormPath('post', 'new', { from: 7 })).toBe('/admin/blog/new?from=7')
  expect(itemFormPath('post', 7, { draft: 9 })).toBe('/admin/blog/7?draft=9')
  expect(itemFormPath('casino', 7)).toBe('/admin/casinos?edit=7')
  expect(itemFormPath('bonus', 'new', { draft: 9 })).toBe('/admin/bonuses?edit=new&draft=9')
})
