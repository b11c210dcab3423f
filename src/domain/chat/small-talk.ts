/** One kind sentence for what is no question; the whole message must be it. Over plain texts (see plainText). */
import SMALL_TALK from './data/small-talk.json' with { type: 'json' }

const PRELUDE =
  '(?:hi|hello|hey|ok|okay|so|well|haha|please|and|thanks|thank you|cheers|mate|great|perfect|cool|nice) ?'

const FORMS = SMALL_TALK.map(({ words, says }) => ({
  words: new RegExp(`^ (?:${PRELUDE})*(?:${words})(?: (?:please|thanks|thank you|mate|buddy|bot))? $`),
  says,
}))

/** What is said to a message that is small talk; undefined for any other. */
export function smallTalk(plain: string): string | undefined {
  return FORMS.find(({ words }) => words.test(plain))?.says
}
