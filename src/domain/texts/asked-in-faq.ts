/**
 * Finds the FAQ entry that a text asks for, also in other words: by a multinomial logistic regression over the words of
 * all questions and their forms, trained at first use.
 */
import { asksForList } from '../search/asks-for-list.ts'
import { lazily, remembered } from '../shared/lazily.ts'
import { faqForms, stemsOf, subjectsOf, writtenInFaq, type FaqEntry } from './faq.ts'
import { problemIn, tells, withoutEnding } from './problems.ts'

/** A feature of a text, and its share of the text: weights as in tf-idf, their squares sum up to 1 or less. */
type Features = readonly (readonly [word: number, share: number])[]

interface Model {
  entries: readonly FaqEntry[]
  featuresOf: (plain: string) => Features
  /** By word and entry: the value for a word and an entry is at `word * entries.length + entry`. */
  values: Float32Array
}

const PASSES = 8
/** The learning rate of the first pass, and its decay with every further pass. */
const RATE = 3
const DECAY = 0.8

const trained = lazily(train)

/** An entry and the probability from 0 to 1 that a text asks for it, given that it asks for one of the entries. */
export interface Likely {
  entry: FaqEntry
  probability: number
}

const MOST = 3

/**
 * The entries that a plain text (see plainText) most likely asks for, at most three, each with a subject of the text in
 * its forms. Words of no form make all unlikely.
 */
export const likelyEntries = remembered((plain): readonly Likely[] => {
  const { entries, featuresOf, values } = trained()
  const chances = chancesOf(featuresOf(plain), values, entries.length)
  const subjects = [...subjectsOf(plain)]
  return entries
    .map((entry, index) => ({ entry, probability: chances[index] ?? 0 }))
    .filter(({ entry }) => subjects.some((word) => subjectsOfForms().get(entry)?.has(word)))
    .toSorted((a, b) => b.probability - a.probability)
    .slice(0, MOST)
}, 100)

/** The most likely of them; undefined for a text without a subject that any form has. */
export function likelyEntry(plain: string): Likely | undefined {
  return likelyEntries(plain)[0]
}

/** An entry that is at least so likely, and has every subject of the text in its forms, is what the text asks for. */
const LIKELY = 0.7

/**
 * The entry that a plain text asks for and that answers all of it: written so in one of its forms, or very likely, with
 * forms that together hold every word of the text except filler words; or the entry about what the text reports.
 */
export const askedInFaq = remembered(
  (plain): FaqEntry | undefined => writtenInFaq(plain) ?? likelyInAll(plain) ?? problemIn(plain),
  100,
)

function likelyInAll(text: string): FaqEntry | undefined {
  const told = withoutEnding(text)
  const plain = tells(told) && !ASKS.test(told) ? told : text
  if ((!ASKS.test(plain) && !tells(plain)) || asksForList(plain) || asksMeaning(plain)) return undefined
  const likely = likelyEntry(plain)
  const known = likely && subjectsOfForms().get(likely.entry)
  const subjects = [...subjectsOf(plain)]
  // "A safe casino" tells nothing, and "how do I remove it" asks nothing by itself.
  if (subjects.length < 2) return undefined
  const holdsAll = known !== undefined && subjects.every((word) => known.has(word))
  return holdsAll && likely !== undefined && likely.probability >= LIKELY ? likely.entry : undefined
}

/** True for "what is a no deposit bonus", not for "what is the catch" or "what is a good bonus". */
export function asksMeaning(plain: string): boolean {
  return /^ (?:(?:what (?:is|are)|whats) (?!the |your |my |this |it |(?:an? )?(?:good|fair|bad|normal|high|low) )(?:an? )?(?:[\w-]+ ){1,3}$|explain |define |how do(?:es)? (?:an? )?\w+(?: \w+)? work )/.test(
    plain,
  )
}

const ASKS = / (?:how|why|when|who|where|what|whats|which|can|could|do|does|is|are|should|will|must) /

const subjectsOfForms = lazily(() => {
  const all = new Map<FaqEntry, Set<string>>()
  for (const { entry, plain } of faqForms())
    for (const word of subjectsOf(plain)) all.set(entry, (all.get(entry) ?? new Set()).add(word))
  return all
})

function train(): Model {
  const forms = faqForms().map(({ entry, plain }) => ({ entry, words: stemsOf(plain) }))
  const entries = [...new Set(forms.map(({ entry }) => entry))]
  const counts = new Map<string, number>()
  for (const { words } of forms) for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1)
  const numberOf = new Map([...counts.keys()].map((word, index) => [word, index]))
  const weigh = (words: ReadonlySet<string>): Features => {
    const weights = [...words].map((word) => Math.log((2 * forms.length) / (counts.get(word) ?? 1)))
    const length = Math.hypot(...weights)
    return [...words].flatMap((word, index) => {
      const number = numberOf.get(word)
      return number === undefined ? [] : [[number, (weights[index] ?? 0) / length] as const]
    })
  }
  const values = new Float32Array(numberOf.size * entries.length)
  const examples = forms.map(({ entry, words }) => ({ is: entries.indexOf(entry), has: weigh(words) }))
  for (let pass = 0; pass < PASSES; pass += 1) {
    const rate = RATE * DECAY ** pass
    // In steps through the list, so that neighbours in it, which ask for the same, are not learnt one after the other.
    for (let step = 0; step < examples.length; step += 1) {
      const example = examples[(step * STRIDE + pass) % examples.length]
      if (example !== undefined) learn(example, values, entries.length, rate)
    }
  }
  return { entries, values, featuresOf: (plain) => weigh(stemsOf(plain)) }
}

/** A prime: it visits every place of a list, unless the length of the list is a multiple of it. */
const STRIDE = 1_009

/** An error that teaches nothing. */
const TOO_SMALL = 1e-4

/** Moves the values of the words of one example towards its entry. */
function learn(
  { is, has }: { is: number; has: Features },
  values: Float32Array,
  size: number,
  rate: number,
): void {
  const errors = chancesOf(has, values, size)
  errors[is] = (errors[is] ?? 0) - 1
  for (let entry = 0; entry < size; entry += 1) {
    const error = errors[entry] ?? 0
    if (Math.abs(error) < TOO_SMALL) continue
    for (const [word, share] of has) {
      const at = word * size + entry
      values[at] = (values[at] ?? 0) - rate * share * error
    }
  }
}

/** The probability of each entry (softmax). */
function chancesOf(features: Features, values: Float32Array, size: number): Float64Array {
  const chances = new Float64Array(size)
  for (const [word, share] of features) {
    const from = word * size
    for (let entry = 0; entry < size; entry += 1)
      chances[entry] = (chances[entry] ?? 0) + share * (values[from + entry] ?? 0)
  }
  let sum = 0
  for (let entry = 0; entry < size; entry += 1) {
    const weight = Math.exp(chances[entry] ?? 0)
    chances[entry] = weight
    sum += weight
  }
  for (let entry = 0; entry < size; entry += 1) chances[entry] = (chances[entry] ?? 0) / sum
  return chances
}
