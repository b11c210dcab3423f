import { expect, test } from 'vitest'
import { rowFilters } from '../table/table-toolbar.tsx'
import { listCall, readListQuery, withListQuery } from './list-query.ts'

const FILTERS = {
  status: { values: ['held', 'published', 'all'], preset: 'held' },
  username: { values: 'text', preset: '' },
  from: { values: 'day', preset: '' },
} as const
const read = (address: string) => readListQuery(new URLSearchParams(address), FILTERS)

test('what an address does not say, or says wrongly, is the usual', () => {
  expect(read('')).toEqual({
    search: '',
    page: 1,
    pageSize: undefined,
    filters: { status: 'held', username: '', from: '' },
  })
  expect(read('status=nonsense&page=-3&pageSize=7&other=1&from=yesterday')).toEqual(read(''))
})

test('a filter begins at the first page again, and the usual is nowhere', () => {
  const here = new URLSearchParams('page=3&status=all&search=a')
  expect(withListQuery(here, { status: 'held' }, FILTERS).toString()).toBe('search=a')
  expect(withListQuery(here, { page: '4' }, FILTERS).toString()).toBe('page=4&status=all&search=a')
  expect(withListQuery(here, { search: '' }, FILTERS).toString()).toBe('status=all')
})

test('a form that is opened keeps the page, and one that is closed is no longer a copy of anything', () => {
  const copy = withListQuery(new URLSearchParams('page=2'), { edit: 'new', from: '12' })
  expect(copy.toString()).toBe('page=2&edit=new&from=12')
  expect(withListQuery(copy, { edit: undefined }).toString()).toBe('page=2')
})

test('a table reads the filters of its own kind, and only facts that it knows', () => {
  const address = new URLSearchParams(
    'type=slot&casino=12&license=MGA&missing=rtp&sort=name;drop&status=gone',
  )
  const game = { sort: '', status: 'all', missing: 'rtp', provider: '', type: 'slot', casino: '12' }
  expect(readListQuery(address, rowFilters('game')).filters).toEqual(game)
  const casino = { sort: '', status: 'all', missing: '', license: 'MGA', provider: '' }
  expect(readListQuery(address, rowFilters('casino')).filters).toEqual(casino)
})

test('another page size is read back and begins at the first page again', () => {
  const here = withListQuery(new URLSearchParams('page=3&status=all'), { pageSize: '100' }, FILTERS)
  expect(here.toString()).toBe('status=all&pageSize=100')
  expect(readListQuery(here, FILTERS)).toMatchObject({ page: 1, pageSize: 100 })
})

test('the call says what the list shows, without a page when all of it is wanted', () => {
  const query = read('search=%20a%20&page=2&username=milena&from=2026-03-14')
  const asked = 'search=a&status=held&username=milena&from=2026-03-14'
  expect(listCall(query, 20)).toBe(`page=2&pageSize=20&${asked}`)
  expect(listCall(query)).toBe(asked)
})
