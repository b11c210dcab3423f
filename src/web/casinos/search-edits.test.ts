import { describe, expect, it } from 'vitest'
import { readCasinoSearch, writeCasinoSearch } from '#contract/casinos/casino-search.ts'
import { appliedFilters, cleared, withFacet, withToggled } from './search-edits.ts'

const searchOf = (query: string) => readCasinoSearch(new URLSearchParams(query)).search

describe('edits of a casino search', () => {
  it('return to page 1', () => {
    expect(writeCasinoSearch(withFacet(searchOf('page=4'), 'license', 'Curaçao'))).toBe(
      'license=Cura%C3%A7ao',
    )
    expect(withToggled(searchOf('page=4&features=VIP'), 'features', 'VIP').page).toBe(1)
  })

  it('add and remove one value of several', () => {
    const withVisa = withToggled(searchOf('paymentMethods=Bitcoin'), 'paymentMethods', 'Visa')
    expect(withVisa.paymentMethods).toEqual(['Bitcoin', 'Visa'])
    expect(withToggled(withVisa, 'paymentMethods', 'bitcoin').paymentMethods).toEqual(['Visa'])
  })

  it('leave no empty facet behind', () => {
    expect(Object.hasOwn(withToggled(searchOf('features=VIP'), 'features', 'VIP'), 'features')).toBe(false)
    expect(Object.hasOwn(withFacet(searchOf('country=GB'), 'country', undefined), 'country')).toBe(false)
  })

  it('keep the order when everything is cleared', () => {
    expect(writeCasinoSearch(cleared(searchOf('search=moon&country=GB&sort=name-asc&page=2')))).toBe(
      'sort=name-asc',
    )
  })
})

describe('appliedFilters', () => {
  it('names every value and knows the search without it', () => {
    const filters = appliedFilters(searchOf('minSafetyIndex=8&paymentMethods=Visa,Bitcoin&country=gb&page=2'))
    expect(filters.map(({ label }) => label)).toEqual([
      'Safety 8+',
      'Bitcoin',
      'Visa',
      'Not restricted: United Kingdom',
    ])
    expect(filters.map(({ without }) => writeCasinoSearch(without))).toEqual([
      'paymentMethods=Bitcoin,Visa&country=GB',
      'minSafetyIndex=8&paymentMethods=Visa&country=GB',
      'minSafetyIndex=8&paymentMethods=Bitcoin&country=GB',
      'minSafetyIndex=8&paymentMethods=Bitcoin,Visa',
    ])
  })

  it('is empty without filters, whatever the text and the order', () => {
    expect(appliedFilters(searchOf('search=x&sort=name-asc'))).toEqual([])
  })
})
