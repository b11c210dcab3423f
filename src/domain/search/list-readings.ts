import { withoutFillers } from './filler-words.ts'
import { singular } from './singular.ts'

/** Facts about the words of the catalogue. All words are folded. */
export interface Vocabulary {
  has(word: string): boolean
  hasBeginning(letters: string): boolean
  /** Known words that a misspelled one may mean, the likeliest first. */
  nearest(word: string, limit: number): readonly string[]
}

export interface Reading {
  words: readonly string[]
  /** True when the reading differs from the text in more than fillers and plurals, which the visitor is told. */
  isCorrected: boolean
  /**
   * Only names that contain the whole phrase count: an article with both words somewhere is no match for "aldermoon
   * bonus".
   */
  asPhrase?: true
}

/** Longer texts are sentences, where further readings cost more than they find. */
const MOST_WORDS = 12
const PER_WORD = 3

/**
 * The possible readings of a text, the likeliest first. The caller takes the first that finds something. Words of the
 * catalogue are never replaced, so correct spelling is always respected.
 */
export function* listReadings(typed: readonly string[], vocabulary: Vocabulary): Iterable<Reading> {
  const words = typed.slice(0, MOST_WORDS)
  if (words.length === 0) return
  const isSpelled = words.every((word) => vocabulary.has(word))
  // "pay pal" is tried as PayPal before it is tried as two beginnings of words.
  if (!isSpelled) yield* joined(words, vocabulary)
  const core = withoutFillers(words)
  yield { words, isCorrected: false, ...(core.length < words.length && { asPhrase: true }) }
  if (core.length < words.length) {
    if (!isSpelled) yield* joined(core, vocabulary)
    yield { words: core, isCorrected: false }
    yield { words, isCorrected: false }
  }
  const singulars = core.map((word) => (vocabulary.hasBeginning(word) ? word : singular(word)))
  if (differs(singulars, core)) yield { words: singulars, isCorrected: false }
  yield* split(core, vocabulary)
  yield* respelled(core, vocabulary)
}

/** Two neighbours, or all words, joined to one word of the catalogue. */
function* joined(words: readonly string[], vocabulary: Vocabulary): Iterable<Reading> {
  for (const merged of joins(words))
    if (merged.every((word) => vocabulary.has(word))) yield { words: merged, isCorrected: true }
}

function joins(words: readonly string[]): string[][] {
  const pairs = words.slice(1).map((word, at) => words.toSpliced(at, 2, `${words[at] ?? ''}${word}`))
  return words.length > 2 ? [...pairs, [words.join('')]] : pairs
}

/** One word split into two words of the catalogue. */
function* split(words: readonly string[], vocabulary: Vocabulary): Iterable<Reading> {
  for (const [place, word] of words.entries()) {
    if (vocabulary.hasBeginning(word)) continue
    for (let at = word.length - 2; at >= 2; at--) {
      const [start, end] = [word.slice(0, at), word.slice(at)]
      if (vocabulary.has(start) && vocabulary.has(end))
        yield { words: words.toSpliced(place, 1, start, end), isCorrected: true }
    }
  }
}

function* respelled(words: readonly string[], vocabulary: Vocabulary): Iterable<Reading> {
  yield* nearestWords(words, vocabulary)
  for (const merged of joins(words)) yield* nearestWords(merged, vocabulary)
}

/** Every unknown word replaced by its nearest known one; where only one is unknown, by the next nearest as well. */
function* nearestWords(words: readonly string[], vocabulary: Vocabulary): Iterable<Reading> {
  const choices = words.map((word) =>
    vocabulary.hasBeginning(word) ? [word] : vocabulary.nearest(word, PER_WORD),
  )
  if (choices.some((choice) => choice.length === 0)) return
  const best = choices.map(([first = '']) => first)
  if (!differs(best, words)) return
  yield { words: best, isCorrected: true }
  for (const [place, choice] of choices.entries())
    for (const other of choice.slice(1)) yield { words: best.with(place, other), isCorrected: true }
}

function differs(some: readonly string[], others: readonly string[]): boolean {
  return some.length !== others.length || some.some((word, at) => word !== others[at])
}
