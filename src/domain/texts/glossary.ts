/** The terms of the trade, for the glossary page and the assistant. */
import { slugOf } from '../shared/slugs.ts'
import { plainText } from '../search/plain-text.ts'
import ENTRIES from './glossary.json' with { type: 'json' }

export interface Term {
  /** Anchor on the page. */
  id: string
  group: string
  term: string
  /** Synonyms in lower case. */
  also: readonly string[]
  /** Two sentences. */
  text: string
  /** A page of the site with more on the term. */
  see: string | undefined
}

export const GLOSSARY: readonly Term[] = (
  ENTRIES as readonly { group: string; term: string; also?: string[]; text: string; see?: string }[]
).map(({ also = [], see, ...entry }) => ({ ...entry, id: slugOf(entry.term), also, see }))

/** Longest words first, so that "progressive jackpot" does not count as a jackpot too. */
const WORDS = GLOSSARY.flatMap((term) =>
  [term.term, ...term.also].map((words) => ({ term, words: plainText(words) })),
).toSorted((a, b) => b.words.length - a.words.length)

/** The terms that a plain text (see plainText) names, in order and without duplicates, and the rest of the text. */
export function termsIn(plain: string): { terms: readonly Term[]; rest: string } {
  const found = new Map<Term, number>()
  let rest = plain
  for (const { term, words } of WORDS) {
    const written = [words, `${words.trimEnd()}s `].find((each) => rest.includes(each))
    if (written === undefined) continue
    if (!found.has(term)) found.set(term, plain.indexOf(written))
    rest = rest.replaceAll(written, '  ')
  }
  const terms = [...found].toSorted(([, a], [, b]) => a - b).map(([term]) => term)
  return { terms, rest }
}
