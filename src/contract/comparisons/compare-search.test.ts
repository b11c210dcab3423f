import { describe, expect, it } from 'vitest'
import { COMPARE } from './limits.ts'
import { wantedQueryOf, type CompareWanted } from './compare-wanted.ts'
import { readCompareSearch, writeCompareSearch } from './compare-search.ts'

const NOTHING_WANTED: CompareWanted = { country: '', license: '', paymentMethods: [], features: [] }

const read = (query: string) => readCompareSearch(new URLSearchParams(query))

describe('the address of a comparison', () => {
  it('compares casinos when it says nothing, or something unknown', () => {
    expect(read('')).toEqual({
      kind: 'casinos',
      ids: [],
      onlyDifferences: false,
      find: '',
      wanted: NOTHING_WANTED,
      showsAll: false,
      listed: 0,
    })
    expect(read('type=posts').kind).toBe('casinos')
    expect(read('type=constructor').kind).toBe('casinos')
    expect(read('type=games').kind).toBe('games')
  })

  it('names up to three, each once, in their order', () => {
    expect(read('ids=3,1,2').ids).toEqual([3, 1, 2])
    expect(read('ids=5,5,6').ids).toEqual([5, 6])
    expect(read('ids=1,2,3,4').ids).toEqual([1, 2, 3])
    expect(read('ids=1&ids=2').ids).toEqual([1, 2])
  })

  it('leaves out what is no id', () => {
    expect(read('ids=0,-1,1.5,x,,1e3, 7,99999999999').ids).toEqual([7])
    expect(read('ids=2147483648,2147483647').ids).toEqual([2_147_483_647])
  })

  it('hides equal rows only when it says so', () => {
    expect(read('diff=1').onlyDifferences).toBe(true)
    expect(read('diff=true').onlyDifferences).toBe(false)
  })

  it('takes the filters of the casino list by their own names', () => {
    expect(
      read('country=de&paymentMethods=PayPal,Skrill&features=Mobile&license=Malta&minSafetyIndex=9').wanted,
    ).toEqual({ country: 'DE', license: 'Malta', paymentMethods: ['PayPal', 'Skrill'], features: ['Mobile'] })
    expect(read('country=Germany').wanted).toEqual(NOTHING_WANTED)
  })

  it('hands on of a list address what a comparison can show, and nothing where it has none of it', () => {
    expect(wantedQueryOf('?search=x&country=DE&paymentMethods=PayPal,Skrill&page=2')).toBe(
      '&country=DE&paymentMethods=PayPal,Skrill',
    )
    expect(wantedQueryOf('?sort=newest&minSafetyIndex=9')).toBe('')
  })

  it('lists no more choices than the picker may', () => {
    expect(read('listed=24').listed).toBe(24)
    expect(read('listed=9999').listed).toBe(COMPARE.mostListed)
    expect(read('listed=-1').listed).toBe(0)
  })

  it.each([
    '',
    'type=games&ids=9,8,7,6&diff=1',
    'type=bonuses&find=50%25+%26+up',
    'ids=1%2C2&find=%00%20a%20%20b',
    'type=x&ids=x&diff=x',
    'country=de&paymentMethods=PayPal,Skrill,,PayPal&features=Mobile&license=Malta&rows=all&listed=24',
    'country=Germany&listed=9999&rows=some',
    `find=${'x'.repeat(99)}+y`,
  ])('reads what it writes as it was: %s', (query) => {
    const search = read(query)
    expect(read(writeCompareSearch(search))).toEqual(search)
  })
})
