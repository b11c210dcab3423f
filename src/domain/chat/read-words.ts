/**
 * Checks whether every word of a message is known. Offers require that: a word outside the vocabulary, a number that
 * could be an age, another person or another language excludes casinos, bonuses and games.
 */
import VOCABULARY from './data/vocabulary.json' with { type: 'json' }
import { NARROWING_WORDS } from './unused-words.ts'
import { isNearly } from '../search/is-nearly.ts'
import { plainText, wordsOf } from '../search/plain-text.ts'
import { withoutCountries } from '../search/country-words.ts'
import { GLOSSARY } from '../texts/glossary.ts'

export interface WordsRead {
  isUnderstood: boolean
  /** False for other alphabets and emoji. */
  isReadable: boolean
  unknown: readonly string[]
  searched: readonly string[]
}

/**
 * `names` are the recognised names in the message, including misspelled ones; `values` are all facet values of the
 * catalogue. `year` is the current one: a player cannot be born last year, this year or next year.
 */
export function readWords(
  message: string,
  { names, values, year }: { names: readonly string[]; values: readonly string[]; year: number },
): WordsRead {
  const letters = message.normalize('NFKC').replaceAll(/\p{Cf}/gu, '')
  // Some characters expand to whole sentences, and no known word contains them.
  if (letters.length > 2 * message.length + 100)
    return { isUnderstood: false, isReadable: false, unknown: [], searched: [] }
  const written = withoutCountries(letters)
  const isReadable = !OTHER_LETTERS.test(written)
  const isYear = (digits: string) => Math.abs(Number(digits) - year) <= 1
  const counted = NUMBERS.reduce((text, form) => text.replaceAll(form, ' '), ` ${written} `).replaceAll(
    /\b(?:19|20)\d\d\b/g,
    (digits) => (isYear(digits) ? ' ' : digits),
  )
  const searched: string[] = []
  let plain = plainText(counted)
  for (const name of [...names, ...values].toSorted((a, b) => b.length - a.length)) {
    const wanted = plainText(name)
    if (wanted.trim() === '' || !plain.includes(wanted)) continue
    plain = plain.replaceAll(wanted, '  ')
    searched.push(name)
  }
  searched.push(
    ...wordsOf(plain).filter((word) => SEARCHED.has(word) || SEARCHED.has(word.replace(/s$/, ''))),
  )
  plain = plain.replaceAll(/ +/g, ' ').replaceAll(ASKS_HOW_IT_WORKS, '').replaceAll(PHRASE, ' ')
  const words = wordsOf(plain)
  const unknown = words.filter((word) => !isKnown(word))
  const slips = names.map((name) => wordsOf(plainText(name)).join(''))
  return {
    isUnderstood: isReadable && (unknown.length === 0 || areSlipsOf(unknown, slips)),
    isReadable,
    unknown,
    searched: [...new Set(searched)],
  }
}

const SEARCHED: ReadonlySet<string> = new Set(VOCABULARY.searched.join(' ').split(' '))
const KNOWN: ReadonlySet<string> = new Set([
  ...SEARCHED,
  ...[...VOCABULARY.frame, ...NARROWING_WORDS.filter((words) => !words.includes(' '))].join(' ').split(' '),
])
/** Words that typing errors are corrected to. Shorter words resemble too many others. */
const LONG_WORDS = [...KNOWN].filter((word) => word.length >= 7)
/** Nouns of the trade may be shorter: "welcom", "paypall". */
const LONG_NOUNS = [...SEARCHED].filter((word) => word.length >= 6)

/** True for a word of the vocabulary, its plural, or a misspelling of a long word. */
export function isKnown(word: string): boolean {
  if (KNOWN.has(word) || (word.endsWith('s') && KNOWN.has(word.slice(0, -1)))) return true
  const near = word.length >= 7 ? LONG_WORDS.concat(LONG_NOUNS) : word.length === 6 ? LONG_NOUNS : []
  return near.some((known) => known[0] === word[0] && isNearly(word, known, 1))
}

/** Recognises "alder moon" and "aldermon" as the casino that the message is known to name. */
function areSlipsOf(unknown: readonly string[], names: readonly string[]): boolean {
  return unknown.every(
    (word, at) =>
      names.some((name) => isNearly(word, name)) ||
      names.some((name) => [unknown[at - 1], unknown[at + 1]].some((near) => isPair(word, near, name))),
  )
}

function isPair(word: string, near: string | undefined, name: string): boolean {
  return near !== undefined && (isNearly(word + near, name) || isNearly(near + word, name))
}

const TERMS_OF_GAMES = GLOSSARY.filter(({ group }) => group === 'Games and odds')
  .flatMap(({ term, also }) => [term, ...also].map((each) => plainText(each).trim()))
  .filter((each) => each.includes(' '))

const PHRASE = new RegExp(
  ` (?:${[...VOCABULARY.phrases.flatMap((line) => line.split(' | ')), ...TERMS_OF_GAMES]
    .toSorted((a, b) => b.length - a.length)
    .join('|')})(?= )`,
  'g',
)
/** "how does rollover work": the verb is known in this question only, because "at work" means something else. */
const ASKS_HOW_IT_WORKS =
  /(?<= (?:how|does|do|will|did) (?:\w+ ){0,7}?)(?<! (?:at|my|to|for|from|after) )work(?: |$)/g

/** Other alphabets, and emoji that may express a feeling. */
const OTHER_LETTERS =
  /[^\p{Script=Latin}\p{M}\p{N}\p{P}\p{S}\p{Z}\s]|(?![👍👋🙂😊🙏🎰🎲🃏©®™])\p{Extended_Pictographic}/u

const MONEY = String.raw`\d[\d.,]*\s?(?:k|m)?`
const COUNT_WORD = '(?:two|three|four|five|six|seven|eight|nine|ten|[1-9]|10|20|50|100)'
/** Numbers with a unit that is not an age. */
const NUMBERS: readonly RegExp[] = [
  /(?<![\w.,])\d[\d.,]* ?(?:spins|rounds|hands) (?:at|of|for) [€$£]?\d{1,3}(?:[.,]\d{1,2})?(?![\w.,]*\d)/g,
  /(?<=(?:stake|bet|wager) )[€$£]?\d{1,6} (?:on|at|in) an? \d{2}(?:[.,]\d{1,2})?\s?(?:%|percent)? ?rtp(?!\w)/gi,
  /between (?:[€$£]\d{1,5} (?:and|to) [€$£]?\d{1,5}|\d{1,5} (?:and|to) \d{1,5} ?(?:€|euros?|eur|dollars?|pounds?|gbp|usd))(?!\w)/g,
  /(?<=bonus(?: of)? \d{1,4},? wager\w*(?: of)? )\d{1,3}(?![\w.,])/g,
  /(?<=(?:deposits?|bonus|get)(?: of)? )\d{1,4}(?=,? (?:get|wager\w*|(?:with|at) \d{1,3}\s?x)(?!\w))/g,
  /(?<=calculator )\d{1,5}(?= \d{1,3}\s?(?:x|×))/g,
  /(?<=\b(?:new|newest|best|top|good) (?:online )?(?:casinos|sites) )20[12]\d(?!\w)/g,
  /(?<=(?:clear|wager|bonus of|turn over) )\d{1,5}(?= (?:at|with|on) \d{1,3}\s?(?:x|×|times))/g,
  /(?:rated|rating|ratings|score|scores|scored|safety|index)(?: of| is| at least| above| over| from| minimum| more than| better than| higher than| between| below| under| less than| lower than)* (?:\d(?:[.,]\d)?|10)(?:\s?\/\s?10|\s?out of (?:10|ten)|\s?\+|\s?or (?:more|higher|above|better|over)|\s?and (?:above|up|over|higher)|\s?(?:and|to|-)\s?(?:\d(?:[.,]\d)?|10))?(?![\w.,]\d|\w)/g,
  /(?<![\w.,])(?:\d(?:[.,]\d)?|10)(?:\s?\/\s?10|\s?out of (?:10|ten))(?!\w)/g,
  /(?<![\w.,])(?:\d(?:[.,]\d)?|10)(?= (?:in|for|on) (?:the )?safety(?!\w))/g,
  /(?<![\w.,])\d\+(?= (?:safety|rating|score))/g,
  /(?:over|above|at least|more than|higher than|minimum|min)(?: of)? (?:\d(?:[.,]\d)?|10)(?= (?:(?:(?:expert|user|visitor|player|safety) )?(?:rating|score|index)s?|safety)(?!\w))/g,
  /(?<![\w.,])\d[.,]\d(?![\w.,]*\d)/g,
  new RegExp(
    String.raw`(?:under|over|above|below|up to|from|between|less than|more than|at least|about|around|exactly|only)?\s?[€$£]\s?${MONEY}(?!\w)`,
    'g',
  ),
  new RegExp(
    String.raw`(?:under|over|above|below|up to|between)?\s?(?<![\w.,])${MONEY}\s?(?:€|\$|£|eur|euros?|usd|dollars?|gbp|pounds?|quid|bucks|cad|aud|btc|eth)(?!\w)`,
    'g',
  ),
  /(?:under|over|above|below)?\s?(?<![\w.,])\d[\d.,]*\s?(?:x|×|times)(?![\w])/g,
  /(?:under|over|above|below|about|around)?\s?(?<![\w.,])\d[\d.,]*\s?(?:%|percent|per cent)/g,
  /(?:over|above|more than|at least|under|up to)?\s?(?<![\w.,])\d+\s?(?:free ?spins|spins|bonus spins|fs)(?!\w)/g,
  /(?<=(?:pays?|paid|paying|payouts?|withdraw\w*|cash ?outs?) (?:\w+ ){0,2})under (?=an? (?:hour|day|week)(?!\w))/g,
  /(?:under|over|within|less than)?\s?(?<![\w.,])\d+\s?(?:-|to)?\s?\d*\s?(?:h|hours?|hrs?|minutes?|mins?|days?|weeks?|business days|working days)(?!\w)/g,
  /(?<=(?:if i|deposits?|depositing|and get|bonus of|bet) (?:deposit |of )?)\d{1,4}(?=(?:,| and get| with|,? wager\w*| bonus)(?!\w))/g,
  /(?<=if i deposit )\d{1,4}(?![\w.,])/g,
  /(?<=rtp)(?: of| is| over| above| from| at least| higher than)* \d{2}(?:[.,]\d{1,2})?(?![\w.,])/g,
  /(?<=min(?:imum)? deposits?)(?: of| is| under| below| up to| at most| less than| from)* \d{1,4}(?![\w.,])/g,
  /(?<=(?:withdrawal|payout|cash ?out) (?:limits?|caps?))(?: of| is| under| below| up to| above| over| at least| more than| less than| higher than)* \d{3,6}(?![\w.,])/g,
  /(?<=(?:max(?:imum)?|highest) (?:bets?|stakes?))(?: of| is| under| below| up to| above| over| at least| more than| less than)* \d{1,3}(?![\w.,])/g,
  /(?<=(?:wager\w*|rollover|playthrough)(?: requirements?)?)(?: of| is| than| under| below| up to| at most| less than)+ \d{1,3}(?![\w.,])/g,
  /(?<![\w.,])\d{1,2} ?(?:cents?|pence)(?!\w)/g,
  /(?<=^ (?:(?:and|show|give|list|me) )*)\d{1,2} (?=(?:more|others)(?: please)?\W*$)/g,
  /(?<![\w.,])24\s?\/\s?7(?!\w)/g,
  /(?<=(?:double|double down|hit|stand|stick) on (?:an? )?|(?:soft|hard) )\d\d?(?!\w)/g,
  /(?<![\w.,])\d\s?:\s?\d(?!\w)/g,
  /(?<![\w.,])[1-9]\s?(?:-\s?)?(?:reels?|decks?|rows?|cards?|d)(?!\w)/g,
  /(?:over|above|more than|at least|fewer than|less than)?\s?(?<![\w.,])\d+\s?\+?\s?(?:or more )?(?:paylines|lines|ways|(?:game )?providers|studios|currencies|languages|(?:payment |deposit )?methods)(?!\w)/g,
  /(?<=(?:casinos?|sites?) (?:with|that have|which have|that offer) (?:over|above|more than|at least) )\d[\d.,]*(?= (?:\w+ )?(?:games|slots)(?!\w))/g,
  new RegExp(String.raw`(?:top|best) ${COUNT_WORD}(?!\w)`, 'g'),
  new RegExp(String.raw`(?<=^ (?:and )?(?:show|list) (?:me )?(?:the )?)${COUNT_WORD}(?=\W*$)`, 'gi'),
  new RegExp(
    String.raw`(?<![\w.,])${COUNT_WORD} (?=(?:best |top |good |safe |new |different |more |other |crypto |online |welcome |live )*(?:casinos|bonuses|games|slots|sites|methods|offers|options|providers|wallets)(?!\w))`,
    'g',
  ),
  /(?:founded|established|launched|opened|started|casinos|sites) (?:between|from) (?:19|20)\d\d (?:and|to|until|till) (?:19|20)\d\d(?!\w)/g,
  /(?:since|(?:founded|established|launched|opened|casinos|sites) (?:from )?(?:in|after|before|since)) (?:19|20)\d\d(?!\w)/g,
]
