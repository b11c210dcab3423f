import type { ImportedValue } from '#contract/transfer/transfer.ts'
import { LANGUAGE } from '#contract/shared/language.ts'
import { foldedWords, foldText } from '../search/fold-text.ts'

export type MatchedValue = Omit<ImportedValue, 'field'>

/**
 * Decides for every value of one field. `given` counts the values in the file, `held` those in the catalogue, and
 * `chosen` holds the choices of staff by folded value, null for a new value. The result leaves out values that the
 * catalogue has letter by letter. Of several new spellings of one value the most frequent in the file is used.
 */
export function matchValues(
  given: ReadonlyMap<string, number>,
  held: ReadonlyMap<string, number>,
  chosen: ReadonlyMap<string, string | null> = new Map(),
): MatchedValue[] {
  const known = bySpelling(held)
  const words = byWord(known.values())
  const unknown = new Map([...given].filter(([value]) => !held.has(value)))
  const own = bySpelling(unknown)
  const matched = [...unknown].map(([value, count]): MatchedValue => {
    const key = foldValue(value)
    const said = chosen.get(key)
    const same = known.get(key)
    const short = same === undefined ? shortOf(key, known) : undefined
    const part = same === undefined && short === undefined ? partOf(value, words) : undefined
    const proposed = same ?? short ?? part ?? null
    if (said !== undefined) return { given: value, count, how: 'chosen', read: said ?? value, proposed }
    if (same !== undefined) return { given: value, count, how: 'same', read: same, proposed }
    if (short !== undefined) return { given: value, count, how: 'short', read: short, proposed }
    const read = own.get(key) ?? value
    if (read !== value) return { given: value, count, how: 'same', read, proposed: read }
    return { given: value, count, how: part === undefined ? 'new' : 'part', read, proposed }
  })
  return matched.toSorted((a, b) => b.count - a.count || a.given.localeCompare(b.given, LANGUAGE))
}

/** Makes "Pay Pal", "PAYPAL" and "paypal" equal. A value without letters and digits stays itself. */
export function foldValue(value: string): string {
  return foldText(value.slice(0, MOST)).replaceAll(' ', '') || value.trim()
}

const MOST = 200

function bySpelling(counts: ReadonlyMap<string, number>): ReadonlyMap<string, string> {
  const best = new Map<string, string>()
  for (const [value, count] of counts) {
    const key = foldValue(value)
    const other = best.get(key)
    if (other === undefined || count > (counts.get(other) ?? 0)) best.set(key, value)
  }
  return best
}

/** The catalogue's value under the other form of an abbreviation. */
function shortOf(key: string, known: ReadonlyMap<string, string>): string | undefined {
  for (const forms of SHORT_FORMS)
    if (forms.includes(key))
      for (const form of forms) {
        const value = known.get(form)
        if (value !== undefined) return value
      }
  return undefined
}

interface Words {
  value: string
  words: ReadonlySet<string>
}

/** Indexes values by each word that is long enough to search by. */
function byWord(values: Iterable<string>): ReadonlyMap<string, readonly Words[]> {
  const found = new Map<string, Words[]>()
  for (const value of values) {
    const words = wordsOf(value)
    for (const word of words)
      if (word.length >= SHORTEST) found.set(word, [...(found.get(word) ?? []), { value, words }])
  }
  return found
}

/** The only value whose words are all in the other, such as "curacao" and "Curaçao eGaming". */
function partOf(given: string, known: ReadonlyMap<string, readonly Words[]>): string | undefined {
  const own = wordsOf(given)
  const like = new Set<string>()
  for (const word of own)
    for (const { value, words } of known.get(word) ?? [])
      if (isWithin(own, words) || (isWithin(words, own) && isLong(words))) like.add(value)
  return like.size === 1 ? [...like][0] : undefined
}

function isWithin(words: ReadonlySet<string>, others: ReadonlySet<string>): boolean {
  return [...words].every((word) => others.has(word))
}

function wordsOf(value: string): ReadonlySet<string> {
  return new Set(foldedWords(foldText(value.slice(0, MOST))))
}

function isLong(words: ReadonlySet<string>): boolean {
  return [...words].some((word) => word.length >= SHORTEST)
}

/** Shorter words, such as "live" or "pay", occur in too many others. */
const SHORTEST = 4

/** Folded forms of the same thing. */
const SHORT_FORMS: readonly (readonly string[])[] = [
  ['mga', 'maltagamingauthority', 'malta'],
  ['ukgc', 'ukgamblingcommission', 'gamblingcommission', 'unitedkingdomgamblingcommission'],
  ['ggl', 'gemeinsameglucksspielbehordederlander'],
  ['ksa', 'kansspelautoriteit'],
  ['sga', 'spelinspektionen', 'swedishgamblingauthority'],
  ['dga', 'spillemyndigheden', 'danishgamblingauthority'],
  ['btc', 'bitcoin'],
  ['eth', 'ethereum', 'ether'],
  ['ltc', 'litecoin'],
  ['doge', 'dogecoin'],
  ['usdt', 'tether'],
  ['xrp', 'ripple'],
  ['mc', 'mastercard'],
  ['amex', 'americanexpress'],
  ['visacard', 'visa'],
  ['paysafe', 'paysafecard'],
  ['bankwire', 'wiretransfer', 'banktransfer', 'bankwiretransfer'],
  ['eur', 'euro', 'euros', '€'],
  ['usd', 'usdollar', 'usdollars', 'dollar', 'dollars', '$'],
  ['gbp', 'britishpound', 'poundsterling', 'pound', 'pounds', '£'],
  ['pragmatic', 'pragmaticplay'],
  ['evolution', 'evolutiongaming'],
  ['netent', 'netentertainment'],
]
