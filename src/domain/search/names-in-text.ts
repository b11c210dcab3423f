/** Finds names in a text, ignoring case, spacing, accents and small typing errors. */
import { isNearly, slipsIn } from './is-nearly.ts'
import { plainText, wordsOf } from './plain-text.ts'
import WORDS from './ordinary-words.json' with { type: 'json' }

export interface Named {
  id: number
  name: string
}

/** In longer texts, typing errors are not looked for. */
const MAX_WORDS = 60

/**
 * The items that the text names, in the order of the list. A name within a longer one does not count. Ordinary words
 * never count as a misspelled name.
 */
export function namesIn(
  text: string,
  named: readonly Named[],
  ordinary: ReadonlySet<string> = ORDINARY,
): Named[] {
  const index = indexOf(named)
  const plain = plainText(text)
  const exact = writtenIn(text, index)
  const longest = longestOf(exact)
  // Correct names are removed first; the rest may contain a misspelled one.
  const rest = longest.reduce(
    (left, { plainName }) => left.replaceAll(plainName, '  ').replaceAll(`${plainName.trimEnd()}s `, '  '),
    plain,
  )
  const misspelt = misspeltIn(wordsOf(rest).slice(0, MAX_WORDS), index, ordinary)
  const found = new Set([...longest, ...[...misspelt].filter((entry) => !exact.has(entry))])
  return [...found].toSorted((a, b) => a.at - b.at).map(({ one }) => one)
}

/** The items whose names the text contains as they are written, ignoring case, spacing and accents. */
export function namesWritten<One extends Named>(text: string, named: readonly One[]): One[] {
  return longestOf(writtenIn(text, indexOf(named))).map(({ one }) => one as One)
}

function longestOf(found: ReadonlySet<Entry>): Entry[] {
  return [...found].filter(
    ({ one, plainName }) =>
      ![...found].some((other) => other.one.name !== one.name && other.plainName.includes(plainName)),
  )
}

function writtenIn(text: string, { byWords, mostWords }: NameIndex): Set<Entry> {
  // "Oakhelm's licence"
  const each = [text, text.replaceAll(/(?<=\p{L})['’]s\b/gu, '')]
  const words = each.map((one) => wordsOf(plainText(one)).slice(0, 2 * MAX_WORDS))
  return new Set(
    words.flatMap((all) => runsOf(all, mostWords)).flatMap((run) => byWords.get(run.join(' ')) ?? []),
  )
}

interface Entry {
  one: Named
  /** Position in the list. */
  at: number
  plainName: string
  words: number
  joined: string
}

/** Names of the same length, and the letters of each at the same index. */
interface Group {
  entries: readonly Entry[]
  /** A bit for each letter that the name contains, and for each that it contains twice or more. */
  once: Uint32Array
  twice: Uint32Array
}

interface NameIndex {
  byWords: ReadonlyMap<string, readonly Entry[]>
  /** By length without spaces. */
  byLength: ReadonlyMap<number, Group>
  mostWords: number
}

/** Twenty thousand names are folded once per list. */
const indexes = new WeakMap<readonly Named[], NameIndex>()

function indexOf(named: readonly Named[]): NameIndex {
  const known = indexes.get(named)
  if (known !== undefined) return known
  const entries = named.flatMap((one, at): Entry[] => {
    const plainName = plainText(one.name)
    const words = wordsOf(plainName)
    const joined = words.join('')
    return joined === '' ? [] : [{ one, at, plainName, words: words.length, joined }]
  })
  const index = {
    byWords: Map.groupBy(entries, ({ plainName }) => plainName.trim()),
    byLength: new Map(
      [...Map.groupBy(entries, ({ joined }) => joined.length)].map(([length, same]) => [
        length,
        groupOf(same),
      ]),
    ),
    mostWords: Math.max(1, ...entries.map(({ words }) => words)),
  }
  indexes.set(named, index)
  return index
}

function groupOf(entries: readonly Entry[]): Group {
  const letters = entries.map(({ joined }) => lettersOf(joined))
  return {
    entries,
    once: Uint32Array.from(letters, ([once]) => once),
    twice: Uint32Array.from(letters, ([, twice]) => twice),
  }
}

/** Also matches one word more or less than the name: "alder moon", "papercomet". Never matches ordinary words alone. */
function misspeltIn(
  words: readonly string[],
  { byLength, mostWords }: NameIndex,
  ordinary: ReadonlySet<string>,
): Set<Entry> {
  const found = new Set<Entry>()
  for (const run of runsOf(words, mostWords + 1)) {
    if (run.every((word) => ordinary.has(word))) continue
    const joined = run.join('')
    const [once, twice] = lettersOf(joined)
    for (let length = joined.length - 2; length <= joined.length + 2; length += 1) {
      const slips = slipsIn(Math.min(length, joined.length))
      const group = slips < Math.abs(length - joined.length) ? undefined : byLength.get(length)
      if (group === undefined) continue
      for (let at = 0; at < group.entries.length; at += 1) {
        // One typing error changes at most two letters.
        const changed = bitsOf((group.once[at] ?? 0) ^ once) + bitsOf((group.twice[at] ?? 0) ^ twice)
        if (changed > 2 * slips) continue
        const entry = group.entries[at]
        if (entry === undefined || Math.abs(entry.words - run.length) > 1) continue
        if (isNearly(joined, entry.joined, slips)) found.add(entry)
      }
    }
  }
  return found
}

function runsOf(words: readonly string[], most: number): string[][] {
  const longest = Math.min(most, LONGEST_RUN)
  return words.flatMap((_, start) =>
    Array.from({ length: Math.min(longest, words.length - start) }, (_run, more) =>
      words.slice(start, start + more + 1),
    ),
  )
}

/** The most words of a name. */
const LONGEST_RUN = 24

function lettersOf(word: string): [once: number, twice: number] {
  let [once, twice] = [0, 0]
  for (let at = 0; at < word.length; at += 1) {
    const letter = word.charCodeAt(at) - 97
    if (letter < 0 || letter > 25) continue
    twice |= once & (1 << letter)
    once |= 1 << letter
  }
  return [once, twice]
}

function bitsOf(bits: number): number {
  const pairs = bits - ((bits >>> 1) & 0x55555555)
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333)
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}

/** Words of questions that often resemble names. */
const ORDINARY: ReadonlySet<string> = new Set(WORDS.join(' ').split(' '))
