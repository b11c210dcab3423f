/** The stored country, an ISO 3166-1 code; empty without one or without storage. */
export function readCountry(): string {
  try {
    return localStorage.getItem('visitorCountry') ?? ''
  } catch {
    return ''
  }
}

/** Whether the visitor asked for lists of all countries; for this visit. */
export function showsEveryCountry(): boolean {
  try {
    return sessionStorage.getItem('everyCountry') !== null
  } catch {
    return true
  }
}
