/** A comma between two digits belongs to a number: "Over 5,000 games". */
const BETWEEN_ENTRIES = /[;\r\n\t]+|(?<!\d),|,(?!\d)/

/** The texts of a list that was typed or pasted: separated by commas, semicolons, tabs or lines; blank ones left out. */
export function entriesIn(text: string): string[] {
  return text
    .split(BETWEEN_ENTRIES)
    .map((entry) => entry.replaceAll(/\s+/gu, ' ').trim())
    .filter((entry) => entry !== '')
}

/**
 * The list with the entries of a text at its end. One that is there already, whatever its case, is not added again;
 * one that is known takes the known spelling.
 */
export function withEntries(
  entries: readonly string[],
  text: string,
  known: readonly string[] = [],
): readonly string[] {
  const added = entriesIn(text)
  if (added.length === 0) return entries
  const spellings = new Map(known.map((value) => [value.toLowerCase(), value]))
  const byKey = new Map(entries.map((entry) => [entry.toLowerCase(), entry]))
  for (const entry of added) {
    const key = entry.toLowerCase()
    if (!byKey.has(key)) byKey.set(key, spellings.get(key) ?? entry)
  }
  return [...byKey.values()]
}
