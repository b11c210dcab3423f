/**
 * Reads the terms of an offer as casinos write them, by rules, in English. What no rule is sure of is left out: a wrong
 * term costs a visitor money, a missing one an editor a minute. Figures are in docs/facts.md.
 */
import { TERM_FIELDS } from '#contract/offers/terms.ts'
import { COUNTRIES } from '#contract/countries/countries.ts'
import type { Money, OfferStep, OfferTerms, TermProposal } from '#contract/offers/terms.ts'
import { amountValue } from '../bonuses/bonus-amount.ts'

type Field = keyof OfferTerms
type Found = { [Name in Field]?: { value: OfferTerms[Name]; sentence: string } }

/** The fields that a text or HTML states, each with its sentence; one proposal for each field, in the order of the form. */
export function readTerms(text: string): TermProposal[] {
  const found: Found = {}
  const sentences = sentencesOf(text)
  const isWhole = sentences.length === 1 && (sentences[0]?.length ?? 0) <= 40
  for (const sentence of sentences) readSentence(found, sentence, isWhole)
  readSteps(found, sentences)
  settle(found)
  return TERM_FIELDS.flatMap((field) => {
    const read = found[field]
    return read === undefined ? [] : [{ field, ...read }]
  })
}

/** The code that a text names, as it is typed: "code LEVEL500". */
export function codeIn(text: string): string | undefined {
  return /\b[Cc]ode:?\s+[“"']?([A-Z\d]{4,20})\b/.exec(text)?.[1]
}

const MONTHS = 'January|February|March|April|May|June|July|August|September|October|November|December'
const END = new RegExp(
  String.raw`\b(?:until|till|ends?(?: on)?|expires?(?: on)?|valid (?:to|through))\s+(?:(\d{4}-\d\d-\d\d)|(\d{1,2})(?:st|nd|rd|th)?\s+(${MONTHS})\s+(\d{4})|(${MONTHS})\s+(\d{1,2})(?:st|nd|rd|th)?,?\s+(\d{4}))\b`,
  'i',
)

/** The last day of an offer that a text names in full, such as "until 31 December 2026", as "2026-12-31". */
export function endIn(text: string): string | undefined {
  const [, iso, before, month, year, named, after, since] = END.exec(text) ?? []
  const at = MONTHS.split('|').indexOf(capitalised(month ?? named ?? '')) + 1
  const two = (number: number | string) => String(number).padStart(2, '0')
  const day = iso ?? (at === 0 ? '' : `${year ?? since}-${two(at)}-${two(before ?? after ?? '')}`)
  const parsed = new Date(`${day}T00:00:00Z`)
  return !Number.isNaN(parsed.getTime()) && parsed.toISOString().startsWith(day) ? day : undefined
}

function capitalised(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1).toLowerCase()
}

/** Characters of a sentence that are read: no rule needs as many, and none may take longer with more. */
const LONGEST = 1000

/** One sentence or line each, without markup. */
export function sentencesOf(text: string): string[] {
  return text
    .slice(0, 100_000)
    .replaceAll(/<(?:style|script)\b[^>]{0,1000}>[^<]*<\/(?:style|script)>/gi, ' ')
    .replaceAll(/<\/?(?:p|li|ul|ol|br|div|tr|h\d|td|th|table|section)\b[^>]{0,1000}>/gi, '\n')
    .replaceAll(/<[^>]{0,300}>/g, '')
    .replaceAll(
      /&(nbsp|amp|euro|pound|lt|gt|quot|times|#215|#8364|#163|#160|#39);/g,
      (whole, name: string) => ENTITIES[name] ?? whole,
    )
    .replaceAll(LONG_RUN_OF_MARKS, '$1')
    .normalize('NFKC')
    .split(/(?<!\b(?:[Mm]in|[Mm]ax|[Aa]pprox|incl|excl|[Nn]o|vs|e\.g|i\.e))[.!?]\s+(?=[A-Z0-9€$£"(])|[;\n•]+/)
    .map((sentence) => withoutEnd(sentence.replaceAll(/\s+/g, ' ').trimStart().slice(0, LONGEST)))
    .filter((sentence) => sentence !== '')
}

/** To put marks into their order takes quadratic time (contract/shared/to-nfc.ts); the last two become marks. */
const LONG_RUN_OF_MARKS = /([\p{M}\uFF9E\uFF9F]{30})[\p{M}\uFF9E\uFF9F]+/gu

/** Without the points and spaces at its end. */
function withoutEnd(sentence: string): string {
  let end = sentence.length
  while (end > 0 && '. '.includes(sentence.charAt(end - 1))) end -= 1
  return sentence.slice(0, end)
}

const ENTITIES: Readonly<Record<string, string>> = {
  nbsp: ' ',
  '#160': ' ',
  amp: '&',
  euro: '€',
  '#8364': '€',
  pound: '£',
  '#163': '£',
  lt: '<',
  gt: '>',
  quot: '"',
  times: '×',
  '#215': '×',
  '#39': "'",
}

const CODE = 'eur|usd|gbp|cad|aud|nzd|nok|sek|dkk|pln|chf|brl|inr|jpy'
const NUMBER = String.raw`(?<![\d.,])\d[\d.,']{0,14}(?: \d{3}){0,3}(?<=\d)k?`
/** A sum with its currency. */
const MONEY = String.raw`(?:(?:[€$£]|c\$|(?:${CODE})\b) ?${NUMBER}|${NUMBER} ?(?:€|£|(?:${CODE})\b|euros?\b|dollars?\b|pounds?\b))`
const TIMES = String.raw`(?<![\d.,])(\d{1,4}(?:[.,]\d{1,2})?)[ -]?(?:x|times)`
const COUNT = String.raw`(\d{1,4})`
const WITHIN = String.raw`(?:within|in|after|for|have|lasts?|of|valid) (?:the |a period of )?(?:next |following |first )?${COUNT}[ -](?:calendar |consecutive )?(hours?|days?|weeks?|months?)`

const pattern = (source: string) => new RegExp(source, 'i')
const SPINS = /\bspins?\b/i
const WAGERS =
  /wager|\bwr\b|play ?-?through|roll(?:ed)? ?-?over|turnover|turned over|\bplayed? (?:it )?through|\bx ?\(? ?[bd]\b|\bx ?\(? ?[bd] ?\+|times the (?:bonus|deposit|sum|total)/i
const BOTH =
  /bonus \(b\) and deposit \(d\)|deposit \(d\) and bonus \(b\)|\bd(?:ep)? ?\+ ?b|\bb ?\+ ?d|deposit(?:ed)?(?: amount)? ?(?:\+|and|plus|&) ?(?:the )?bonus|bonus(?: amount)? ?(?:\+|and|plus|&) ?(?:the |your )?(?:qualifying )?deposit|x ?\(? ?d ?\+/i
const PAID =
  /cash ?-?outs?|withdraw|convert|conversion|\bcap(?:ped)?\b|max(?:imum|\.)? (?:win|payout)|winnings? (?:are |is )?(?:limited|restricted)|can be won/i

function readSentence(found: Found, sentence: string, isWhole: boolean): void {
  const s = plain(sentence)
  const set = <Name extends Field>(field: Name, value: OfferTerms[Name] | undefined) => {
    if (value === undefined || value === null) return
    // A later sentence may say what the multiple is of.
    const known = field === 'wagering' ? found.wagering?.value : undefined
    const isClearer = known?.base === null && known.multiple === (value as typeof known).multiple
    if (found[field] === undefined || isClearer)
      (found as Record<Field, unknown>)[field] = { value, sentence }
  }
  readWagering(s, isWhole, set)
  set('maxBet', moneyBy(MAX_BET, s))
  set('maxCashout', cashoutIn(s))
  readDays(s, set)
  set('cashable', cashableIn(s))
  if (
    /\bnew (?:players?|customers?|accounts?|members?|depositors?)(?: \w+)? only|only (?:available |open |valid )?(?:to|for) new|(?:available|open|valid) (?:only )?(?:to|for) new|first[- ]time depositors?|for new (?:players|customers)/.test(
      s,
    )
  )
    set('newCustomersOnly', true)
  if (
    /\bexisting (?:players|customers)|by invitation|for verified accounts|(?:open|available) to all (?:players|customers)/.test(
      s,
    )
  )
    set('newCustomersOnly', false)
  readCountries(sentence, s, set)
  const methods = PAYMENTS.filter(([, known]) => known.test(s)).map(([method]) => method)
  if (
    methods.length > 0 &&
    /(?:not|n't) (?:qualify|eligible|count|valid|accepted|trigger)|excluded|excluding|except|ineligible|disqualif/.test(
      s,
    )
  )
    set('excludedPaymentMethods', methods)
  const contributions = contributionsIn(s)
  if (contributions.length > 0) {
    const earlier = found.contributions
    if (earlier === undefined) set('contributions', contributions)
    else
      for (const one of contributions)
        if (!earlier.value.some(({ gameType }) => gameType === one.gameType)) earlier.value.push(one)
  }
}

/** Lower case, with one way to write multiples and numbers. */
function plain(sentence: string): string {
  return sentence
    .toLowerCase()
    .replaceAll('×', 'x')
    .replaceAll(/[’‘]/g, "'")
    .replaceAll(WORD_NUMBER, (word) => String(WORDS[word.replaceAll(' ', '-')] ?? word))
    .replaceAll(/\bonce\b(?= within| before| to)|(?<=wagered |staked )once\b/g, '1x')
    .replaceAll(/(\d) ?x ?\(?b\)?(?![\w+]| \+)/g, '$1x bonus')
    .replaceAll(/\bx ?(\d{1,4}(?:\.\d{1,2})?)(?![\d%]| ?x)/g, '$1x')
}

const WORDS: Readonly<Record<string, number>> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  twelve: 12,
  fourteen: 14,
  fifteen: 15,
  twenty: 20,
  'twenty-one': 21,
  'twenty-five': 25,
  thirty: 30,
  'thirty-five': 35,
  forty: 40,
  'forty-five': 45,
  fifty: 50,
  sixty: 60,
}
const WORD_NUMBER =
  /\b(?:twenty[ -](?:one|five)|thirty[ -]five|forty[ -]five|one|two|three|four|five|six|seven|eight|nine|ten|twelve|fourteen|fifteen|twenty|thirty|forty|fifty|sixty)\b(?= ?(?:x\b|times|hours?|days?|weeks?|months?|deposits|-?fold|calendar))/g

type Set = <Name extends Field>(field: Name, value: OfferTerms[Name] | undefined) => void

function readWagering(s: string, isWhole: boolean, set: Set): void {
  if (
    /\b(?:no|zero|without(?: any)?|free of) (?:wager|play ?-?through|roll(?:ed)? ?-?over|turnover)|wager(?:ing)?[- ]free|not? (?:have to|need to|subject to) (?:be )?wager|wagering(?: requirements?)?:? (?:none|no\b)|no wagering/.test(
      s,
    )
  ) {
    if (/winnings|spins/.test(s) && !/\bbonus\b/.test(s)) set('wagering', { multiple: 0, base: 'winnings' })
    else set('wagering', { multiple: 0, base: 'bonus' })
    return
  }
  if (isWhole && /^(?:none|no|n\/a|nil)$/.test(s)) return set('wagering', { multiple: 0, base: 'bonus' })
  const read = pattern(TIMES).exec(s)
  if (read?.[1] === undefined || !(WAGERS.test(s) || BOTH.test(s) || (isWhole && s.length <= 20))) return
  if (PAID.test(s) && !/wager|\bwr\b|play ?-?through|roll(?:ed)? ?-?over|turnover/.test(s)) return
  const multiple = decimal(read[1])
  if (multiple > 1000) return
  const hasWinnings = /winnings/.test(s)
  const ofSpins = hasWinnings && (SPINS.test(s) || !/\bbonus\b|\bcashback\b/.test(s))
  if (BOTH.test(s)) return set('wagering', { multiple, base: 'deposit_and_bonus' })
  if (
    hasWinnings &&
    !/bonus(?: amount)?(?:,| and| must| carr| is| has| funds)|\bcashback\b|times the bonus|bonus winnings/.test(
      s,
    )
  ) {
    set('freeSpinsWagering', multiple)
    return
  }
  const isBonus = /\bbonus(?:es)?\b|\bcashback\b|\bamount\b|x ?\(? ?b(?:onus)?\b/.test(s)
  set('wagering', { multiple, base: isBonus ? 'bonus' : null })
  if (ofSpins) set('freeSpinsWagering', multiple)
}

const MAX_BET = [
  String.raw`(?:max(?:imum|\.)?|highest|largest|biggest) (?:allowed |permitted |single |eligible |qualifying )?(?:bet|stake|wager)(?:s|ing)?(?: size| amount| limit)?(?! requirement)[^.;€$£\d]{0,70}?(${MONEY})`,
  String.raw`(?:bets?|stakes?|staking|betting|rounds?|spins?) (?:\w+ ){0,6}?(?:limited to|(?:not|never) exceed|no more than|at most|up to|above|over|exceeding|larger than|higher than|more than) (${MONEY})`,
  String.raw`no (?:single )?(?:bet|stake|wager)[^.;€$£\d]{0,40}exceed (${MONEY})`,
  String.raw`bets of (${MONEY}) or (?:less|under|lower)`,
  String.raw`(?:up to|no more than|at most|maximum of|limited to|not exceed|exceeding) (${MONEY}) (?:a|per|each) (?:bet|spin|round|hand|stake|wager|game round)`,
  String.raw`bet (?:limit|cap)[^.;€$£\d]{0,30}?(${MONEY})`,
]

function moneyBy(sources: readonly string[], s: string): Money | undefined {
  for (const source of sources) {
    const read = pattern(source).exec(s)?.[1]
    const money = read === undefined ? undefined : moneyIn(read)
    if (money !== undefined) return money
  }
  return undefined
}

const OF = String.raw`(?: the| your| that)?(?: value of| amount of| size of)?(?: the| your)?(?: original| initial| qualifying| first)? ?(bonus|deposit)`
const LIMITED = [
  String.raw`max(?:imum|\.)? ?(?:cash ?-?outs?|withdraw\w*|conversion|payouts?|win(?:nings?)?|amount (?:that|you) (?:can|may)[^.;]{0,30}withdraw\w*|convert\w*)[^.;€$£\d]{0,60}?`,
  String.raw`(?:winnings|wins|cash ?-?outs?|withdrawals?|conversions?|payouts?)[^.;]{0,70}?(?:capped|limited|restricted|cannot exceed|may not exceed|must not exceed|no more than|a limit of|maximum of)(?: at| to| with)? ?(?:a maximum of )?`,
  String.raw`\b(?:a cap of|capped at|cap is|cap:|win(?:nings)? cap) ?`,
  String.raw`winnings[^.;]{0,60}?,? up to (?:a maximum of )?`,
  String.raw`(?:you can |, )(?:win|withdraw|cash ?-?out|convert) (?:up to|at most|no more than|a maximum of) `,
]

function cashoutIn(s: string): OfferTerms['maxCashout'] | undefined {
  if (
    /\bno (?:maximum|max|upper|limit|cap|ceiling)\b[^.;]{0,30}?(?:cash ?-?out|withdraw|win|conver|payout|on what|limit)|\bno (?:cash ?-?out|withdrawal|win|winning|conversion) (?:limit|cap)|(?:uncapped|unlimited) (?:win|cash)|winnings are (?:not capped|uncapped|unlimited)|max(?:imum|\.)? (?:cash ?-?out|win(?:nings)?|withdrawal): ?(?:none|no limit|unlimited)/.test(
      s,
    )
  )
    return 'none'
  // What the casino pays anyone in a month says nothing about an offer.
  if (/(?:per|a|each|every) (?:day|week|month)|daily|weekly|monthly/.test(s) && /withdraw/.test(s))
    return undefined
  const more = pattern(
    String.raw`(?:no more than|up to|at most|a maximum of|only) (${MONEY}) (?:of (?:the )?winnings )?(?:can|may|will) be (?:withdrawn|cashed out|paid out|converted|won)`,
  ).exec(s)?.[1]
  if (more !== undefined) return moneyIn(more)
  for (const source of LIMITED) {
    const money = pattern(`${source}(${MONEY})`).exec(s)?.[1]
    if (money !== undefined) return moneyIn(money)
    const [, times, of] = pattern(`${source}${TIMES}${OF}`).exec(s) ?? []
    if (times !== undefined) return { multiple: decimal(times), of: of === 'deposit' ? 'deposit' : 'bonus' }
  }
  return undefined
}

const DAYS_IN: Readonly<Record<string, number>> = { h: 1 / 24, d: 1, w: 7, m: 30 }

function readDays(s: string, set: Set): void {
  const [whole, count, unit] = pattern(WITHIN).exec(s) ?? []
  if (whole === undefined || count === undefined || unit === undefined) return
  const days = Math.round(Number(count) * (DAYS_IN[unit.charAt(0)] ?? 1) * 1000) / 1000
  const at = s.indexOf(whole)
  const before = s.slice(0, at)
  // The verb that the days belong to is in their own clause, or else in the one before.
  const clause = /[^,]*$/.exec(before.replaceAll(' and ', ', '))?.[0] ?? ''
  if (days === 0 || /\b(?:play|session|account)\b[^.;]{0,20}$/.test(before)) return
  const claims = /claim|activat|opt(?:ed|ing)? in|redeem|accept/.test(clause) && !WAGERS.test(clause)
  const after = s.slice(at + whole.length)
  if (
    claims ||
    (/^ (?:of|after|from) (?:registration|registering|sign|opening|joining|receiving|being credited|it being)/.test(
      after,
    ) &&
      !/wager|requirement/.test(before))
  ) {
    if (/within|for|have/.test(whole)) set('daysToClaim', days)
    return
  }
  if (!/within|have|lasts?|valid|expire|for/.test(whole + before) && !WAGERS.test(before)) return
  if (SPINS.test(before) && !WAGERS.test(s)) return
  if (
    WAGERS.test(s) ||
    /\b(?:bonus|cashback|offer|funds|requirements?)\b[^.;]{0,40}\b(?:valid|expires?|lasts?|void|met|completed?|used|fulfil)/.test(
      s,
    )
  )
    if (!/used? once|once (?:every|per)|every \d/.test(s)) set('daysToWager', days)
}

function cashableIn(s: string): boolean | undefined {
  if (/non-?cashable|not cashable|\bsticky\b|non-?sticky|phantom/.test(s)) return /non-?sticky/.test(s)
  if (
    /bonus(?: amount| funds| itself| money)? (?:itself )?(?:can ?not|can't|may not|is not|are not|will be|is|are)(?: be)? (?:withdrawn|withdrawable|deducted|removed|taken off|cashed out|subtracted)/.test(
      s,
    )
  )
    return false
  if (
    /bonus(?: amount| funds)? (?:is|are) (?:cashable|withdrawable)|\bcashable bonus|bonus(?: amount| funds)?(?: \w+){0,6} (?:can|may) (?:then )?be (?:withdrawn|cashed out)|becomes? (?:real |withdrawable )?cash/.test(
      s,
    )
  )
    return true
  return undefined
}

const NAMES = COUNTRIES.map(
  ([code, name]) =>
    [code, new RegExp(String.raw`\b${name.replaceAll(/[()]/g, String.raw`\$&`)}\b`, 'i')] as const,
)
const SHORT: readonly (readonly [string, RegExp])[] = [
  ['GB', /\b(?:UK|Great Britain|the United Kingdom)\b/],
  ['US', /\b(?:USA|U\.S\.|the US)\b/],
  ['NL', /\b(?:Holland|the Netherlands)\b/],
  ['CZ', /\bCzech Republic\b/],
]

function readCountries(sentence: string, s: string, set: Set): void {
  if (
    !/countr|resident|players? (?:from|in|based|residing)|customers? (?:from|in)|available (?:only )?in|open (?:only )?to|valid in|(?:excluded|excluding)/.test(
      s,
    )
  )
    return
  const codes = [...NAMES, ...SHORT].flatMap(([code, name]) => (name.test(sentence) ? [code] : []))
  const unique = [...new Set(codes)].toSorted()
  if (unique.length === 0) return
  if (
    /\bnot (?:available|open|valid|eligible|offered)|unavailable|excluded|excluding|except|may not|cannot|can't|restricted|do not qualify/.test(
      s,
    )
  )
    set('countries', { included: [], excluded: unique })
  else if (/\bonly\b|exclusive(?:ly)? (?:to|for)/.test(s))
    set('countries', { included: unique, excluded: [] })
}

const PAYMENTS: readonly (readonly [string, RegExp])[] = (
  [
    'Skrill',
    'Neteller',
    'PayPal',
    'Paysafecard',
    'ecoPayz',
    'Payz',
    'Bitcoin',
    'Trustly',
    'MuchBetter',
    'Klarna',
    'Apple Pay',
    'Google Pay',
    'Interac',
    'AstroPay',
    'Jeton',
    'bank transfer',
    'crypto',
  ] as const
).map(
  (method) =>
    [
      method === 'bank transfer' ? 'Bank transfer' : method === 'crypto' ? 'Cryptocurrency' : method,
      new RegExp(String.raw`\b${method.toLowerCase()}\b|\b${method.toLowerCase()}(?:currenc|s\b)`),
    ] as const,
)

/** What a text calls a game, and what we call it. */
const GAMES: readonly (readonly [string, string])[] = [
  ['video poker', 'video poker'],
  ['video slots?|slots?(?: games?| machines?)?', 'slots'],
  ['table games?|tables?', 'table games'],
  ['live (?:casino|dealer)(?: games?| tables?)?|live (?:games?|tables?)|live', 'live casino'],
  ['(?:progressive )?jackpots?(?: games?| slots?)?', 'jackpot'],
  ['crash(?: games?)?', 'crash'],
  ['roulette', 'roulette'],
  ['blackjack', 'blackjack'],
  ['baccarat', 'baccarat'],
  ['scratch ?-?cards?', 'scratch cards'],
  ['keno', 'keno'],
  ['bingo', 'bingo'],
]
const GAME = GAMES.map(([source], index) => String.raw`(?<g${index}>\b(?:${source})\b)`).join('|')
const FIGURE = String.raw`(?<percent>\d{1,3}(?:\.\d)?) ?%|(?<full>\bin full\b|\bfully\b)|(?<none>\b(?:do|does|will) not (?:count|contribute|qualify)|(?:don't|doesn't) (?:count|contribute)|\b(?:is|are) (?:excluded|not (?:counted|eligible|allowed))|\bnot at all\b|\bcounts? for nothing|\bcontribute nothing)`

function contributionsIn(s: string): OfferTerms['contributions'] {
  if (
    !/count|contribut|weigh|excluded|do not qualify|not eligible|not allowed/.test(s) &&
    !/(?:slots?|table games?|live casino|blackjack|roulette)(?: games)?:? ?\d{1,3} ?%/.test(s)
  )
    return []
  const tokens = [...s.matchAll(new RegExp(`${GAME}|${FIGURE}`, 'g'))].map(({ groups = {} }) => {
    const game = GAMES.findIndex((_, index) => groups[`g${index}`] !== undefined)
    if (game !== -1) return { game: GAMES[game]?.[1] ?? '' }
    return {
      percent: groups.percent !== undefined ? Number(groups.percent) : groups.full !== undefined ? 100 : 0,
    }
  })
  const isFigureFirst = tokens[0] !== undefined && 'percent' in tokens[0]
  const read: { gameType: string; percent: number }[] = []
  let [pending, figure]: [string[], number | undefined] = [[], undefined]
  for (const token of tokens) {
    if (token.game !== undefined) {
      if (isFigureFirst && figure !== undefined) read.push({ gameType: token.game, percent: figure })
      else pending.push(token.game)
    } else {
      figure = token.percent
      if (!isFigureFirst) {
        for (const gameType of pending) read.push({ gameType, percent: figure })
        pending = []
      }
    }
  }
  const seen = new Set<string>()
  return read.filter(({ gameType, percent }) => percent <= 100 && !seen.has(gameType) && seen.add(gameType))
}

const UP_TO = String.raw`(?:,? ?(?:up to|to a maximum of|max(?:imum|\.)?(?: of| bonus(?: of)?)?|capped at|worth up to|limited to)(?: a (?:maximum|total) of)?|,) ?`
const MATCH = pattern(String.raw`(\d{2,4}) ?%(?: [a-z-]+){0,5}?${UP_TO}(${MONEY})`)
const MATCHES = new RegExp(MATCH.source, 'gi')
const BACK = /cash ?-?back|\bback\b|returned|refund|net loss|losses/i
const ORDINAL = /\b(first|second|third|fourth|fifth|1st|2nd|3rd|4th|5th)(?:[- ](?:ever ))? ?deposit/gi
const ORDINALS: Readonly<Record<string, string>> = {
  first: 'First deposit',
  '1st': 'First deposit',
  second: 'Second deposit',
  '2nd': 'Second deposit',
  third: 'Third deposit',
  '3rd': 'Third deposit',
  fourth: 'Fourth deposit',
  '4th': 'Fourth deposit',
  fifth: 'Fifth deposit',
  '5th': 'Fifth deposit',
}
const MIN_DEPOSIT = [
  String.raw`min(?:imum|\.)? (?:qualifying |first |eligible |required )?deposit(?: required| amount| needed)?[^.;€$£\d]{0,30}?(${MONEY})`,
  String.raw`deposit(?:s|ed|ing)?\b(?: \w+){0,4}? (?:of )?(?:at least|a minimum of|min(?:imum|\.)?|no less than|not less than) (${MONEY})`,
  String.raw`at least (${MONEY}) must (?:be|have been) deposited`,
  String.raw`deposit(?:s|ing)?(?: of| from)? (${MONEY}) (?:or more|or above|or higher|\+|in|on|with|for|to|once|and)`,
  String.raw`deposits? (?:of|from) (${MONEY})`,
  String.raw`^deposit (${MONEY})`,
  String.raw`(?:after|with) (?:a |your )?(?:first )?deposits? of (${MONEY})`,
  String.raw`(?:deposit|it)[^.;]{0,60}? the minimum is (${MONEY})`,
  String.raw`one deposit of (${MONEY}) or more`,
]

/** The steps of a package with what belongs to each, and the kind that follows from them. */
function readSteps(found: Found, sentences: readonly string[]): void {
  const steps: OfferStep[] = []
  let said: string | undefined
  let [minDeposit, spins]: [Money | undefined, OfferStep['freeSpins']] = [undefined, null]
  let [spinValue, game]: [Money | null, string | null] = [null, null]
  let [cashback, fixed, hasSum] = [false, false, false]
  for (const sentence of sentences) {
    const s = plain(sentence)
    if (BACK.test(s)) {
      cashback = true
      const percent = /(?<![.,\d])(\d{1,3}) ?%/.exec(s)?.[1]
      if (percent !== undefined && Number(percent) > 0 && steps.length === 0) {
        said ??= sentence
        const most = pattern(String.raw`${UP_TO}(${MONEY})`).exec(s)?.[1]
        steps.push({ ...EMPTY_STEP, matchPercent: Number(percent), maxBonus: moneyIn(most ?? '') ?? null })
      }
    } else
      for (const step of stepsIn(s)) {
        said ??= sentence
        // The same offer in other words.
        if (
          steps.some(
            (one) =>
              one.matchPercent === step.matchPercent &&
              one.maxBonus?.amount === step.maxBonus?.amount &&
              (one.label === null || one.label === step.label || step.label === null),
          )
        )
          continue
        steps.push(step)
      }
    if (
      pattern(
        String.raw`(?:${MONEY}) ?(?:[a-z]+ ){0,2}(?:\+|and|plus|&) ?\d+ (?:free |bonus |extra )?spins`,
      ).test(s)
    )
      hasSum = true
    if (
      /\bno deposit (?:is )?(?:bonus|needed|required|necessary)|\bno[- ]deposit bonus|min(?:imum|\.)? deposit: ?(?:none|no\b|0\b)|without (?:a |any )?deposit/.test(
        s,
      )
    )
      minDeposit ??= { amount: 0, currency: 'EUR' }
    if (!/before (?:a |any |the )?(?:first )?withdrawal|to withdraw|withdraw/.test(s)) {
      const read = moneyBy(MIN_DEPOSIT, s)
      if (read !== undefined && minDeposit === undefined) {
        minDeposit = read
        said ??= sentence
      }
    }
    if (SPINS.test(s)) {
      const count =
        /(?<![.,\d])(\d{1,4}) ?(?:x )?(?:free |bonus |extra |cash |super |daily )*spins?\b(?! a day| per day| each day| every day| daily)/.exec(
          s,
        )?.[1]
      if (
        count !== undefined &&
        spins === null &&
        Number(count) > 0 &&
        !/spins? (?:a|per|each|every) (?:day|week)/.test(s)
      ) {
        spins = { count: Number(count), value: null, game: null }
        said ??= sentence
      }
      const value = pattern(
        String.raw`(?:worth|valued? at|value of|value:|value is|spins? of|spins? at|each at|are|is) (?:a total of )?(${MONEY})(?: each| per| a spin|,| and|\)| on| in|$)`,
      ).exec(s)?.[1]
      if (value !== undefined) spinValue ??= moneyIn(value) ?? null
      game ??=
        /\bspins?\b[^;]{0,60}?\b(?:on|in|for)(?: the)?(?: game| slot)? ((?:[A-Z][\w'’&-]*)(?: (?:[A-Z&][\w'’&-]*|of|the|and|[0-9]+))*)/
          .exec(sentence)?.[1]
          ?.replace(/ (?:and|of|the)$/, '') ?? null
    }
    if (
      pattern(
        String.raw`^(?:a |your )?(${MONEY}) (?:\w+ ){0,2}bonus\b|^amount: (${MONEY}) (?:\w+ ){0,2}bonus\b`,
      ).test(s) &&
      steps.length === 0
    )
      fixed = true
  }
  if (game !== null && (DAY_NAMES.test(game) || COUNTRIES.some(([, name]) => name === game))) game = null
  if (spins !== null) spins = { ...spins, value: spinValue, game }
  if (steps.length === 0 && (spins !== null || minDeposit !== undefined)) steps.push(EMPTY_STEP)
  const [first] = steps
  if (first !== undefined) steps[0] = { ...first, freeSpins: first.freeSpins ?? spins }
  if (minDeposit !== undefined)
    for (const [index, step] of steps.entries())
      steps[index] = { ...step, minDeposit: step.minDeposit ?? minDeposit }
  const sentence = said ?? sentences[0] ?? ''
  if (steps.length > 0) found.steps = { value: steps, sentence }
  const kind = cashback
    ? 'cashback'
    : steps.some(({ matchPercent }) => matchPercent !== null)
      ? 'match'
      : fixed
        ? 'fixed'
        : spins === null || hasSum
          ? undefined
          : 'free_spins'
  if (kind !== undefined) found.kind = { value: kind, sentence }
}

const DAY_NAMES =
  /^(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|^(?:January|February|March|April|May|June|July|August|September|October|November|December)/
const EMPTY_STEP: OfferStep = {
  label: null,
  matchPercent: null,
  maxBonus: null,
  minDeposit: null,
  freeSpins: null,
}

function stepsIn(s: string): OfferStep[] {
  const each = /each of (?:the|your) first (\d) deposits/.exec(s)?.[1]
  const matched = each === undefined ? null : /matched (?:at|by|with) (\d{2,4}) ?%/.exec(s)
  if (each !== undefined && matched?.[1] !== undefined) {
    const most = pattern(String.raw`up to (${MONEY})`).exec(s)?.[1]
    return Array.from({ length: Number(each) }, (_, index) => ({
      ...EMPTY_STEP,
      label: Object.values(ORDINALS)[index * 2] ?? null,
      matchPercent: Number(matched[1]),
      maxBonus: most === undefined ? null : (moneyIn(most) ?? null),
    }))
  }
  const ordinals = [...s.matchAll(ORDINAL)].map((read) => ({
    at: read.index,
    label: ORDINALS[(read[1] ?? '').toLowerCase()] ?? null,
  }))
  const found = [...s.matchAll(MATCHES)]
  const single =
    found.length === 0
      ? pattern(String.raw`match(?:ed)? (?:at|by|with)? ?(\d{2,4}) ?%,? up to (${MONEY})`).exec(s)
      : null
  return (single === null ? found : [single]).map((read, index) => {
    const own = found.length > 1 ? ordinals[index] : ordinals.length === 1 ? ordinals[0] : undefined
    return {
      ...EMPTY_STEP,
      label: own?.label ?? null,
      matchPercent: Number(read[1]),
      maxBonus: moneyIn(read[2] ?? '') ?? null,
    }
  })
}

/** Winnings are the base where nothing else has to be wagered. */
function settle(found: Found): void {
  const spins = found.freeSpinsWagering
  const { wagering } = found
  const isSame = wagering?.value?.base === null && wagering.value.multiple === spins?.value
  if ((wagering === undefined || isSame) && spins?.value !== undefined && spins.value !== null) {
    found.wagering = { value: { multiple: spins.value, base: 'winnings' }, sentence: spins.sentence }
    delete found.freeSpinsWagering
  }
}

/** "€1,000" or "20 euros"; undefined without a currency. */
export function moneyIn(text: string): Money | undefined {
  const amount = amountValue(text)
  const [sign] = /c\$|[€$£]|[a-z]{3,}/i.exec(text) ?? []
  const currency =
    CURRENCIES[(sign ?? '').toLowerCase()] ??
    (sign !== undefined && new RegExp(`^(?:${CODE})$`, 'i').test(sign) ? sign.toUpperCase() : undefined)
  return amount === null || currency === undefined ? undefined : { amount, currency }
}

const CURRENCIES: Readonly<Record<string, string>> = {
  '€': 'EUR',
  euro: 'EUR',
  euros: 'EUR',
  $: 'USD',
  dollar: 'USD',
  dollars: 'USD',
  c$: 'CAD',
  '£': 'GBP',
  pound: 'GBP',
  pounds: 'GBP',
}

function decimal(text: string): number {
  return Number(text.replace(',', '.'))
}
