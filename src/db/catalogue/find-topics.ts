import { FILLER_WORDS } from '#domain/search/filler-words.ts'
import { topicKey } from './search-topics.ts'
import type { SearchTopics, Topic } from './search-topics.ts'

/** So many letters are typed before topics that merely begin with them are offered. */
const SHORTEST_BEGINNING = 3
const MOST_BEGUN = 2

/**
 * The topics that a search names, when it names nothing else but fillers: "paypal casinos germany" are two. The
 * longest phrases are taken first, so that "bank transfer" is one. Empty when a word is left over.
 */
export function findTopics({ byPhrase, mostWords }: SearchTopics, words: readonly string[]): Topic[] {
  const found: Topic[] = []
  for (let from = 0; from < words.length; ) {
    const phrase = longestPhrase(from)
    if (phrase === undefined) {
      if (!FILLER_WORDS.has(words[from] ?? '')) return []
      from++
      continue
    }
    found.push(phrase.topic)
    from += phrase.length
  }
  return found

  function longestPhrase(from: number): { topic: Topic; length: number } | undefined {
    for (let length = Math.min(mostWords, words.length - from); length > 0; length--) {
      const topic = byPhrase.get(topicKey(words.slice(from, from + length)))
      if (topic !== undefined) return { topic, length }
    }
    return undefined
  }
}

/** The few topics whose phrase begins with what is typed so far. */
export function findBegunTopics({ names, topics }: SearchTopics, words: readonly string[]): Topic[] {
  if (words.join('').length < SHORTEST_BEGINNING) return []
  const { isName, begins } = names.find(words)
  const found = [...isName.members(), ...begins.members()].flatMap((slot) => topics[slot] ?? [])
  return [...new Map(found.map((topic) => [JSON.stringify(topic), topic])).values()].slice(0, MOST_BEGUN)
}
