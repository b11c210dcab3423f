import { readCasinoSearch } from '#contract/casinos/casino-search.ts'
import { countryName } from '#contract/countries/countries.ts'
import { LANGUAGE } from '#contract/shared/language.ts'
import type { Catalogued } from '../../catalogue/catalogue.ts'
import { countCasinoFacets } from '../casinos/casino-list.ts'

interface FilterOption {
  value: string
  label: string
}

/** Every country, payment method and licence of the casino list, in its words, by name. */
export async function listCompareFilters(
  of: Catalogued,
  now: Date,
): Promise<Record<'country' | 'paymentMethods' | 'license', FilterOption[]>> {
  const counts = await countCasinoFacets(of, readCasinoSearch(new URLSearchParams()).search, now)
  return {
    country: byName(counts.country.map(({ value }) => ({ value, label: countryName(value) }))),
    paymentMethods: byName(counts.paymentMethods.map(({ value }) => ({ value, label: value }))),
    license: byName(counts.license.map(({ value }) => ({ value, label: value }))),
  }
}

function byName(options: FilterOption[]): FilterOption[] {
  return options.toSorted((a, b) => a.label.localeCompare(b.label, LANGUAGE))
}
