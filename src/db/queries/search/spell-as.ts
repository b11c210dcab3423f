import { foldText } from '#domain/search/fold-text.ts'
import type { Catalogued } from '../../catalogue/catalogue.ts'
import { topicsOf } from '../../catalogue/search-topics.ts'

export interface Corrected {
  /** What a misspelled search text was understood as; undefined where it was not. */
  correctedTo?: string | undefined
}

/** Folded words as the first of these texts that has each of them writes it: "paypal" becomes "PayPal". */
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

/** The words of a corrected reading as the catalogue or these names write them. */
export async function spellReading(
  { catalogue }: Catalogued,
  words: readonly string[] | undefined,
  names: readonly string[],
): Promise<string | undefined> {
  if (words === undefined) return undefined
  return spellAs(words, [...names, ...topicsOf((await catalogue.indexes()).casinos).spellings])
}
