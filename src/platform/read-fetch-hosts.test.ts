import { expect, test } from 'vitest'
import { readFetchHosts } from './read-fetch-hosts.ts'

test('hosts are read as addresses name them', () => {
  expect(readFetchHosts({})).toEqual([])
  expect(readFetchHosts({ FETCH_HOSTS: ' WordPress.internal:8080, 10.0.0.7 ,' })).toEqual([
    'wordpress.internal:8080',
    '10.0.0.7',
  ])
})

test.each(['http://wordpress.internal', 'wordpress.internal/path', 'user@host', 'a b'])(
  '%j is refused by the name of the setting',
  (host) => {
    expect(() => readFetchHosts({ FETCH_HOSTS: host })).toThrow('FETCH_HOSTS must be hosts such as')
  },
)
