import { describe, expect, it } from 'vitest'
import { readGameSearch, writeGameSearch } from './game-search.ts'

const read = (query: string) => readGameSearch(new URLSearchParams(query))

describe('the address of the game list', () => {
  it('means all games by popularity when it says nothing', () => {
    expect(read('')).toEqual({ search: '', sort: 'popularity', page: 1 })
  })

  it('knows the three categories', () => {
    expect(read('type=live').type).toBe('live')
    expect(read('type=all').type).toBeUndefined()
    expect(read('type=crash').type).toBeUndefined()
  })

  it('takes newest from a link although the select does not offer it', () => {
    expect(read('sort=newest').sort).toBe('newest')
    expect(read('sort=oldest').sort).toBe('popularity')
  })

  it.each([
    '',
    'search=play%27n+go',
    'type=slot&sort=rtp&page=2',
    'page=-1',
    'sort=newest&page=99999999',
    `search=${'x'.repeat(99)}+y`,
  ])('reads what it writes as it was: %s', (query) => {
    const search = read(query)
    expect(read(writeGameSearch(search))).toEqual(search)
  })
})
