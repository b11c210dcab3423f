import { countSlips, mostSlips } from '#domain/search/count-slips.ts'

/** The numbers of the items that contain a word, possibly repeated. */
export interface Postings {
  first: number[]
  /** Items with the word in their name. */
  main: number[]
  /** Items with the word in another field. */
  other: number[]
}

/** The list is rebuilt when this many of its words are unused. */
const COMPACT_AT = 1000

/**
 * The distinct folded words of many texts. They are also kept in one string, because searching one long string is
 * several times faster than searching tens of thousands of short ones.
 */
export class WordList {
  readonly #postings = new Map<string, Postings>()
  #words: string[] = []
  #starts: number[] = []
  #masks: number[] = []
  #text = '\n'
  #dead = 0

  get(word: string): Postings | undefined {
    return this.#postings.get(word)
  }

  /** True while any item contains the word. */
  has(word: string): boolean {
    return isUsed(this.#postings.get(word))
  }

  add(word: string, field: keyof Postings, slot: number): void {
    let postings = this.#postings.get(word)
    if (postings === undefined) {
      postings = { first: [], main: [], other: [] }
      this.#postings.set(word, postings)
      this.#append(word)
    }
    postings[field].push(slot)
  }

  remove(word: string, field: keyof Postings, slot: number): void {
    const postings = this.#postings.get(word)
    const at = postings?.[field].indexOf(slot) ?? -1
    if (postings === undefined || at < 0) return
    postings[field].splice(at, 1)
    if (isUsed(postings)) return
    this.#dead++
    if (this.#dead > COMPACT_AT && this.#dead * 2 > this.#words.length) this.#compact()
  }

  /** Calls `found` with every word that contains the letters, and whether it begins with them. */
  forEachWith(letters: string, found: (postings: Postings, begins: boolean, word: string) => void): void {
    let last = -1
    for (let at = this.#text.indexOf(letters); at >= 0; at = this.#text.indexOf(letters, at + 1)) {
      const place = this.#placeOf(at)
      if (place === last) continue
      last = place
      const word = this.#words[place] ?? ''
      const postings = this.#postings.get(word)
      if (postings !== undefined && isUsed(postings)) found(postings, this.#starts[place] === at, word)
    }
  }

  hasBeginning(letters: string): boolean {
    for (
      let at = this.#text.indexOf(`\n${letters}`);
      at >= 0;
      at = this.#text.indexOf(`\n${letters}`, at + 1)
    )
      if (this.has(this.#words[this.#placeOf(at + 1)] ?? '')) return true
    return false
  }

  /** Calls `found` with every word within the accepted typing errors of this one, or with such a beginning. */
  forEachNear(typed: string, found: (word: string, slips: number, isWhole: boolean) => void): void {
    const most = mostSlips(typed)
    if (most === 0) return
    const mask = lettersOf(typed)
    for (let place = 0; place < this.#words.length; place++) {
      const word = this.#words[place] ?? ''
      const added = word.length - typed.length
      if (added < -most) continue
      const theirs = this.#masks[place] ?? 0
      // One typing error adds at most one letter and removes at most one.
      if (bitsOf(mask & ~theirs) > most) continue
      if (added <= most && bitsOf(theirs & ~mask) <= most) {
        const slips = countSlips(typed, word, most)
        if (slips <= most && this.has(word)) found(word, slips, true)
      } else if (typed.length >= 5 && word[0] === typed[0]) {
        const slips = countSlips(typed, word.slice(0, typed.length), 1)
        if (slips <= 1 && this.has(word)) found(word, slips, false)
      }
    }
  }

  #append(word: string): void {
    this.#words.push(word)
    this.#starts.push(this.#text.length)
    this.#masks.push(lettersOf(word))
    this.#text += `${word}\n`
  }

  #compact(): void {
    const words = this.#words.filter((word) => this.has(word))
    for (const word of this.#words) if (!this.has(word)) this.#postings.delete(word)
    ;[this.#words, this.#starts, this.#masks, this.#text, this.#dead] = [[], [], [], '\n', 0]
    for (const word of words) this.#append(word)
  }

  /** The position of the word that the character at an offset belongs to. */
  #placeOf(offset: number): number {
    let [low, high] = [0, this.#starts.length - 1]
    while (low < high) {
      const middle = (low + high + 1) >>> 1
      if ((this.#starts[middle] ?? 0) <= offset) low = middle
      else high = middle - 1
    }
    return low
  }
}

function isUsed(postings: Postings | undefined): boolean {
  return postings !== undefined && postings.main.length + postings.other.length > 0
}

/** One bit for each letter; digits and other letters share the rest. */
function lettersOf(word: string): number {
  let mask = 0
  for (let at = 0; at < word.length; at++) mask |= 1 << ((word.charCodeAt(at) - 97) & 31)
  return mask
}

function bitsOf(mask: number): number {
  let count = 0
  for (let left = mask; left !== 0; left &= left - 1) count++
  return count
}
