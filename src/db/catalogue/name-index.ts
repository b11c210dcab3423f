import { foldedWords, foldText } from '#domain/search/fold-text.ts'
import { Bitset, both, without } from './bitset.ts'
import { WordList } from './word-list.ts'

/** The best match first. A slot is in one rank only. */
export const NAME_RANKS = ['isName', 'begins', 'wordBegins', 'holds', 'other'] as const
export type NameRank = (typeof NAME_RANKS)[number]
export type FoundNames = Record<NameRank, Bitset>

/** A phrase is compared with at most this many names. Further names that have its words rank lower. */
const MOST_COMPARED = 2000

/** The words of names, and of other fields that items are found by (casino, provider, type). */
export class NameIndex {
  readonly words = new WordList()
  readonly #names: string[] = []
  readonly #others: string[] = []

  put(slot: number, name: string, others: readonly string[] = []): void {
    this.remove(slot)
    this.#names[slot] = foldText(name)
    this.#others[slot] = foldText(others.join(' '))
    this.#eachWord(slot, (word, field) => this.words.add(word, field, slot))
  }

  remove(slot: number): void {
    this.#eachWord(slot, (word, field) => this.words.remove(word, field, slot))
    this.#names[slot] = ''
    this.#others[slot] = ''
  }

  /** The items with every one of these folded words. */
  find(words: readonly string[]): FoundNames {
    const [only] = words
    if (only === undefined) return noNames()
    return words.length === 1 ? this.#findWord(only) : this.#findWords(words)
  }

  #findWord(word: string): FoundNames {
    const found = noNames()
    this.words.forEachWith(word, ({ first, main, other }, begins) => {
      if (begins) addAll(found.begins, first)
      addAll(begins ? found.wordBegins : found.holds, main)
      addAll(found.other, other)
    })
    for (const slot of this.words.get(word)?.first ?? [])
      if (this.#names[slot] === word) found.isName.add(slot)
    return apart(found)
  }

  /** Every word must begin a word of the item; a word of one or two letters must equal one. */
  #findWords(words: readonly string[]): FoundNames {
    const found = noNames()
    const sets = words.map((word) => this.#slotsWith(word))
    found.holds = sets.map(({ main }) => main).reduce(both)
    found.other = sets.map(({ any }) => any).reduce(both)
    const phrase = words.join(' ')
    let compared = 0
    for (const slot of found.holds.members()) {
      if (compared++ >= MOST_COMPARED) break
      const name = this.#names[slot] ?? ''
      const at = name.indexOf(phrase)
      if (name === phrase) found.isName.add(slot)
      else if (at === 0) found.begins.add(slot)
      else if (at > 0 && name[at - 1] === ' ') found.wordBegins.add(slot)
    }
    return apart(found)
  }

  #slotsWith(word: string): { main: Bitset; any: Bitset } {
    const [main, any] = [new Bitset(), new Bitset()]
    const isShort = word.length < 3
    const take = (postings: { main: number[]; other: number[] }) => {
      addAll(main, postings.main)
      addAll(any, postings.main)
      addAll(any, postings.other)
    }
    const known = isShort ? this.words.get(word) : undefined
    if (known !== undefined) take(known)
    if (!isShort)
      this.words.forEachWith(word, (postings, begins) => {
        if (begins) take(postings)
      })
    return { main, any }
  }

  #eachWord(slot: number, use: (word: string, field: 'first' | 'main' | 'other') => void): void {
    const words = foldedWords(this.#names[slot] ?? '')
    if (words[0] !== undefined) use(words[0], 'first')
    for (const word of words) use(word, 'main')
    for (const word of foldedWords(this.#others[slot] ?? '')) use(word, 'other')
  }
}

/** Empty ranks. */
export function noNames(): FoundNames {
  return {
    isName: new Bitset(),
    begins: new Bitset(),
    wordBegins: new Bitset(),
    holds: new Bitset(),
    other: new Bitset(),
  }
}

function addAll(set: Bitset, slots: readonly number[]): void {
  for (const slot of slots) set.add(slot)
}

/** Keeps every slot in its best rank only. */
function apart(found: FoundNames): FoundNames {
  const ranks = NAME_RANKS.map((rank) => found[rank])
  for (const [place, rank] of NAME_RANKS.entries())
    for (const better of ranks.slice(0, place)) found[rank] = without(found[rank], better)
  return found
}
