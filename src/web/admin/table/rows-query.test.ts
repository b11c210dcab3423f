import { expect, test } from 'vitest'
import { callQuery, readTableQuery, withTableQuery } from './rows-query.ts'

const EVERYTHING = {
  search: '',
  sort: undefined,
  status: 'all',
  missing: undefined,
  filters: {},
  page: 1,
  pageSize: undefined,
} as const

test('what cannot be read counts as not given', () => {
  const address = 'status=gone&missing=perhaps&sort=name;drop&page=-1&pageSize=7&casino=x&license='
  for (const kind of ['casino', 'game'] as const)
    expect(readTableQuery(new URLSearchParams(address), kind)).toEqual(EVERYTHING)
})

test('a table reads the filters of its own kind', () => {
  const address = new URLSearchParams(
    'type=slot&provider=NetEnt&casino=12&license=MGA&missing=rtp&pageSize=50',
  )
  expect(readTableQuery(address, 'game')).toEqual({
    ...EVERYTHING,
    missing: 'rtp',
    filters: { provider: 'NetEnt', type: 'slot', casino: '12' },
    pageSize: 50,
  })
  expect(readTableQuery(address, 'casino').filters).toEqual({ license: 'MGA', provider: 'NetEnt' })
})

test('a new search begins at the first page, another page keeps the search', () => {
  const here = new URLSearchParams('search=moon&page=3')
  expect(withTableQuery(here, { search: 'tide' }).toString()).toBe('search=tide')
  expect(withTableQuery(here, { provider: 'NetEnt' }).toString()).toBe('search=moon&provider=NetEnt')
  expect(withTableQuery(here, { page: '4' }).toString()).toBe('search=moon&page=4')
  expect(withTableQuery(here, { edit: '7' }).toString()).toBe('search=moon&page=3&edit=7')
})

test('a form that is closed is no longer a copy of anything', () => {
  const copy = withTableQuery(new URLSearchParams('page=2'), { edit: 'new', from: '12' })
  expect(copy.toString()).toBe('page=2&edit=new&from=12')
  expect(withTableQuery(copy, { edit: undefined }).toString()).toBe('page=2')
})

test('the call says only what was chosen', () => {
  expect(callQuery({ ...EVERYTHING, search: ' ', page: 2 }, 20)).toBe('page=2&pageSize=20')
  const chosen = { search: 'a', sort: 'name-asc', status: 'hidden', missing: 'true' } as const
  expect(callQuery({ ...EVERYTHING, ...chosen, filters: { type: 'slot' } }, 50)).toBe(
    'page=1&pageSize=50&search=a&sort=name-asc&status=hidden&missing=true&type=slot',
  )
})
