/** A word, or a single sign. */
export interface Token {
  /** As written. */
  raw: string
  /** In lower case without apostrophes: "don't" is "dont". */
  word: string
  isWord: boolean
  /** True after white space. */
  isApart: boolean
  /** Position in the text: first character, and end (exclusive). */
  from: number
  to: number
}

const WORDS = /[\p{L}\p{N}\p{M}]+(?:['’][\p{L}\p{N}\p{M}]+)*|[^\s\p{L}\p{N}\p{M}]/gu
const IS_WORD = /^[\p{L}\p{N}\p{M}]/u

/** The words and signs of a text in order. Three or more single letters in a row, as in "c o m", are one word. */
export function textTokens(text: string): Token[] {
  const tokens: Token[] = []
  let end = 0
  for (const { 0: raw, index } of text.matchAll(WORDS)) {
    tokens.push({
      raw,
      word: raw.toLowerCase().replaceAll(/['’]/g, ''),
      isWord: IS_WORD.test(raw),
      isApart: index > end,
      from: index,
      to: index + raw.length,
    })
    end = index + raw.length
  }
  return joinedLetters(tokens)
}

function joinedLetters(tokens: readonly Token[]): Token[] {
  const joined: Token[] = []
  for (let first = 0; first < tokens.length;) {
    let next = first
    while (isLetter(tokens[next]) && (next === first || tokens[next]?.isApart === true)) next++
    const [start, last] = [tokens[first], tokens[next - 1]]
    if (start === undefined) break
    if (next - first < 3 || last === undefined) {
      joined.push(start)
      first++
      continue
    }
    const letters = tokens.slice(first, next)
    joined.push({
      ...start,
      raw: letters.map(({ raw }) => raw).join(''),
      word: letters.map(({ word }) => word).join(''),
      to: last.to,
    })
    first = next
  }
  return joined
}

const isLetter = (token: Token | undefined) => token?.isWord === true && token.raw.length === 1
