import { describe, expect, it } from 'vitest'
import { readBonusSearch, writeBonusSearch } from './bonus-search.ts'

const read = (query: string) => readBonusSearch(new URLSearchParams(query))

describe('the address of the bonus list', () => {
  it('means the latest of all bonuses when it says nothing', () => {
    expect(read('')).toEqual({ search: '', sort: 'newest', page: 1 })
  })

  it('knows the tabs in both spellings and no other types', () => {
    expect(read('type=no-deposit').type).toBe('no_deposit')
    expect(read('type=no_deposit').type).toBe('no_deposit')
    expect(read('type=vip').type).toBeUndefined()
    expect(read('type=constructor').type).toBeUndefined()
  })

  it('knows the three orders', () => {
    expect(read('sort=value').sort).toBe('value')
    expect(read('sort=expiring').sort).toBe('expiring')
    expect(read('sort=toString').sort).toBe('newest')
  })

  it('takes a known country and a limit of wagering, and nothing else for them', () => {
    expect(read('country=de&maxWagering=35')).toMatchObject({ country: 'DE', maxWagering: 35 })
    expect(read('maxWagering=0').maxWagering).toBe(0)
    for (const query of ['country=XX', 'country=', 'maxWagering=-1', 'maxWagering=1e3', 'maxWagering=1001'])
      expect(read(query)).toEqual(read(''))
  })

  it.each([
    '',
    'country=de&maxWagering=007&type=reload',
    'search=50%25+up',
    'type=cashback&sort=value&page=3',
    'page=0',
    'page=9e9&sort=x',
    'search=%00%20a%20%20b&page=007',
    `search=${'x'.repeat(99)}+y`,
  ])('reads what it writes as it was: %s', (query) => {
    const search = read(query)
    expect(read(writeBonusSearch(search))).toEqual(search)
  })
})
