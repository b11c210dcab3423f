/** Finds small talk and the polite words around a question. Matched against plain texts (see plainText). */
import WORDS from './data/small-talk.json' with { type: 'json' }

const PRELUDE =
  '(?:hi|hello|hey|ok|okay|so|well|haha|please|and|thanks|thank you|cheers|mate|great|perfect|cool|nice) ?'

const REPLIES = WORDS.replies.map(({ words, says }) => ({
  words: new RegExp(`^ (?:${PRELUDE})*(?:${words})(?: (?:please|thanks|thank you|mate|buddy|bot))? $`),
  says,
}))

/** One friendly sentence, where the whole message is small talk. */
export function smallTalk(plain: string): string | undefined {
  return REPLIES.find(({ words }) => words.test(plain))?.says
}

const OPENERS = new RegExp(`^ (?:(?:${WORDS.openers.join('|')}) )+(?=\\w+ )`)
const CLOSERS = new RegExp(` (?:(?:${WORDS.closers.join('|')}) )+$`)

/**
 * A plain text without the polite words around its question: "slots are rigged" for "ok so is it true that slots are
 * rigged, please". Unchanged where a single word would be left.
 */
export function withoutTalk(plain: string): string {
  const asked = plain
    .replace(OPENERS, ' ')
    .replace(CLOSERS, ' ')
    .replace(/ do you (?:think|reckon) (?=i )/, ' ')
    .replace(/ help me (?:to )?understand /, ' explain ')
  return asked.trim().includes(' ') ? asked : plain
}
