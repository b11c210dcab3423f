/**
 * Reads the terms of an offer from English texts of casinos. The words between a quantity and its neighbours determine
 * its role. When two quantities qualify for one term, none is proposed. Uncertain terms are left out, because a wrong
 * term costs a visitor money and a missing one costs an editor a minute. Figures are in docs/facts.md.
 */
import { COUNTRIES, isCountryCode } from '#contract/countries/countries.ts'
import {
  OfferStep,
  TERM_FIELDS,
  type Money,
  type OfferTerms,
  type TermProposal,
} from '#contract/offers/terms.ts'
import { countriesIn } from '../search/country-words.ts'
import { contributionsIn } from '../games/contributions-in.ts'
import { plainQuantities, quantitiesIn, type Quantity } from '../search/quantities.ts'
import { sentencesOf } from '../search/sentences.ts'

type Field = keyof OfferTerms
type Found = { [Name in Field]?: { value: OfferTerms[Name]; sentence: string } }

/**
 * The terms that a text or HTML states, each with its sentence; at most one proposal for each field, in the order of
 * the form.
 */
export function readTerms(text: string): TermProposal[] {
  const sentences = sentencesOf(text)
  const isWhole = sentences.length === 1 && (sentences[0]?.length ?? 0) <= 40
  const reader = new Reader()
  for (const sentence of sentences) reader.read(sentence, isWhole)
  const found = reader.settle()
  return TERM_FIELDS.flatMap((field) => {
    const read = found[field]
    return read === undefined ? [] : [{ field, ...read }]
  })
}

/** A quantity with the words up to its neighbouring quantities, and its sentence. */
interface Place {
  of: Quantity
  before: string
  after: string
  s: string
}

/**
 * A rule that gives a quantity a role. Every given pattern must match; `unless` tests the words before, `never` the
 * sentence.
 */
interface Rule<Role> {
  role: Role
  before?: RegExp
  after?: RegExp
  s?: RegExp
  unless?: RegExp
  never?: RegExp
}

function roleOf<Role>(rules: readonly Rule<Role>[], { before, after, s }: Place): Role | undefined {
  const obeys = (rule: Rule<Role>) =>
    rule.before?.test(before) !== false &&
    rule.after?.test(after) !== false &&
    rule.s?.test(s) !== false &&
    rule.unless?.test(before) !== true &&
    rule.never?.test(s) !== true
  return rules.find(obeys)?.role
}

/** Matches a text with both, in any order. */
const both = (one: RegExp, other: RegExp) => new RegExp(`^(?=.*(?:${one.source}))(?=.*(?:${other.source}))`)

const SPINS = /\bspins?\b/
const WAGER =
  /wager(?!s? placed)|play(?:ed)? ?-?(?:[a-z]+ ){0,2}through|play-?through|roll(?:ed|ing)?[ -]?over|turn(?:ed)? ?over|\bplay\b[^.]{0,20}\d ?(?:x|times)|requirement|\bx ?\(? ?[bd]\b|x \(?bonus|bonus(?:es)? \d+x|times the (?:bonus|deposit|sum|total)/
const DEPOSIT_AND_BONUS =
  /bonus \(b\) and deposit \(d\)|deposit \(d\) and bonus \(b\)|\bd(?:ep)? ?\+ ?b|\bb ?\+ ?d|deposit(?:ed)?(?: amount)? ?(?:\+|and|plus|&) ?(?:the )?bonus|bonus(?: amount)? ?(?:\+|and|plus|&) ?(?:the |your )?(?:qualifying )?deposit/
const CASH =
  /winnings?\b|\bwins?\b|withdr[ae]w|cash(?:ed)?[ -]?outs?|pay(?:ed)?[ -]?outs?|paid out|convert|conversion|\bwon\b/
const LIMIT =
  /max|\bcap|limit|restrict|exceed|more than|most|only|above|(?<!turned |rolled |played )over\b|highest/
const LIMIT_END =
  /(?:capped at|limited to|restricted to|exceed|no more than|at most|up to|maximum of|a limit of|cap of|cap is|cap:)(?: a maximum of)? ?$/
const BET = /\b(?:bets?|betting|stakes?|staking|wagers?|rounds?)\b(?! requirement)/
const BET_LIMIT =
  /max|highest|largest|biggest|limit|exceed|\bcap\b|more than|at most|up to|above|over\b|larger|higher|no single|bets? (?:of|at) $/
const BET_AFTER =
  /^ (?:\w+ )?max(?:imum|\.)? (?:bet|stake)|^ (?:a|per|each) (?:bet|round|hand|stake|wager|game round)|^ or (?:less|under|lower)\b/
const DEPOSIT = /\b(?:depo?|deposit(?:s|ed|ing)?|top(?:ping)?[ -]?ups?|payments?)\b/
const DEPOSIT_END =
  /(?:\bmin(?:imum|\.)?|least|less than|\bof|from|between|depo?|deposit(?:s|ed|ing)?|required|amount|needed|is|be|and stake|top[ -]?up|by|:)[ :]*(?:of |is |a |minimum |min\.? )*$/
const UP_TO =
  /(?:up to|till?|\bto|max(?:imum|\.)?(?: bonus)?(?: of)?|capped at|limited to|(?:maximum|total) of|no more than|highest cashback is)(?: a (?:maximum|total) of)?:? ?$/
const OR_MORE = /^ ?(?:\+|or (?:more|above|higher)|and more|minimum)/
const BEFORE_PAYOUT = /before (?:a |any |the )?(?:first )?withdrawal|to withdraw/
/** What a casino pays out per month to anyone is not a term of an offer. */
const EVERYONE =
  /withdraw.*(?:(?:per|a|each|every) (?:day|week|month)|daily|weekly|monthly)|(?:daily|weekly|monthly).*withdraw|payouts? of up to/

const CASHOUT_RULES: readonly Rule<'cashout'>[] = [
  { role: 'cashout', before: both(CASH, LIMIT), never: EVERYONE },
  { role: 'cashout', before: both(CASH, /up to/), never: EVERYONE },
  { role: 'cashout', before: /\bcap(?:ped)?\b/, unless: BET, never: EVERYONE },
]
const MONEY_RULES: readonly Rule<'bet' | 'spin' | 'deposit' | 'cashout' | 'fixed'>[] = [
  { role: 'bet', before: both(BET, BET_LIMIT), unless: CASH },
  { role: 'bet', before: BET, after: BET_AFTER, unless: CASH },
  { role: 'bet', after: BET_AFTER, unless: new RegExp(`${DEPOSIT.source}|${CASH.source}`) },
  {
    role: 'spin',
    before:
      /(?:worth|valued?(?: is)?(?: at)?(?: of)?:?|spins? (?:of|at)|each at|per spin:?|spins?: ?|each spin is|are) ?(?:a total of )?$/,
    s: SPINS,
    unless: both(LIMIT, CASH),
  },
  { role: 'spin', after: /^ (?:each|per (?:free )?spin|a spin)\b/, s: SPINS, unless: both(LIMIT, CASH) },
  ...CASHOUT_RULES,
  {
    role: 'cashout',
    before: /max|limit|more than|most|up to|only/,
    after: /^(?: of (?:the )?winnings)? (?:can|may|will) be (?:withdr|cash|paid|conv|won)/,
  },
  { role: 'cashout', before: LIMIT_END, s: /winnings|\bwins?\b|\bwon\b/, unless: DEPOSIT, never: /%.*up to/ },
  { role: 'deposit', before: both(DEPOSIT, DEPOSIT_END), never: BEFORE_PAYOUT },
  { role: 'deposit', before: DEPOSIT, after: OR_MORE, never: BEFORE_PAYOUT },
  { role: 'deposit', before: /(?:^|[,;:] ?)(?:min\.?|minimum|from) $/, after: /^(?! (?:max|bet))/ },
  { role: 'deposit', before: /at least $/, after: /^ must (?:be|have been) deposited/, never: BEFORE_PAYOUT },
  { role: 'deposit', before: /the minimum is $/, s: DEPOSIT },
  {
    role: 'fixed',
    before: /^(?:.*(?:\ba|your|get|amount:|have) ?)?$/,
    after: /^(?: \w+){0,2} bonus\b|^ no deposit/,
  },
  { role: 'fixed', before: /^amount: $/, after: /^$/ },
]
const SPAN_RULES: readonly Rule<'daysToClaim' | 'daysToWager' | 'none'>[] = [
  { role: 'none', before: /\b(?:play|session|account)\b[^.;]{0,20}$|(?:every|per|each|last|past) $/ },
  {
    role: 'daysToClaim',
    before: /(?:claim|activat|opt(?:ed|ing)? in|redeem|accept|take the)(?!.*(?:,| and )).*$/,
  },
  {
    role: 'daysToClaim',
    after: /^ (?:to (?:claim|activate|accept|opt)|(?:of|after|from) (?:registr?|sign|opening|joining))/,
  },
  {
    role: 'daysToClaim',
    after: /^ \w+ (?:receiving|being credited|it being)/,
    unless: /wager|requirement|expire/,
  },
  { role: 'none', before: SPINS, after: new RegExp(`^(?!.*(?:${WAGER.source}))`), unless: WAGER },
  { role: 'daysToWager', s: new RegExp(`${WAGER.source}|${DEPOSIT_AND_BONUS.source}`) },
  {
    role: 'daysToWager',
    s: /valid|expir|last|void|met|complet|used|fulfil|time limit|disappear|lapse|days? for each|\bruns\b|how long do i have/,
  },
]
const HAS_BONUS =
  /\bbonus(?:es)?\b(?! spins| winnings)(?<!from (?:the |a |this )?bonus)(?<!as bonus)|\bcashback\b|\bamount\b(?! from)/
const BASE_RULES: readonly Rule<'bonus' | 'deposit_and_bonus' | 'winnings' | 'deposit'>[] = [
  { role: 'deposit_and_bonus', after: DEPOSIT_AND_BONUS },
  {
    role: 'deposit_and_bonus',
    after: /^(?! ?\(?(?:the |your |free spins? )?(?:bonus|winnings))/,
    s: DEPOSIT_AND_BONUS,
  },
  { role: 'winnings', after: /^ ?\(?(?:the |your |of )*(?:free spins? |spins? )?winnings/ },
  { role: 'bonus', after: /^ ?\(?(?:the |your |of |of the |of your )?(?:bonus(?! winnings)|cashback)/ },
  { role: 'deposit', after: /^ ?\(?(?:the |your |of )*deposit/ },
  { role: 'winnings', s: /winnings|\bwins\b|(?:won|win) (?:amount|with)/, never: HAS_BONUS },
  { role: 'bonus', s: HAS_BONUS },
  { role: 'bonus', s: /\b(?:wager|play|roll|turn) (?:it|this)\b|^(?:it|this) (?:must|has|needs)/ },
]

const BACK = /cash ?-?back|% (?:of [\w ]{1,30} )?back|returned|refund|net loss|losses|lost money/
const ORDINAL =
  /\b(first|second|third|fourth|fifth|1st|2nd|3rd|4th|5th)(?:[- ]ever)? ?(?:qualifying |\w+ )?(?:deposit|payment)/g
const ORDINALS = ['First', 'Second', 'Third', 'Fourth', 'Fifth']
const SPIN_COUNT =
  /^(?: x)?(?: (?:free|bonus|extra|cash|super|daily))* spins?\b(?! (?:a|per|each|every) (?:day|week)| daily)/
const NO_WAGER =
  /\b(?:no|zero|without(?: any)?|free of) (?:wager|wr\b|play ?-?through|roll(?:ed)?[ -]?over|turn ?over)|wager(?:ing)?[- ]free|not? (?:have to|need to|subject to) (?:be )?wager|wager(?:ing)?(?: requirements?)?:? (?:none|no\b)/
const NO_DEPOSIT =
  /\bno[ -]deposit(?: (?:is )?(?:bonus|needed|required|necessary))?\b(?! limit)|min(?:imum|\.)? deposit: ?(?:none|no\b|0\b)|without (?:a |any )?deposit/
const NO_LIMIT =
  /\bno (?:maximum|max|upper|limit|cap|ceiling)\b[^.;]{0,30}(?:cash ?-?out|withdraw|win|conver|payout|on what|limit)|\bno (?:cash ?-?out|withdrawal|win|winning|conversion) (?:limit|cap)|(?:uncapped|unlimited) (?:win|cash)|winnings are (?:not capped|uncapped|unlimited)|max(?:imum|\.)? (?:cash ?-?out|win(?:nings)?|withdrawal): ?(?:none|no limit|unlimited)|(?:can win|pay ?-?out|cash out|withdraw)\b.{0,40}(?:there is|has) no (?:limit|maximum)/
const EXCLUDED =
  /(?:not|n't|cannot) (?:qualify|eligible|count|valid|accepted|trigger|entitle|available|open|offered|use|take|be used)|unavailable|\bexcl(?:ud|\.)|except|ineligible|disqualif|may not|restricted in|\bno (?=skrill|neteller|paypal)/

/** Terms without a quantity: true where the first pattern matches, false where the second does. */
const FLAGS = {
  cashable: [
    /non-?sticky|\bcashable: yes|bonus(?: amount| funds)? (?:is|are) (?:cashable|withdrawable)|\bcashable bonus|bonus(?: amount| funds)?(?: \w+){0,6} (?:can|may) (?:then )?be (?:withdrawn|cashed out)|becomes? (?:real |withdrawable )?cash/,
    /non-?cashable|not cashable|(?<!non-?)\bsticky\b|phantom|\bcashable: no|withdraw the bonus[^?]{0,20}\? no\b|bonus(?: amount| funds| itself| money)? (?:itself )?(?:can ?not|can't|may not|is not|are not|will be|is|are)(?: themselves)?(?: be)? (?:withdrawn|withdrawable|deducted|removed|taken off|cashed out|subtracted)/,
  ],
  newCustomersOnly: [
    /\bnew (?:players?|customers?|accounts?|members?|depositors?)(?: from [\w ]{1,60}| \w+)? only|only (?:available |open |valid )?(?:to|for) new|(?:available|open|valid) (?:only )?(?:to|for) new|first[- ]time depositors?|for new (?:players|customers)|depositing for the first time|not previously held an account/,
    /\bexisting (?:players|customers)|by invitation|for verified accounts|(?:open|available) to all (?:players|customers)/,
  ],
} as const
const OF_COUNTRIES =
  /countr|resident|players? (?:from|in|based|residing)|customers? (?:from|in)|customers only|available (?:only )?in|open (?:only )?to|valid in|\bexcl(?:ud|\.)|restricted in/

/** Reads sentence by sentence. The first sentence that states a field counts. */
class Reader {
  readonly #found: Found = {}
  readonly #steps: OfferStep[] = []
  readonly #spins = { count: 0, value: null as Money | null, game: null as string | null }
  readonly #has = { cashback: false, fixed: false, sum: false, bonus: false }
  #minDeposit: Money | undefined
  /** The first sentence about the steps. */
  #said = ''

  read(sentence: string, isWhole: boolean): void {
    const s = plain(sentence)
    const places = quantitiesIn(s).map((of, at, all) => ({
      of,
      before: s.slice(all[at - 1]?.end ?? 0, of.at),
      after: s.slice(of.end, all[at + 1]?.at),
      s,
    }))
    this.#has.bonus ||= /\bbonus(?!es? spins?| spins?)/.test(s)
    this.#has.cashback ||= BACK.test(s)
    this.#readWagering(s, sentence, places, isWhole)
    const contributions = contributionsIn(s)
    if (contributions.length > 0) this.#addContributions(contributions, sentence)
    const taken = contributions.length > 0 ? undefined : this.#readSteps(s, sentence, places)
    this.#readSpins(s, sentence, places)
    for (const place of places) if (taken?.has(place.of) !== true) this.#readMoney(place, sentence)
    this.#readSpans(sentence, places)
    for (const field of ['cashable', 'newCustomersOnly'] as const) {
      const [yes, no] = FLAGS[field]
      if (no.test(s) || yes.test(s)) this.#set(field, !no.test(s), sentence)
    }
    if (NO_LIMIT.test(s)) this.#set('maxCashout', 'none', sentence)
    if (NO_DEPOSIT.test(s)) this.#setDeposit({ amount: 0, currency: 'EUR' }, sentence)
    if (OF_COUNTRIES.test(s)) this.#readCountries(s, sentence)
    const methods = paymentsIn(s)
    if (methods.length > 0 && EXCLUDED.test(s)) this.#set('excludedPaymentMethods', methods, sentence)
  }

  #set<Name extends Field>(field: Name, value: OfferTerms[Name], sentence: string): void {
    if (this.#found[field] === undefined) (this.#found as Record<Field, unknown>)[field] = { value, sentence }
  }

  #setDeposit(money: Money, sentence: string): void {
    this.#minDeposit ??= money
    this.#said ||= sentence
  }

  #readWagering(s: string, sentence: string, places: readonly Place[], isWhole: boolean): void {
    const ofSpins = /winnings|spins|you win/.test(s) && !/\bbonus\b(?! spins)/.test(s)
    if (NO_WAGER.test(s) || (isWhole && /^(?:none|no|n\/a|nil)$/.test(s)))
      return this.#set('wagering', { multiple: 0, base: ofSpins ? 'winnings' : 'bonus' }, sentence)
    if (!WAGER.test(s) && !DEPOSIT_AND_BONUS.test(s) && !(isWhole && s.length <= 20)) return
    const candidates = places.flatMap((place) => {
      if (place.of.is !== 'times' || place.of.value > 1000 || roleOf(CASHOUT_RULES, place) !== undefined)
        return []
      return [{ multiple: place.of.value, base: roleOf(BASE_RULES, place) ?? null }]
    })
    const ofWinnings = onlyOne(candidates.filter(({ base }) => base === 'winnings'))
    if (ofWinnings !== undefined) this.#set('freeSpinsWagering', ofWinnings.multiple, sentence)
    const one = onlyOne(candidates.filter(({ base }) => base !== 'winnings'))
    if (one === undefined || one.base === 'deposit') return
    const known = this.#found.wagering?.value
    // A later sentence may name the base of the multiple.
    if (known?.base === null && known.multiple === one.multiple) delete this.#found.wagering
    this.#set('wagering', { multiple: one.multiple, base: one.base }, sentence)
  }

  #addContributions(contributions: OfferTerms['contributions'], sentence: string): void {
    const earlier = this.#found.contributions?.value ?? []
    const known = new Set(earlier.map(({ gameType }) => gameType))
    this.#set('contributions', earlier, sentence)
    earlier.push(...contributions.filter(({ gameType }) => !known.has(gameType)))
  }

  /** Reads percentages with their highest bonus and deposit. Returns the sums that are such a bonus. */
  #readSteps(s: string, sentence: string, places: readonly Place[]): Set<Quantity> {
    const labels = [...s.matchAll(ORDINAL)].map(([, word = '']) => {
      const at = ORDINALS.findIndex((name) => name.toLowerCase() === word)
      return `${ORDINALS[at === -1 ? Number.parseInt(word, 10) - 1 : at]} deposit`
    })
    let steps: OfferStep[] = []
    const taken = new Set<Quantity>()
    for (const { of, before, after } of places) {
      const open =
        steps.at(-1) ?? (/max(?:imum|\.)? bonus|highest/.test(before) ? this.#steps.at(-1) : undefined)
      if (of.is === 'percent' && of.value > 0 && !after.startsWith(' of the bonus'))
        steps.push({ ...EMPTY_STEP, matchPercent: of.value })
      else if (of.is === 'money' && open?.maxBonus === null && open.matchPercent !== null)
        if (/^, ?$/.test(before) || (UP_TO.test(before) && !BET.test(before) && !CASH.test(before))) {
          open.maxBonus = of.money
          taken.add(of)
        }
    }
    const each = Number(/each of (?:the|your) first ([2-5]) deposits/.exec(s)?.[1] ?? 0)
    const [first] = steps
    if (each > 0 && first !== undefined) steps = Array.from({ length: each }, () => ({ ...first }))
    for (const [at, step] of steps.entries()) {
      if (each > 0) step.label = `${ORDINALS[at]} deposit`
      else if (labels.length === steps.length) step.label = labels[at] ?? null
      const isKnown = this.#steps.some((one) => isSameStep(one, step))
      if (isKnown || (this.#has.cashback && this.#steps.length > 0)) continue
      this.#said ||= sentence
      this.#steps.push(step)
    }
    return taken
  }

  #readSpins(s: string, sentence: string, places: readonly Place[]): void {
    const game = GAME_NAME.exec(sentence)?.[1]?.replace(/ (?:and|of|the)$/, '')
    if (game !== undefined && /\bspins?\b|^slot:/.test(s) && !isOther(game)) this.#spins.game ??= game
    const count = places.find(
      ({ of, before, after }) =>
        of.is === 'count' &&
        of.value > 0 &&
        (SPIN_COUNT.test(after) || /spins[^.]{0,20}(?:: |\? (?:yes, )?)$/.test(before)),
    )
    if (count?.of.is !== 'count' || this.#spins.count > 0) return
    this.#spins.count = count.of.value
    this.#said ||= sentence
    const isAfterSum = ({ of, before }: Place) =>
      of.is === 'money' && of.end <= count.of.at && !DEPOSIT.test(before)
    const isAdded = /(?:\+|and|plus|&) ?$/.test(count.before)
    if (isAdded && (places.some(isAfterSum) || /(?:bonus|back|chips?|cash) \S+ ?$/.test(count.before)))
      this.#has.sum = true
  }

  #readMoney(place: Place, sentence: string): void {
    const { of, after } = place
    if (of.is === 'times' && roleOf(CASHOUT_RULES, place) !== undefined) {
      const base = OF_BASE.exec(after)?.[1]
      if (base !== undefined)
        this.#set('maxCashout', { multiple: of.value, of: base === 'deposit' ? base : 'bonus' }, sentence)
    }
    if (of.is !== 'money') return
    const role = roleOf(MONEY_RULES, place)
    if (role === 'bet') this.#set('maxBet', of.money, sentence)
    else if (role === 'cashout') this.#set('maxCashout', of.money, sentence)
    else if (role === 'spin') this.#spins.value ??= of.money
    else if (role === 'deposit') this.#setDeposit(of.money, sentence)
    else if (role === 'fixed') this.#has.fixed = true
  }

  #readSpans(sentence: string, places: readonly Place[]): void {
    const spans = places.flatMap((place) =>
      place.of.is === 'days' ? [{ field: roleOf(SPAN_RULES, place), multiple: place.of.value }] : [],
    )
    for (const field of ['daysToClaim', 'daysToWager'] as const) {
      const one = onlyOne(spans.filter((span) => span.field === field))
      if (one !== undefined) this.#set(field, one.multiple, sentence)
    }
  }

  #readCountries(s: string, sentence: string): void {
    const short = /\bexcl(?:ud|\.)/.test(s)
      ? (sentence.match(/\b[A-Z]{2}\b/g) ?? []).filter(isCountryCode)
      : []
    const codes = [...new Set([...short, ...countriesIn(sentence)])].toSorted()
    if (codes.length === 0) return
    if (EXCLUDED.test(s)) this.#set('countries', { included: [], excluded: codes }, sentence)
    else if (/\bonly\b|exclusive(?:ly)? (?:to|for)/.test(s))
      this.#set('countries', { included: codes, excluded: [] }, sentence)
  }

  /** Decides what depends on all sentences together. */
  settle(): Found {
    const found = this.#found
    const { count, value, game } = this.#spins
    const spins = count === 0 ? null : { count, value, game }
    const minDeposit = this.#minDeposit ?? null
    if (this.#steps.length === 0 && (spins ?? minDeposit) !== null) this.#steps.push({ ...EMPTY_STEP })
    const steps = this.#steps.map((step, at) => ({ ...step, freeSpins: at === 0 ? spins : null, minDeposit }))
    if (steps.length > 0) found.steps = { value: steps, sentence: this.#said }
    const kind = this.#kindOf(steps)
    if (kind !== null && this.#said !== '') found.kind = { value: kind, sentence: this.#said }
    const { wagering, freeSpinsWagering: ofSpins } = found
    const isSame = wagering?.value?.base === null && wagering.value.multiple === ofSpins?.value
    // Winnings are the base where nothing else must be wagered.
    if ((wagering === undefined || isSame) && typeof ofSpins?.value === 'number') {
      found.wagering = { value: { multiple: ofSpins.value, base: 'winnings' }, sentence: ofSpins.sentence }
      delete found.freeSpinsWagering
    } else if (wagering?.value !== undefined && wagering.value !== null) {
      const { multiple, base } = wagering.value
      if (kind === 'free_spins' && !this.#has.bonus) wagering.value = { multiple, base: 'winnings' }
      if (kind === 'fixed' && base === null && minDeposit?.amount === 0)
        wagering.value = { multiple, base: 'bonus' }
    }
    return found
  }

  #kindOf(steps: readonly OfferStep[]): OfferTerms['kind'] {
    if (this.#has.cashback) return 'cashback'
    if (steps.some(({ matchPercent }) => matchPercent !== null)) return 'match'
    if (this.#has.fixed) return 'fixed'
    return this.#spins.count === 0 || this.#has.sum ? null : 'free_spins'
  }
}

/** The multiple that all candidates share; undefined where they differ. */
function onlyOne<Candidate extends { multiple: number }>(all: readonly Candidate[]): Candidate | undefined {
  return all.every(({ multiple }) => multiple === all[0]?.multiple) ? all[0] : undefined
}

/** True when both describe the same step. */
function isSameStep(one: OfferStep, other: OfferStep): boolean {
  return (
    one.matchPercent === other.matchPercent &&
    (other.maxBonus === null || one.maxBonus?.amount === other.maxBonus.amount) &&
    (one.label === null || other.label === null || one.label === other.label)
  )
}

/** Normalises the notation of numbers and abbreviations, and drops the number of a rule. */
function plain(sentence: string): string {
  return plainQuantities(sentence.replace(/^\d{1,2}\.(?:\d{1,2}\.?)? (?=[A-Z])/, ''))
    .replaceAll(/\bfs\b/g, 'free spins')
    .replaceAll(/\bcb\b/g, 'cashback')
    .replaceAll(/\bwr\b/g, 'wagering')
    .replaceAll(/max co\b/g, 'max cashout')
    .replaceAll(/(\d) ?x ?\(?b\)?(?![\w+]| \+)/g, '$1x bonus')
}

const OF_BASE =
  /^(?: the| your| that)?(?: value of| amount of| size of)?(?: the| your)?(?: original| initial| qualifying| first)? ?(bonus|deposit)/

const GAME_NAME =
  /(?:\b(?:[Ss]pins?|FS)\b[^;]{0,60}?\b(?:on|in|for)(?: the)?(?: game| slot)? |^Slot: |[Ss]pins[^;]{0,40}\? [^;.]{0,20}\bon )((?:[A-Z][\w'’&-]*)(?: (?:[A-Z&][\w'’&-]*|of|the|and|[0-9]+))*)/
const DAY_NAMES =
  /^(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|^(?:January|February|March|April|May|June|July|August|September|October|November|December)/
const isOther = (name: string) =>
  PAYMENTS.some(([known]) => known === name) ||
  DAY_NAMES.test(name) ||
  COUNTRIES.some(([, known]) => known === name)
const EMPTY_STEP = OfferStep.parse({})

const PAYMENTS =
  `Skrill,Neteller,PayPal,Paysafecard,ecoPayz,Payz,Bitcoin,Trustly,MuchBetter,Klarna,Apple Pay,Google Pay,
Interac,AstroPay,Jeton,Bank transfer,Cryptocurrency`
    .split(/,\s*/)
    .map((name) => [name, new RegExp(String.raw`\b${name.toLowerCase().replace('currency', '')}`)] as const)
const paymentsIn = (s: string) => PAYMENTS.flatMap(([name, known]) => (known.test(s) ? [name] : []))
