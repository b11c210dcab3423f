import { expect, test } from 'vitest'
import { callQuery, readTableQuery, withTableQuery } from './rows-query.ts'

test('what cannot be read counts as not said', () => {
  expect(readTableQuery(new URLSearchParams('status=gone&missing=perhaps&sort=name;drop&page=-1'))).toEqual({
    search: '',
    sort: undefined,
    status: 'all',
    missing: false,
    page: 1,
  })
})

test('a new search begins at the first page, another page keeps the search', () => {
  const here = new URLSearchParams('search=moon&page=3')
  expect(withTableQuery(here, { search: 'tide' }).toString()).toBe('search=tide')
  expect(withTableQuery(here, { page: '4' }).toString()).toBe('search=moon&page=4')
  expect(withTableQuery(here, { edit: '7' }).toString()).toBe('search=moon&page=3&edit=7')
})

test('the call says only what was chosen', () => {
  expect(callQuery({ search: ' ', sort: undefined, status: 'all', missing: false, page: 2 }, 20)).toBe(
    'page=2&pageSize=20',
  )
  expect(callQuery({ search: 'a', sort: 'name-asc', status: 'hidden', missing: true, page: 1 }, 20)).toBe(
    'page=1&pageSize=20&search=a&sort=name-asc&status=hidden&missing=true',
  )
})
