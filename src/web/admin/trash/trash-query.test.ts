import { expect, test } from 'vitest'
import { readTrashQuery, trashAddress, trashCall } from './trash-query.ts'

test('what an address says is read back the same', () => {
  for (const query of [
    { kind: undefined, page: 1 },
    { kind: 'bonus', page: 3 },
  ] as const)
    expect(readTrashQuery(trashAddress(query))).toEqual(query)
  expect(trashAddress({ kind: 'all', page: 1 }).toString()).toBe('')
})

test('an address that makes no sense shows the first page of everything', () => {
  for (const wrong of ['kind=review&page=0', 'page=1.5', 'kind=CASINO&page=abc', 'page=-1'])
    expect(readTrashQuery(new URLSearchParams(wrong))).toEqual({ kind: undefined, page: 1 })
})

test('the call names kind and page', () => {
  expect(trashCall({ kind: 'post', page: 2 }, 20)).toBe('/api/admin/trash?page=2&pageSize=20&kind=post')
})
