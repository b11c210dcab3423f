import { foldText } from '#domain/search/fold-text.ts'
import type { Catalogued } from '../../catalogue/catalogue.ts'
import { topicsOf } from '../../catalogue/search-topics.ts'

export interface Corrected {
  correctedTo?: string | undefined
}

/**
 * Restores the original spelling of folded words, from the first text that contains each: "paypal" becomes "PayPal".
 */
export function spellAs(words: readonly string[], texts: readonly string[]): string {
  const wanted = new Set(words)
  const written = new Map<string, string>()
  for (const text of texts)
    for (const token of text.split(/[^\p{L}\p{M}\p{N}'’]+/u)) {
      const word = foldText(token)
      if (wanted.has(word) && !written.has(word)) written.set(word, token)
    }
  return words.map((word) => written.get(word) ?? word.charAt(0).toUpperCase() + word.slice(1)).join(' ')
}

/** The words of a corrected reading, spelled as in the catalogue or these names. */
export async function spellReading(
  { catalogue }: Catalogued,
  words: readonly string[] | undefined,
  names: readonly string[],
): Promise<string | undefined> {
  if (words === undefined) return undefined
  return spellAs(words, [...names, ...topicsOf((await catalogue.indexes()).casinos).spellings])
}
