/** The common rule for finding casinos, bonuses, games, articles and topics by a typed text. */
import { foldedWords, foldText } from '#domain/search/fold-text.ts'
import { listReadings, type Reading, type Vocabulary } from '#domain/search/list-readings.ts'
import { singular } from '#domain/search/singular.ts'
import { both, type Bitset } from './bitset.ts'
import { findTopics, type FoundTopics } from './find-topics.ts'
import type { Indexes } from './indexes.ts'
import { NAME_RANKS, type FoundNames, type NameIndex } from './name-index.ts'
import { topicsOf } from './search-topics.ts'
import type { WordList } from './word-list.ts'

export const NAMED_KINDS = ['casinos', 'bonuses', 'games', 'posts'] as const
export type NamedKind = (typeof NAMED_KINDS)[number]

export interface FoundByName extends Record<NamedKind, FoundNames> {
  reading: Reading
  topics: FoundTopics
}

/**
 * The visible items that a text means: the first of its readings that finds anything. Undefined when none does. Numbers
 * are slots of `indexes`; for articles positions in the list of posts.
 */
export function findByName(indexes: Indexes, text: string): FoundByName | undefined {
  const topics = topicsOf(indexes.casinos)
  const lists = [...namesOf(indexes), topics.names]
  const vocabulary = vocabularyOf(lists.map(({ words }) => words))
  for (const reading of listReadings(foldedWords(foldText(text)), vocabulary)) {
    const found = findWords(indexes, reading)
    const meant = findTopics(topics, reading.words)
    const hasTopic = meant.named.length > 0 || (meant.begun.length > 0 && reading.asPhrase !== true)
    const ranks = NAMED_KINDS.map((kind) => bestRank(found[kind])).filter((rank) => rank >= 0)
    const hasName = ranks.some((rank) => reading.asPhrase !== true || rank <= WORST_PHRASE)
    if (hasTopic || hasName) return { ...found, reading, topics: meant }
  }
  return undefined
}

const WORST_PHRASE = NAME_RANKS.indexOf('wordBegins')

/** The index of the best rank with an item; -1 when there is none. */
export function bestRank(found: FoundNames): number {
  return NAME_RANKS.findIndex((rank) => !found[rank].isEmpty())
}

function namesOf({ casinos, bonuses, games, postNames }: Indexes): NameIndex[] {
  return [casinos.names, bonuses.names, games.names, postNames]
}

function findWords(
  { casinos, bonuses, games, postNames }: Indexes,
  { words }: Reading,
): Record<NamedKind, FoundNames> {
  return {
    casinos: among(casinos.active, casinos.names.find(words)),
    bonuses: among(bonuses.shown, bonuses.names.find(words)),
    games: among(games.active, games.names.find(words)),
    posts: postNames.find(words),
  }
}

function among(seen: Bitset, found: FoundNames): FoundNames {
  return Object.fromEntries(NAME_RANKS.map((rank) => [rank, both(found[rank], seen)])) as FoundNames
}

interface Near {
  word: string
  rank: number
}

function vocabularyOf(lists: readonly WordList[]): Vocabulary {
  return {
    has: (word) => lists.some((list) => list.has(word)),
    hasBeginning: (letters) => lists.some((list) => list.hasBeginning(letters)),
    nearest(typed, limit) {
      const near = new Map<string, Near>()
      for (const list of lists)
        list.forEachNear(typed, (word, slips, isWhole) => {
          // Misspelled words come first, then unfinished ones. The first letter is rarely mistyped.
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
