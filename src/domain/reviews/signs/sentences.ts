import type { Token } from './text-tokens.ts'

/** The words before a token in its sentence, nearest first, at most the given number. */
export function sentenceBefore(tokens: readonly Token[], place: number, most: number): string[] {
  const found: string[] = []
  for (let before = place - 1; before >= 0 && found.length < most; before--) {
    const token = tokens[before]
    if (token === undefined || ENDS.has(token.raw)) break
    if (token.isWord) found.push(token.word)
  }
  return found
}

export function sentenceAfter(tokens: readonly Token[], place: number, most: number): string[] {
  const found: string[] = []
  for (let after = place + 1; after < tokens.length && found.length < most; after++) {
    const token = tokens[after]
    if (token === undefined || ENDS.has(token.raw)) break
    if (token.isWord) found.push(token.word)
  }
  return found
}

/** The words of the tokens directly after this one, at most the given number. Signs count as empty words. */
export function wordsAfter(tokens: readonly Token[], place: number, most: number): string[] {
  return tokens.slice(place + 1, place + 1 + most).map(({ word, isWord }) => (isWord ? word : ''))
}

/** True when the sentence reports an action: "they told me to use the code", "I could not use my code". */
export function isTold(tokens: readonly Token[], place: number): boolean {
  const before = sentenceBefore(tokens, place, 5)
  if (before.includes('forget')) return false
  return before.some((word) => TELLERS.has(word))
}

const ENDS: ReadonlySet<string> = new Set(['.', '!', '?', ';'])
const TELLERS: ReadonlySet<string> = new Set(
  (
    'i we they he she it me nobody support staff agent agents casino not dont didnt couldnt wouldnt cant cannot never ' +
    'tried unable failed refused asked told wanted had have has let would could did does used entered said says who why ' +
    'how whether where'
  ).split(' '),
)
