/** One friendly sentence for small talk. The whole message must match. Matched against plain texts (see plainText). */
import SMALL_TALK from './data/small-talk.json' with { type: 'json' }

const PRELUDE =
  '(?:hi|hello|hey|ok|okay|so|well|haha|please|and|thanks|thank you|cheers|mate|great|perfect|cool|nice) ?'

const FORMS = SMALL_TALK.map(({ words, says }) => ({
  words: new RegExp(`^ (?:${PRELUDE})*(?:${words})(?: (?:please|thanks|thank you|mate|buddy|bot))? $`),
  says,
}))

export function smallTalk(plain: string): string | undefined {
  return FORMS.find(({ words }) => words.test(plain))?.says
}
