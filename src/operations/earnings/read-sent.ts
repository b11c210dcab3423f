/**
 * The parameters of a query, of a form, or of an object in JSON, by name. Of one that comes twice the first counts;
 * what an object holds beside texts, numbers and true or false is left out. Reads whatever was sent.
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
