import { expect, test } from 'vitest'
import { readListQuery, withListQuery } from '../items/list/list-query.ts'
import { filterBody, QUEUE_FILTERS, queueCall } from './queue-address.ts'

const read = (address: string) => {
  const { filters, search, page } = readListQuery(new URLSearchParams(address), QUEUE_FILTERS)
  return { ...filters, search, page: String(page) }
}

test('what an address does not say, or says wrongly, is the preset', () => {
  expect(read('')).toMatchObject({ status: 'held', sort: 'newest', page: '1', review: '', target: '' })
  expect(read('status=x&sort=x&page=-1&review=x&target=post:1&scoreFrom=11&written=x&address=0')).toEqual(
    read(''),
  )
})

test('another filter begins at the first page with no review open, another page keeps the filter', () => {
  const here = new URLSearchParams('status=all&page=3&review=7')
  const changed = (changes: Record<string, string>) => withListQuery(here, changes, QUEUE_FILTERS).toString()
  expect(changed({ reason: 'link' })).toBe('status=all&reason=link')
  expect(changed({ page: '4' })).toBe('status=all&page=4')
  expect(changed({ review: '8' })).toBe('status=all&page=3&review=8')
  expect(changed({ status: 'held' })).toBe('')
})

test('the call and the decision about all that match ask for the same reviews', () => {
  const address = read(
    'search=%20a%20&kind=casino&reason=link&target=casino:12&scoreFrom=2&scoreTo=4&written=older-7&address=9&verified=true&page=2&review=5',
  )
  expect(queueCall(address, 50)).toBe(
    'status=held&kind=casino&verified=true&reason=link&target=casino%3A12&scoreFrom=2&scoreTo=4&search=a' +
      '&sameAddressAs=9&page=2&sort=newest&pageSize=50&olderThan=7',
  )
  expect(filterBody(address)).toEqual({
    search: 'a',
    status: 'held',
    kind: 'casino',
    verified: true,
    reason: 'link',
    target: { kind: 'casino', id: 12 },
    scoreFrom: 2,
    scoreTo: 4,
    olderThan: 7,
    sameAddressAs: 9,
  })
})
