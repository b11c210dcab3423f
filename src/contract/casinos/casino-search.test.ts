import { describe, expect, test } from 'vitest'
import { CASINO_FACETS } from './casino-facets.ts'
import { hasFilters, readCasinoSearch, writeCasinoSearch } from './casino-search.ts'

const read = (query: string) => readCasinoSearch(new URLSearchParams(query)).search

const VALUES: Readonly<Record<string, readonly string[]>> = {
  search: [
    '',
    'moon',
    '50% _ \\ "quoted"',
    "a'b",
    '  two   words ',
    '\u0000x\u200B',
    'é',
    'x'.repeat(300),
    'a+b & c=d',
  ],
  sort: [
    '',
    'rating',
    'newest',
    'name',
    'name-asc',
    'userRating',
    'established-desc',
    'name-up',
    'toString',
    'safetyIndex-desc-x',
    '-',
  ],
  page: ['', '1', '3', '0', '-1', '1e3', '99999999'],
  filter: ['', 'crypto', 'mobile', 'other', 'constructor'],
  minSafetyIndex: ['', '9', '7.5', '11', 'NaN', '-1', '0'],
  minExpertRating: ['', '8', 'x'],
  minUserRating: ['', '7', '10.00'],
  license: ['', 'Malta Gaming Authority', 'Curaçao', 'a,b'],
  paymentMethods: ['', 'Bitcoin', 'Bitcoin,Visa', 'Visa,,Visa, Visa ', 'Bank transfer,Apple Pay'],
  features: ['', 'Mobile', '24/7 live chat,Mobile App', '%,_'],
  gameProviders: ['', "Play'n GO,NetEnt"],
  bonusType: ['', 'no_deposit', 'no-deposit', 'VIP'],
  establishedYear: ['', '2015', '15', 'now'],
  country: ['', 'de', 'GB', 'XX', 'Germany'],
  maxPayoutHours: ['', '24', '0.50', '-1', '99999'],
  maxWagering: ['', '0', '007', '35', '1e3'],
  paymentMatch: ['', 'all', 'any', 'some'],
  unknown: ['', '1'],
}

test('what is written reads back as what was read, over many addresses', () => {
  for (let round = 0; round < 2000; round += 1) {
    const query = new URLSearchParams()
    for (const [index, [name, values]] of Object.entries(VALUES).entries()) {
      // Different strides walk through the combinations without repeating themselves soon.
      const value = values[Math.floor((round * (index + 3)) / (1 + (index % 5))) % values.length]
      if (value) query.append(name, value)
    }
    const once = readCasinoSearch(query).search
    expect({ query: query.toString(), ...read(writeCasinoSearch(once)) }).toEqual({
      query: query.toString(),
      ...once,
    })
    expect(writeCasinoSearch(read(writeCasinoSearch(once)))).toBe(writeCasinoSearch(once))
  }
})

describe('links from elsewhere', () => {
  test.each([
    ['sort=rating', 'safetyIndex-desc'],
    ['sort=newest', 'createdAt-desc'],
    ['sort=safetyIndex', 'safetyIndex-desc'],
    ['sort=userRating-asc', 'userRating-asc'],
    ['sort=payoutTime', 'payoutTime-asc'],
    ['sort=wagering-asc', 'wagering-asc'],
    ['sort=wagering-desc', 'safetyIndex-desc'],
    ['sort=cheapest', 'safetyIndex-desc'],
    ['', 'safetyIndex-desc'],
  ])('%s sorts by %s', (query, sort) => {
    expect(read(query).sort).toBe(sort)
  })

  test('the filters of the home page and the footer are read', () => {
    expect(read('bonusType=no-deposit')).toMatchObject({ bonusType: 'no_deposit' })
    expect(read('paymentMethods=Bitcoin')).toMatchObject({ paymentMethods: ['Bitcoin'] })
    expect(read('features=Mobile&filter=crypto')).toMatchObject({ features: ['Mobile'], filter: 'crypto' })
    expect(read('country=de')).toMatchObject({ country: 'DE' })
  })

  test('empty and repeated values are dropped', () => {
    expect(read('features=,&license=&minSafetyIndex=')).toEqual({
      search: '',
      sort: 'safetyIndex-desc',
      page: 1,
    })
    expect(read('paymentMethods=Visa&paymentMethods=Visa,Skrill')).toMatchObject({
      paymentMethods: ['Skrill', 'Visa'],
    })
  })
})

test('what cannot be used is left out and named', () => {
  const { search, problems } = readCasinoSearch(
    new URLSearchParams(
      'minUserRating=11&establishedYear=soon&country=XX&page=0&maxWagering=low&paymentMatch=none',
    ),
  )
  expect(search).toEqual({ search: '', sort: 'safetyIndex-desc', page: 1 })
  expect(problems.map(({ path }) => path).toSorted()).toEqual([
    'country',
    'establishedYear',
    'maxWagering',
    'minUserRating',
    'page',
    'paymentMatch',
  ])
})

test('defaults are left out of the address and lists keep their commas', () => {
  expect(writeCasinoSearch(read('sort=rating&page=1'))).toBe('')
  expect(writeCasinoSearch(read('paymentMethods=Bitcoin,Bank transfer&page=2'))).toBe(
    'paymentMethods=Bank+transfer,Bitcoin&page=2',
  )
  expect(hasFilters(read('search=x&sort=name'))).toBe(false)
  expect(hasFilters(read('license=Gibraltar'))).toBe(true)
})

test('the values of a filter have one order in the address, whichever was chosen first', () => {
  const [one, other] = [
    read('features=Mobile&paymentMethods=Visa,Bitcoin'),
    read('paymentMethods=Bitcoin,Visa&features=Mobile'),
  ]
  expect(one).toEqual(other)
  expect(writeCasinoSearch(one)).toBe('paymentMethods=Bitcoin,Visa&features=Mobile')
  expect(writeCasinoSearch({ ...one, paymentMethods: ['Visa', 'Bitcoin'] })).toBe(writeCasinoSearch(one))
})

test('a step of a score says that it is the least', () => {
  expect(CASINO_FACETS.minSafetyIndex.option?.('8')).toBe('8+')
})
