import { expect, test } from 'vitest'
import { draftAddress, draftName, draftState } from './use-drafts.ts'

test('a draft says what it was begun from and what there is now', () => {
  const of = { kind: 'casino', itemId: 7, baseVersion: 4 } as const
  expect(draftState({ ...of, version: 4 })).toBe('Changed from version 4')
  expect(draftState({ ...of, version: 6 })).toBe('Changed from version 4; now version 6')
  expect(draftState({ ...of, version: null })).toBe('Changed from version 4; it is in the trash')
  expect(draftState({ ...of, itemId: null, baseVersion: null, version: null })).toBe('New')
})

test('a draft without a name is called after its kind', () => {
  expect(draftName({ name: ' ', kind: 'post' })).toBe('Article without a name')
})

test('a draft opens in the form of its item, or in a new one', () => {
  expect(draftAddress({ id: 9, kind: 'post', itemId: 7 })).toBe('/admin/blog/7?draft=9')
  expect(draftAddress({ id: 9, kind: 'bonus', itemId: null })).toBe('/admin/bonuses?edit=new&draft=9')
})
