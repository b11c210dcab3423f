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

const OPENERS = new RegExp(
  `^ (?:(?:${[
    'hi',
    'hello',
    'hey',
    'hiya',
    'there',
    'ok',
    'okay',
    'so',
    'well',
    'wait',
    'sorry',
    'honestly',
    'please',
    'just',
    'quick (?:one|question)',
    '(?:i was |im |i am )?(?:just )?(?:wondering|curious)(?: whether| if| about)?',
    '(?:could|can|would|will) you (?:please )?tell me(?! about| more| something| a )(?: whether| if)?',
    'do you (?:really )?(?:think|reckon|believe|happen to know|know)(?: whether| if| that)?',
    'any (?:idea|clue)s?(?: whether| if)?',
    '(?:my |a )?(?:friend|mate|buddy|colleague)s? (?:of mine )?(?:says|said|told me|thinks|claims)(?: that)?',
    '(?:i|ive|i have) (?:just )?(?:heard|read|noticed|been told)(?: that| somewhere)?',
    'is it (?:really )?true(?: that)?',
    'people say(?: that)?',
  ].join('|')}) )+(?=\\w+ )`,
)
const CLOSERS =
  / (?:(?:is (?:that|this|it) (?:really )?(?:true|right|correct|so)|(?:any|some) ideas?|what do you (?:think|reckon)|please|thanks|thank you|mate|cheers|then|though|help|roughly|by the way|btw) )+$/

/**
 * A plain text without the polite words around its question: "slots are rigged" for "ok so is it true that slots are
 * rigged, please". Unchanged where a single word would be left.
 */
export function withoutTalk(plain: string): string {
  const asked = plain
    .replace(OPENERS, ' ')
    .replace(CLOSERS, ' ')
    .replace(/ do you (?:think|reckon) (?=i )/, ' ')
  return asked.trim().includes(' ') ? asked : plain
}
