/**
 * The parameters of a query, a form, or a JSON object, by name. The first of repeated parameters counts. JSON values
 * other than texts, numbers and booleans are ignored. Accepts any input.
 */
export function readSent(sent: string): ReadonlyMap<string, string> {
  const entries = /^\s*\{/.test(sent) ? objectEntries(sent) : [...new URLSearchParams(sent)]
  return new Map(entries.toReversed())
}

function objectEntries(sent: string): [string, string][] {
  try {
    return Object.entries(JSON.parse(sent) as Record<string, unknown>).flatMap(([name, value]) =>
      ['string', 'number', 'boolean'].includes(typeof value) ? [[name, String(value)]] : [],
    )
  } catch {
    return []
  }
}
