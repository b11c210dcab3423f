import { useEffect, useSyncExternalStore } from 'react'
import { useNavigate } from 'react-router'
import { readCountry, showsEveryCountry } from './kept-country.ts'

/** The country chosen by the visitor; undefined on the server and without a choice. */
export function useCountry(): string | undefined {
  const code = useSyncExternalStore(subscribe, readCountry, () => '')
  return hasFormOfCode(code) ? code : undefined
}

/** Whether the code exists is known only with the list of countries, which most pages do not load. */
function hasFormOfCode(code: string): boolean {
  return /^[A-Z]{2}$/.test(code)
}

/** The script in the head has stored a choice before these events reach the window. */
function subscribe(listener: () => void): () => void {
  const types = ['storage', 'change', 'click']
  for (const type of types) addEventListener(type, listener)
  return () => types.forEach((type) => removeEventListener(type, listener))
}

/**
 * Sets the visitor's country as filter of a list that is opened without one (decision D-89). For a new document the
 * script in the head has done so before.
 */
export function useCountryPreset<Search extends { country?: string | undefined }>(
  search: Search,
  addressOf: (search: Search) => string,
): void {
  const navigate = useNavigate()
  useEffect(() => {
    const country = readCountry()
    if (search.country !== undefined || !hasFormOfCode(country) || showsEveryCountry()) return
    void navigate(addressOf({ ...search, country, page: 1 }), { replace: true, preventScrollReset: true })
    // Only on opening the list: a removed filter stays removed.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [])
}
