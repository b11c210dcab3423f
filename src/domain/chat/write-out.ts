/** Writes out abbreviations and the references of a follow-up, so that both are read like any other question. */
import { countryName } from '#contract/countries/countries.ts'
import { anyOf, plainText } from '../search/plain-text.ts'
import { inDigits, plainQuantities, quantitiesIn } from '../search/quantities.ts'
import type { Term } from '../texts/glossary.ts'
import { aspectOf } from './aspects.ts'
import { asksOfGame } from './answers/games.ts'
import SHORT from './data/short-forms.json' with { type: 'json' }
import TALK from './data/follow-ups.json' with { type: 'json' }
import { definedTerms, type Topic } from './topic-words.ts'

const SHORT_FORMS = Object.entries(SHORT).map(([short, full]) => [new RegExp(short, 'gi'), full] as const)

/**
 * Writes "min dep at Kestrow" as "minimum deposit at Kestrow", and "five euros" as "5 euros". `names` are those in the
 * message: "Cloud nine-fold" stays as it is.
 */
export function inFull(message: string, names: readonly { name: string }[] = []): string {
  const full = SHORT_FORMS.reduce((text, [short, long]) => text.replaceAll(short, long), message)
  return names.some(({ name }) => inDigits(name) !== name) ? full : inDigits(full)
}

/** What a dislike asks for. Signs of danger are looked for in the dislike itself. */
const DISLIKES = TALK.dislikes.map(({ says, wish }) => [new RegExp(says, 'g'), wish] as const)

/** "So I hate long wagering" as "so with low wagering", in a plain text (see plainText). */
export function asWished(plain: string): string {
  return DISLIKES.reduce((text, [dislike, wish]) => text.replaceAll(dislike, wish), plain)
}

/** What the messages before are about. */
export interface Referents {
  casinos: readonly { name: string }[]
  games: readonly { name: string }[]
  offers?: readonly { name: string }[]
  topic: Topic
  criteria?: Readonly<Record<'paymentMethods' | 'gameProviders' | 'countries', readonly string[]>>
}

/** The message before a follow-up, and the one before that as a plain text (see plainText). */
export interface Before {
  text: string
  earlier: string
}

type Named = Required<Omit<Referents, 'topic' | 'offers'>>

/** The most words of a follow-up without a name: "do I need a code?" */
const MOST_WORDS = 6

/**
 * Writes a follow-up as a question of its own: "does it take PayPal" after a question about Oakhelm becomes "does
 * Oakhelm take PayPal", and "which is safer" after one about two casinos gets their names. `last` is the previous
 * message. Undefined where the plain text (see plainText) does not refer to it.
 */
export function withReferent(plain: string, about: Referents, last: Before): string | undefined {
  const { casinos, games, offers = [], topic, criteria } = about
  const lastPlain = plainText(last.text)
  const asked = plain.replace(BEGINNING, ' ')
  const [, other = ''] = ONE_WORD.exec(asked) ?? []
  const former = ALTERNATIVES.find((words) => words.includes(other))?.find((word) =>
    lastPlain.includes(` ${word} `),
  )
  if (former !== undefined) return lastPlain.replace(` ${former} `, ` ${other} `)
  const names = ([casinos, games, offers].find(({ length }) => length > 0) ?? []).map((one) => one.name)
  const row = asFollowUp(asked, about, last)
  if (row !== undefined) return row
  const [term, ...terms] = termsOf(last).map((one) => one.term)
  if (term !== undefined && terms.length === 0 && THE_TERM.test(plain))
    return plain.replace(THE_TERM, ` ${term} `).trim()
  const [name, ...others] =
    names.length > 0 ? names : [...(criteria?.paymentMethods ?? []), ...(criteria?.gameProviders ?? [])]
  if (name === undefined && !LISTS.includes(topic) && / casinos /.test(lastPlain) && / they /.test(plain))
    return plain.replace(' they ', ' casinos ')
  // "Which casino takes both?" after "is Skrill or PayPal better?"
  if (names.length === 0 && others.length === 1 && / both /.test(plain))
    return plain.replace(' both ', ` ${name} and ${others[0]} `)
  const [country] = criteria?.countries ?? []
  if (name === undefined && country !== undefined && plain.endsWith(' there '))
    return plain.replace(' there ', ` in ${countryName(country)}`)
  if (name === undefined || others.length > 2) return undefined
  if (others.length > 0) return names.length > 0 ? withSeveral(plain, names) : undefined
  // A bonus ends, no casino does.
  const subject = casinos.length > 0 && OF_OFFER.test(plain) ? `the bonus at ${name}` : name
  if (SUBJECT.test(plain)) return plain.replace(SUBJECT, ` ${subject} `)
  if (names.length === 0) return / them /.test(plain) ? plain.replace(' them ', ` ${name} `) : undefined
  if (casinos.length === 0 && aspectOf(plain) === 'alike') return `${plain}like ${name}`
  const place = casinos.length > 0 ? 'at' : 'of'
  if (OWN.test(plain)) return `${plain.replace(OWN, ' the ')}${place} ${name}`
  if (THERE.test(plain)) return `${plain.replace(THERE, ' ')}${place} ${name}`
  const asks = casinos.length > 0 ? aspectOf(plain) !== undefined || CAN_I.test(plain) : asksOfGame(plain)
  const isShort = plain.trim().split(' ').length <= MOST_WORDS
  return asks && isShort && !OF_OTHERS.test(plain) ? `${plain}${place} ${name}` : undefined
}

/** "Are they bad?" stands between "what are sticky bonuses?" and "how do I recognise one?". */
function termsOf({ text, earlier }: Before): readonly Term[] {
  const terms = definedTerms(plainText(text))
  return terms.length > 0 ? terms : definedTerms(earlier)
}

/** A follow-up that means something only after another message, as the question of its row of follow-ups.json. */
export function asFollowUp(
  plain: string,
  { casinos, games, offers = [], topic }: Referents,
  last: Before,
): string | undefined {
  const lastPlain = plainText(last.text)
  const asked = plain.replace(BEGINNING, ' ')
  const names = (casinos.length > 0 ? casinos : games).map((one) => one.name)
  const terms = termsOf(last).map(({ term }) => term)
  const subjects: Readonly<Record<string, readonly string[]>> = {
    list: names.length === 0 && LISTS.includes(topic) ? [''] : [],
    casino: casinos.length === 1 ? names : [],
    casinos: casinos.length > 1 ? names : [],
    game: casinos.length === 0 && games.length === 1 ? names : [],
    offer: offers.length === 1 ? offers.map(({ name }) => name) : [],
    term: terms.length === 1 ? terms : [],
  }
  const rows = FOLLOW_UPS.filter(
    ({ of, says }) => says.test(asked) && (of === undefined || subjects[of]?.length !== 0),
  )
  const row =
    rows.find(({ after }) => after?.test(lastPlain) !== false) ??
    rows.find(({ after }) => after?.test(last.earlier) === true)
  return (
    row &&
    asked
      .replace(row.says, row.whole)
      .replace('{last}', () => last.text)
      .replace('{name}', () => subjects[row.of ?? '']?.join(' and ') ?? '')
  )
}

/** "Which of the two is safer" and "the first one", with the names of several casinos or games. */
function withSeveral(plain: string, names: readonly string[]): string | undefined {
  const isAspect = AND_WHAT.test(plain) || WHAT_OTHERS_SAY.test(plain) || plain.trim().split(' ').length <= 2
  const asks =
    (isAspect && aspectOf(plain) !== undefined) ||
    (OF_SEVERAL.test(plain) &&
      !/ (?:(?<!would )you|your|(?<! (?:more|most|their) )(?:casinos|sites|games|slots|bonuses|offers)) /.test(
        plain,
      ))
  return (
    withPlaces(plain, names) ?? (asks ? `${plain.replace(OF_THEM, ' ')}: ${names.join(' or ')}` : undefined)
  )
}

const LISTS: readonly Topic[] = ['recommend_casino', 'bonus_offers', 'games']
const BEGINNING = /^ (?:(?:and|so|ok|okay|but|then|also|great|cool|thanks|please) )+/
/** The first row that fits applies: `of` is what the talk is about, `after` what the previous message says. */
const FOLLOW_UPS = TALK.rows.map(({ of, after, says, whole }) => ({
  of,
  after: after && anyOf(after),
  says: new RegExp(`^ ${says} $`),
  whole,
}))

/**
 * "And Halcyra?" after a comparison, and "how does it compare to Kestrow?" after a question about Tidewell, add a
 * casino. Undefined for any other text. `now` and `before` are the casinos that this message and the previous one name.
 */
export function withCompared(
  plain: string,
  now: readonly { name: string }[],
  before: readonly { name: string }[],
): string | undefined {
  const asks =
    before.length > 1
      ? /^ (?:(?:and|ok|now|please|can you) )*(?:plus|what about|how about|add|include|with|throw in) |^ and /
      : / (?:compare\w*|versus|vs|against|better|worse|safer|than) /
  const all = [...before, ...now].map(({ name }) => name)
  return now.length === 1 &&
    before.length > 0 &&
    all.length <= 3 &&
    new Set(all).size === all.length &&
    asks.test(plain)
    ? `compare ${all.join(' and ')}`
    : undefined
}

/**
 * "Can I play it at Tidewell?" after a question about Paper Comet, and "do they have Paper Comet?" after one about
 * Tidewell. Undefined for any other text.
 */
export function withGame(plain: string, now: Named, before: Named): string | undefined {
  const namesCasino = now.casinos.length > 0
  if (namesCasino === now.games.length > 0 || now.casinos.length > 1) return undefined
  const [one, ...others] = namesCasino ? before.games.slice(0, 1) : before.casinos
  if (one === undefined || others.length > 0) return undefined
  const text = namesCasino
    ? plain.replace(THE_GAME, ` ${one.name} `)
    : plain.replace(/ (?:they|it) /, ` ${one.name} `).replace(/ there $/, ` at ${one.name} `)
  return text === plain ? undefined : text.trim()
}

const THE_GAME = / (?:it|this|that|(?:this|that|the|same) (?:game|slot)) (?!accept|take|pay)/

/**
 * "What about Aldermoon?" after "does Kestrow accept PayPal?" asks the same of another casino, game or payment method.
 * Undefined for a text that says more than a name.
 */
export function withOther(
  plain: string,
  now: Named,
  before: Named & { topic: Topic },
  last: string,
): string | undefined {
  const pairs = [
    [now.casinos, before.casinos],
    [now.games, before.games],
    [methodsOf(now), before.casinos.length === 1 ? methodsOf(before) : []],
  ] as const
  const lastPlain = plainText(last)
  const [one] = now.casinos
  if (one !== undefined && before.casinos.length === 0) {
    const rest = plain.replace(plainText(one.name), ' … ')
    const asks = / (?:at|for|with) … $/.test(rest)
      ? !/ (?:casinos?|sites?) /.test(lastPlain)
      : !LISTS.includes(before.topic) && aspectOf(lastPlain) !== undefined
    // "At Tidewell?" after "how do I set a deposit limit?"
    if (asks && ONLY_A_NAME.test(rest)) return `${lastPlain}at ${one.name}`
  }
  for (const [[to, ...more], [from, ...others]] of pairs) {
    if (to === undefined || from === undefined || more.length + others.length > 0) continue
    const [name, former] = [plainText(to.name), plainText(from.name)]
    const rest = plain.replace(name, ' … ').replace(`${name.trimEnd()}s `, ' … ')
    if (name !== former && lastPlain.includes(former) && ONLY_A_NAME.test(rest))
      return lastPlain.replace(former, name)
  }
  return undefined
}

/**
 * "And with 50 euros?" and "at 20x?" after a sum, which is asked again with the new number in place of the one of its
 * kind, or beside it. Undefined for a text that says more than a number.
 */
export function withNumber(message: string, last: string): string | undefined {
  const [text, lastText] = [plainQuantities(message), plainQuantities(last)]
  const [now, ...more] = quantitiesIn(text)
  if (now === undefined || more.length > 0) return undefined
  if (!ONLY_A_NUMBER.test(plainText(`${text.slice(0, now.at)} ${text.slice(now.end)}`))) return undefined
  const stated = quantitiesIn(lastText)
  const isDeposit = ({ at }: { at: number }) => / deposit [€$£]?$/.test(lastText.slice(0, at))
  const former =
    stated.find((each) => each.is === now.is && isDeposit(each)) ??
    stated.find(({ is }) => is === now.is) ??
    (now.is === 'money' ? stated.find(({ is }) => is === 'count') : undefined)
  return former === undefined
    ? `${last} ${text}`
    : `${lastText.slice(0, former.at)}${text.slice(now.at, now.end)}${lastText.slice(former.end)}`
}

const ONLY_A_NUMBER =
  /^ (?:(?:and|or|so|ok|but|then|now|what|how|about|if|with|at|for|on|of|in|it|is|was|were|an?|the|i|my|deposit|bet|stake|use|only|instead|wagering|bonus|rtp|spins?|per|each|please|same|too|days?) )*$/

function methodsOf({ criteria }: Named): readonly { name: string }[] {
  return criteria.paymentMethods.map((name) => ({ name }))
}

const ONLY_A_NAME =
  /^ (?:(?:and|or|ok|okay|so|but|thanks|what about|how about|does|is|has|can|at|with|for|same (?:question )?(?:for|with)) )*…(?: (?:too|then|as well|instead|please|though|accept it|have it|have one|take it))* $/

/**
 * The text of a follow-up that narrows a list, with the noun of that list: "casinos with free spins" for "and with free
 * spins?". Undefined where the text names a list of its own.
 */
export function asListOf(noun: string, plain: string): string | undefined {
  const isOwn = OWN_LIST.test(plain.replace(noun === 'casinos' ? BONUSES : AT_CASINOS, ' '))
  if (!NARROWS.test(plain) || isOwn) return undefined
  const rest = plain
    .replace(OPENING, ' ')
    .replace(ENDING, ' ')
    .replace(/^ (?:has|have|having) /, ' with ')
    .replace(/^ (?=needs? |requires? )/, ' that ')
    .replace(/^ (?:fastest|quickest) $/, ' with the fastest payouts ')
    .trim()
  if (rest === '') return undefined
  return FOLLOWS_NOUN.test(`${rest} `) ? `${noun} ${rest}` : `${rest} ${noun}`
}

const NARROWS =
  /^ (?:(?:ok|okay|so|but|thanks|please|now) )*(?:and|or|also|any|some|anything|something|the ones?|which|what about|how about|do any|does any|do they|does it|are they|are any|are there|is there|just|only|with|without|not|except|that|from|in|under|over|licen[cs]ed|accepting|taking|offering|using|the \w+est|the most|min(?:imum)?|low(?:er)?|small(?:er)?|fast(?:er)?|no|more) (?:\S+ ){1,9}$/
const OWN_LIST = / (?:casinos?|sites?|bonus\w*|offers?|games?|slots?|you|your|i|my|it) /
const BONUSES = / (?:bonus\w*|offers?) /
const AT_CASINOS = / (?:from|at|of) (?:\w+ )?(?:casinos?|sites?) /
const OPENING =
  /^ (?:(?:ok|okay|so|but|thanks|please|now|and|or|also|anything|something|any|some|which|what about|how about|do|does|are|is|there|they|them|just|only|the|ones?|of (?:them|these|those)) )+/
const ENDING = / (?:(?:ones?|instead|please|then|too|of (?:them|these|those)) )+$/
const FOLLOWS_NOUN =
  /^(?:with|without|not|except|other than|in|from|for|by|under|over|below|above|that|has|have|having|accepts?|takes?|offers?|licen[cs]ed|accepting|taking|offering|pays?|made|using|needs?|requires?) /

/**
 * "Does it have an app?" and "how long does a withdrawal take there?" after a list, with its first name. Undefined for a
 * message that asks for something else.
 */
export function withFirst(
  message: string,
  { topic, plain: list, criteria }: { topic: Topic; plain: string; criteria?: Referents['criteria'] },
  name: string | undefined,
): string | undefined {
  const said = plainText(message)
  const isOfOne = / (?:casino|site) /.test(list)
  const plain = isOfOne ? said.replace(' they ', ' it ').replace(' their ', ' its ') : said
  if (name === undefined || !(topic === 'game' ? THAT_CASINO : IT).test(plain)) return undefined
  // "How fast is it?" after "casinos with Skrill" asks about Skrill.
  if (criteria?.paymentMethods.length === 1 && OF_METHOD.test(plain)) return undefined
  const one = [{ name }]
  const ofCasino = topic === 'recommend_casino' || topic === 'game'
  const about = { casinos: ofCasino ? one : [], games: ofCasino ? [] : one, topic: 'casino' } as const
  return ASKS_IN_GENERAL.test(plain) ? undefined : withReferent(plain, about, { text: '', earlier: '' })
}

/** True for a message that `withFirst` may complete. */
export function mayMeanFirst(message: string): boolean {
  return / (?:it|its|they|their|there|this|that) /.test(plainText(message))
}

const ASKS_IN_GENERAL =
  / (?:legal|law|tax\w*|rigged|possible|addictive|win|compare\w*|(?:hard|easy|safe|allowed) to) /
const OF_METHOD =
  /^ (?:(?:and|so|ok) )*(?:how (?:fast|quick|long|safe) (?:is|does) it (?:take )?|is it (?:safe|fast|free|anonymous|secure|instant) |can i get (?:a |the )?bonus with it )$/
const THAT_CASINO = / (?:that|this) (?:casino|site) /
const IT = / (?:it|its|(?<! (?:is|are) )there|(?:that|this) (?:one|casino|site|game|slot|bonus|offer)) /

/** "And high?" after "slots with low volatility", "and by experts" after "best rated by users". */
const ONE_WORD = /^ (?:or |what about |how about |by |the )*(\w+)(?: ones?)? $/
const ALTERNATIVES = TALK.alternatives.map((words) => words.split(' '))

/**
 * "Tell me about the second one" with the name at that place of a list; "the last one" is the last of `names`.
 * Undefined for a message that refers to no place, or to one without a name.
 */
export function withPlaces(message: string, names: readonly string[]): string | undefined {
  const plain = plainText(message)
    .replace(/ the (?:first|top) (?:two|2)(?: ones| casinos| games)? /, ' the first one and the second one ')
    .replace(
      / (?:all|the first|the top|those|these) (?:three|3)(?: ones| casinos| games)? /,
      ' the first one and the second one and the third one ',
    )
  const asked = PLACES.flatMap((words, at) =>
    words.test(plain) ? [{ words, name: names.at(at === LAST ? -1 : at) }] : [],
  )
  return asked.length === 0 || asked.some(({ name }) => name === undefined)
    ? undefined
    : asked.reduce((text, { words, name }) => text.replace(words, ` ${name} `), plain).trim()
}

/** "Which was the first of them to open" asks for no place. */
const IS_SAID = '(?<! (?:was|is|were|are)(?: the)?| a| any| my)'
const PLACES = ['first|1st|top|former', 'second|2nd|latter', 'third|3rd', 'last|bottom'].map(
  (word, at) =>
    new RegExp(
      `${IS_SAID}(?: the)? (?:${word})(?: (?:ones?|casino|bonus|offer|game|slot)| of (?:them|these|those))+ |${IS_SAID} the (?:${word})(?= $| (?:takes?|accepts?|has|have|pays?|offers?|supports?) )| (?:number|no|nr) (?:${['one|1', 'two|2', 'three|3'][at] ?? 'last'}) `,
    ),
)
const LAST = 3

const CAN_I = /^ (?:(?:and|so|ok|also) )*(?:can|could|do) i (?:use|pay|deposit|withdraw|play|get) /
const OF_SEVERAL =
  / (?:which|who|either|neither|would you (?:pick|choose|take)|better|safer|faster|both|they|them|the two|these|those) /
const AND_WHAT = /^ (?:and |ok )?(?:for|on|in|what about|how about) (?:the |their )?\w+(?: \w+)? $/
/** "Compare them" after a question about Kestrow and another one about Halcyra. */
export const OF_BOTH =
  / (?:compare (?:them|these|those|both)|(?:of|between) (?:them|these|those|both)|the two|both) |^ (?:and |so )?(?:which|who)(?: one)? (?:is|has|pays|accepts|takes|would|should) /
const WHAT_OTHERS_SAY =
  /^ (?:and )?what do (?:users|players|visitors|people|experts|reviewers) (?:say|think) $/
const OF_THEM = / (?:of (?:the two|them|these|those|both)|between them) /
/** Excludes "is it safe to …", where "it" refers to nothing. */
const SUBJECT =
  / (?:it(?! (?:safe|possible|legal|worth|better|normal|true|allowed|hard|easy|ok|okay|good|risky) (?:to|that) )|they|(?:that|this) (?:one|casino|site)) /
/** "Where can I use it?" after a question that leads to casinos. */
export function asksWhere(plain: string): boolean {
  return WHERE.test(plain.replace(BEGINNING, ' '))
}

const WHERE =
  /^ (?:(?:at )?(?:which|what) (?:casinos?|sites?|ones?)(?: (?:has|have|takes?|runs?|offers?|accepts?|supports?|gives?|pays?) (?:it|them|these|those|that|this|one|some))?|where(?: (?:can i|to) (?:get|find|use|play)(?: (?:it|them|that|these|those|this))?)?) $/
/** "Why is it important?" after "what is RTP?". */
const THE_TERM =
  / (?:it(?! (?:safe|possible|legal|normal|true|allowed|hard|easy|ok|okay) (?:to|that) )|(?:that|this)(?= $| (?:is|are|works?|means?|matters?) )|they|them|one(?= $)) /
const OF_OFFER = / (?:claim|clear|code|ends?|expires?|wager\w*) /
const OWN = / (?:its|their) /
const THERE = / (?:there|them) /
/** Questions about the site, or about more than what was named. */
const OF_OTHERS =
  / (?:you|your|casinos|sites|(?<! (?:excluded|restricted) )games|slots|bonuses|offers|which|best|any|another|other|most) /
