import { useEffect, useSyncExternalStore } from 'react'
import { useNavigate } from 'react-router'
import { readCountry, showsEveryCountry } from './country-script.ts'

/** The code of the country that the visitor chose; undefined on the server and while none is chosen. */
export function useCountry(): string | undefined {
  const code = useSyncExternalStore(subscribe, readCountry, () => '')
  return hasFormOfCode(code) ? code : undefined
}

/** Whether the code is one of a country is known where the list of countries is, which most pages do not load. */
function hasFormOfCode(code: string): boolean {
  return /^[A-Z]{2}$/.test(code)
}

/** The script in the head has kept a choice before these events reach the window. */
function subscribe(listener: () => void): () => void {
  const types = ['storage', 'change', 'click']
  for (const type of types) addEventListener(type, listener)
  return () => types.forEach((type) => removeEventListener(type, listener))
}

/**
 * Sets the visitor's country as the filter of a list that is reached without one (decision D-89). A document that is opened is
 * sent on by the script in the head before this runs.
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
    // Only where the list is reached: a filter that is taken away stays away.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [])
}
