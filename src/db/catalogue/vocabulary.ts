import type { Vocabulary } from '#domain/search/list-readings.ts'
import { singular } from '#domain/search/singular.ts'
import type { WordList } from './word-list.ts'

interface Near {
  word: string
  rank: number
}

/** The words of several lists as one vocabulary. */
export function vocabularyOf(lists: readonly WordList[]): Vocabulary {
  return {
    has: (word) => lists.some((list) => list.has(word)),
    hasBeginning: (letters) => lists.some((list) => list.hasBeginning(letters)),
    nearest(typed, limit) {
      const near = new Map<string, Near>()
      for (const list of lists)
        list.forEachNear(typed, (word, slips, isWhole) => {
          // What is not finished yet stands behind what is misspelled; hardly anybody mistypes the first letter.
          const rank = slips * 4 + (isWhole ? 0 : 2) + (word[0] === typed[0] ? 0 : 1)
          const known = near.get(word)
          if (known === undefined || known.rank > rank) near.set(word, { word, rank })
        })
      return [...near.values()]
        .toSorted(
          (a, b) =>
            a.rank - b.rank ||
            sharedStart(b.word, typed) - sharedStart(a.word, typed) ||
            (a.word < b.word ? -1 : 1),
        )
        .slice(0, limit)
        .map(({ word }) => word)
    },
  }
}

function sharedStart(a: string, b: string): number {
  const [one, other] = [singular(a), singular(b)]
  let length = 0
  while (length < one.length && one[length] === other[length]) length++
  return length
}
