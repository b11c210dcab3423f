import { FILLER_WORDS } from '#domain/search/filler-words.ts'
import { topicKey, type SearchTopics, type Topic } from './search-topics.ts'

/** The least letters typed before topics that begin with them are suggested. */
const SHORTEST_BEGINNING = 3
const MOST_BEGUN = 2
/** A phrase counts as typed when at least this share of it is. */
const NEARLY_TYPED = 0.75

/** Topics to combine, such as a payment method and a country. */
export type Meaning = readonly Topic[]

export interface FoundTopics {
  /**
   * Topics that the text names, when it names nothing else except filler words. Estonia may be a licence or a country.
   */
  named: readonly Meaning[]
  /** Topics that the text begins to name; empty where it names one. */
  begun: readonly Meaning[]
}

export function findTopics(of: SearchTopics, words: readonly string[]): FoundTopics {
  const named = findNamed(of, words)
  if (named.length > 0) return { named, begun: [] }
  const begun = findBegun(of, words)
  const { length } = words.join(' ')
  const isNearlyTyped = begun.some(({ phrase }) => length >= phrase.length * NEARLY_TYPED)
  const meanings = begun.map(({ topic }) => [topic])
  return isNearlyTyped ? { named: meanings.slice(0, 1), begun: [] } : { named: [], begun: meanings }
}

/** Matches the longest phrases first, so that "bank transfer" is one. Empty when a word remains. */
function findNamed({ byPhrase, mostWords }: SearchTopics, words: readonly string[]): Meaning[] {
  const found: Meaning[] = []
  for (let from = 0; from < words.length;) {
    const phrase = longestPhrase(from)
    if (phrase !== undefined) found.push(phrase.topics)
    // The number in "100 free spins" is ignored, because no list filters by it.
    else if (!FILLER_WORDS.has(words[from] ?? '') && !/^\d{1,4}$/.test(words[from] ?? '')) return []
    from += phrase?.length ?? 1
  }
  const [only = []] = found
  // Of several phrases, each gets its likeliest meaning.
  return found.length < 2 ? only.map((topic) => [topic]) : [found.flatMap((topics) => topics.slice(0, 1))]

  function longestPhrase(from: number): { topics: Meaning; length: number } | undefined {
    for (let length = Math.min(mostWords, words.length - from); length > 0; length--) {
      const topics = byPhrase.get(topicKey(words.slice(from, from + length)))
      if (topics !== undefined) return { topics, length }
    }
    return undefined
  }
}

function findBegun(
  { names, topics, spellings }: SearchTopics,
  words: readonly string[],
): { topic: Topic; phrase: string }[] {
  if (words.join('').length < SHORTEST_BEGINNING) return []
  const { isName, begins, holds } = names.find(words)
  const slots = [isName, begins, ...(words.length > 1 ? [holds] : [])].flatMap((set) => [...set.members()])
  const found = slots.flatMap((slot) => {
    const topic = topics[slot]
    return topic === undefined ? [] : { topic, phrase: spellings[slot] ?? '' }
  })
  return [...new Map(found.toReversed().map((begun) => [JSON.stringify(begun.topic), begun])).values()]
    .toReversed()
    .slice(0, MOST_BEGUN)
}
