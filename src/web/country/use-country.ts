import { useSyncExternalStore } from 'react'
import { isCountryCode } from '#contract/countries/countries.ts'
import { readCountry } from './country-script.ts'

/** The code of the country that the visitor chose; undefined on the server and while none is chosen. */
export function useCountry(): string | undefined {
  const code = useSyncExternalStore(subscribe, readCountry, () => '')
  return isCountryCode(code) ? code : undefined
}

/** The script in the head has kept a choice before these events reach the window. */
function subscribe(listener: () => void): () => void {
  const types = ['storage', 'change', 'click']
  for (const type of types) addEventListener(type, listener)
  return () => types.forEach((type) => removeEventListener(type, listener))
}
