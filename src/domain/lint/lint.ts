/** Rules for our texts: what they must not say, and what staff should check. */
import { WRITTEN_KINDS, type WrittenKind } from '#contract/items/item-kinds.ts'
import { OfferTerms } from '#contract/offers/terms.ts'
import { MOST_IN_BRITAIN } from '../offers/britain.ts'
import { codeIn } from '../offers/code-and-end.ts'
import { readTerms } from '../offers/read-terms.ts'
import { isForExistingPlayers } from '../bonuses/existing-players.ts'
import { depositInEuros, wageringTimes } from '../bonuses/offer-terms.ts'
import { isExpired } from '../shared/time-left.ts'
import { seenText, type SeenText } from '../shared/seen-text.ts'

type Form = Readonly<Record<string, unknown>>

export interface LintRule {
  /** Stored with a finding. Its meaning never changes. */
  code: string
  kinds: readonly WrittenKind[]
  /** A blocking rule prevents the save. */
  severity: 'block' | 'warn'
  /** The fault, in words for staff. */
  words: string
  source: string
  /** The fields that break the rule, each with the words in question. */
  find: (form: Form, seen: Seen) => readonly { field: string; excerpt: string }[]
}

interface Seen {
  now: Date
  /** The form's public texts as readers see them. */
  texts: readonly (SeenText & { field: string; text: string })[]
  /** An offer's terms as data, where the form has readable ones. */
  stated: OfferTerms | null | undefined
}

export interface Finding extends Pick<LintRule, 'code' | 'severity' | 'words' | 'source'> {
  field: string
  /** At most 120 characters. */
  excerpt: string
}

/** Texts of cards and page heads about an offer or a casino. */
const HEADLINES = ['title', 'description', 'amount', 'name']

/** Fields that are not texts for visitors: addresses and codes. */
const NO_TEXT = /(?:url|slug|code|logo|image|author|source)$/i
/** An offer's terms are quoted from the casino. */
const isOwnWords = (kind: WrittenKind, field: string) => kind !== 'bonus' || !/terms$/i.test(field)

/** Every text that visitors read, with its field in the form. */
function publicTexts(value: unknown, field = ''): { field: string; text: string }[] {
  if (typeof value === 'string') return [{ field, text: value }]
  if (value === null || typeof value !== 'object') return []
  return Object.entries(value).flatMap(([key, part]) =>
    NO_TEXT.test(key) ? [] : publicTexts(part, field === '' ? key : field),
  )
}

/** Negations: "not risk-free" says the opposite. A comma ends the scope. */
const DENIED =
  /\b(?:no|not|none|never|nothing|nobody|cannot|neither|nor|without a|[a-z]+n't)\b[^.!?,;:]{0,60}$/

/** How many characters before the words a negation is looked for. */
const DENIES = 90

/**
 * Searches all texts, or those of some fields, for a pattern. Texts are in lower case, as readers see them. `sign` is in
 * every match of a slow pattern; texts without it are not searched.
 */
function saying(pattern: RegExp, { fields, sign }: { fields?: readonly string[]; sign?: RegExp } = {}) {
  return (_form: Form, { texts }: Seen) =>
    texts.flatMap(({ field, text, seen, placeOf }) => {
      if (fields?.includes(field) === false || sign?.test(seen) === false) return []
      const found = [...seen.matchAll(pattern)].find(
        ({ index }) => !DENIED.test(seen.slice(Math.max(0, index - DENIES), index)),
      )
      if (found === undefined) return []
      const [from, to] = [placeOf(found.index), placeOf(found.index + found[0].length)]
      return [{ field, excerpt: around(text, from, to - from) }]
    })
}

function around(text: string, at: number, length: number): string {
  return text
    .slice(Math.max(0, at - 40), at + length + 40)
    .trim()
    .slice(0, 120)
}

const CAP = 'CAP Code 16.1 and 17 (gambling must not be misleading or socially irresponsible)'
const bonusOnly: readonly WrittenKind[] = ['bonus']
const both: readonly WrittenKind[] = ['bonus', 'casino']
/** Excludes "free spins", whose stake is free, and "free of", "wager-free" and "free withdrawals". */
const FREE =
  /(?<![-\w])free\b(?!-)(?! (?:spins?|rounds?|games?|play|demo|of|from|to|withdrawals?|payouts?|support|choice|start)\b)/g
/** Applies to every type of offer. */
const FREE_WITH_DEPOSIT = new RegExp(
  `${FREE.source}[^.!?]{0,60}\\b(?:with|on|on top of|after|for|when you) (?:your |a |the |first |each |every |any )*deposit`,
  'g',
)

/**
 * Registers of self-exclusion, and the phrases that advertise casinos outside of them. Sources, read 2026-11-26:
 * GamStop (GB), BetStop (AU), OASIS and LUGAS (DE), Spelpaus (SE), ROFUS (DK), Cruks (NL), EPIS (BE), RGIAJ (ES), RUA
 * (IT).
 */
const REGISTER = String.raw`(?:gam[\s-]?stops?|bet[\s-]?stop|oasis|lugas|spelpaus|rofus|cruks|epis|rgiaj|(?:the )?rua)`
/** Words for self-exclusion in the languages of the registers. */
const EXCLUSION = String.raw`(?:self[\s-]?exclu(?:sion|ded)s?|auto[\s-]?exclu(?:sion(?:es)?|dos?|das?)|autoesclusion[ei]|selbstsperren?|spielersperren?|sperrdatei|sjalvavstangning|avstangning|selvudelukkelse|zelfuitsluiting|interdits? de jeu|interdiction de jeu)`
const NAME = `(?:${REGISTER}|${EXCLUSION})`
/** Articles and filler words between a preposition and the name. */
const THE = String.raw`(?:[\s-]{1,3}(?:the|any|a|an|our|uk'?s?|british|australia'?s?|german|das|die|der|den|dem|het|de|el|la|le|les|al|del|den))?[\s-]{1,3}`

const PATTERNS = [
  // No GamStop, non-GamStop, sans EPIS, ohne OASIS, utan Spelpaus, uden om ROFUS, zonder Cruks, sin RGIAJ, fuera del RGIAJ.
  String.raw`\b(?:no|non|not|without|outside(?: of)?|beyond|off|free (?:of|from)|independent (?:of|from)|exempt from|unaffected by|despite|instead of|never mind|forget|ignor(?:e|es|ing)|avoid\w*|bypass\w*|circumvent\w*|evad\w*|escap\w*|skip\w*|dodg\w*|side-?step\w*|no need (?:for|of)|get(?:ting|s)? (?:around|past|round)|(?:a )?way (?:around|past)|alternatives? to|ohne|kein(?:e|en)?|trotz|ausserhalb(?: von)?|utan|trots|utanfor|uden(?: om)?|udenom|trods|zonder|geen|buiten|ondanks|omzeil\w*|sans|hors|pas d[e']|sin|fuera del?|a pesar de|senza|fuori da)${THE}?${NAME}\b`,
  // GamStop-free, Spelpausfri, Cruksvrij, GamStop alternative, GamStop does not apply, GamStop? No problem.
  String.raw`\b${NAME}[\s-]*(?:free|frei|fria?|vrij|alternatives?)\b`,
  String.raw`\b${NAME}\b[?!]? ?(?:no (?:problem|worries)|(?:do(?:es)?n'?t|do(?:es)? not|can ?not|can'?t|won'?t|will not) (?:apply|matter|stop|block|count|reach)|is(?:n'?t| not) (?:used|checked|required|needed|a problem))\b`,
  // Not on, not listed on, isn't registered with, do not take part in; nicht bei, inte ansluten till, niet aangesloten bij, no esta en.
  String.raw`\b(?:not|n'?t|never|aren'?t|isn'?t|nicht|inte|ikke|niet|no|non|pas|n'est)\b(?:[ -](?!only|just|nur|bara|kun|alleen|solo)[\w']+){0,4}[ -](?:on|with|by|in|to|of|from|at|under|use|uses|using|check|checks|bei|an|till|til|bij|aan|op|en|al|a|au|aux|in|med|chez|dans)${THE}?(?:scheme (?:such as|like) )?${REGISTER}\b`,
  String.raw`\b(?:not|nicht|inte|ikke|niet|no|non|pas)[ -](?:registered|listed|enrolled|tilmeldt|tilsluttet|anslut\w+|registrerad|angemeldet|angeschlossen|aangesloten|inscri\w+)[ -]${REGISTER}\b`,
  String.raw`\b(?:doesn'?t|don'?t|do(?:es)? not|never) (?:use|check|ask|honou?r|follow|join|support|know|care about)${THE}?${NAME}\b`,
  // Even if you have excluded yourself; self-excluded players welcome.
  String.raw`\b(?:even (?:if|when|though|after|while)|although|despite|still (?:play|bet|join)\w*|can play|selbst wenn|auch wenn|aven om|selv om|selvom|ook als|meme si|aunque|anche se)\b[^.!?]{0,48}\b(?:exclu(?:ded|de|sion)|self-?exclu\w*|banned yourself|blocked yourself|gesperrt|avstangd|udelukket|uitgesloten|exclus?|autoexclu\w*|autoesclus\w*)\b`,
  String.raw`\b(?:self-?)?(?:excluded|banned) (?:players?|customers?|gamblers?|punters?)\b[^.!?]{0,24}\b(?:welcome|accepted|can|may)\b`,
  String.raw`\b(?:accepts?|welcomes?|takes?|for)${THE}?(?:self-?)?excluded (?:players?|customers?|gamblers?|punters?)\b`,
]

const SELLS_PAST_EXCLUSION = new RegExp(PATTERNS.join('|'), 'g')
/** A part of each register, word for exclusion and ban above. */
const OF_EXCLUSION =
  /stop|oasis|lugas|spelpaus|rofus|cruks|epis|rgiaj|rua|e[xs]clu|sperr|avstang|udeluk|uitgesl|uitsluit|interdi|banned|blocked/

export const LINT_RULES: readonly LintRule[] = [
  {
    code: 'free-money',
    kinds: bonusOnly,
    severity: 'block',
    words: '“Free” must not describe what needs a deposit of one’s own money.',
    source: 'CAP Code 3.23 to 3.25 (“free” claims)',
    find: (form, seen) =>
      saying(takesDeposit(form, seen) ? FREE : FREE_WITH_DEPOSIT, { fields: HEADLINES })(form, seen),
  },
  {
    code: 'risk-free',
    kinds: WRITTEN_KINDS,
    severity: 'block',
    words: 'Gambling is never without risk.',
    source: CAP,
    find: saying(/\brisk[- ]?free\b|\b(?:zero|no|without|without any) risk\b/g),
  },
  {
    code: 'guaranteed',
    kinds: WRITTEN_KINDS,
    severity: 'block',
    words: 'Nothing about the result of gambling is guaranteed.',
    source: CAP,
    // Excludes the guarantee of a fund, a scheme or a law.
    find: saying(
      /\bguarante(?:ed|es?)\b(?! (?:funds?|schemes?|deposits?|by (?:law|the (?:state|regulator|licence)))\b)|\b(?:sure|certain|safe) (?:wins?|profits?|bets?|thing)\b|\b(?:can't|cannot|can not|never|impossible to) lose\b(?! more than)|\b(?:always|certain to|bound to) win\b/g,
    ),
  },
  {
    code: 'recover-losses',
    kinds: WRITTEN_KINDS,
    severity: 'block',
    words: 'Playing on is no way to recover losses.',
    source: 'CAP Code 16.3.3 (chasing losses)',
    find: saying(
      /\b(?:recover(?:ing)?|recoup(?:ing)?|(?:win|get|make|earn)(?:ning|ting)? (?:it |them |everything )?back|chas(?:e|ing)|make up for)\b[^.!?]{0,24}\b(?:loss(?:es)?|lost|losing)\b/g,
    ),
  },
  {
    code: 'avoids-exclusion',
    kinds: WRITTEN_KINDS,
    severity: 'block',
    words: 'No one is helped around a self-exclusion.',
    source: 'UKGC LCCP 3.5; CAP Code 16.3.4',
    find: saying(SELLS_PAST_EXCLUSION, { sign: OF_EXCLUSION }),
  },
  {
    code: 'wagering-in-britain',
    kinds: bonusOnly,
    severity: 'warn',
    words:
      'Wagering above 10× is not allowed in Great Britain, so visitors from there do not see this offer.',
    source: 'UKGC LCCP SR 5.1.1, from 19 January 2026',
    find: (form, seen) => {
      const multiple = wageringOf(form, seen)
      return multiple === null || multiple <= MOST_IN_BRITAIN || multiple === Infinity
        ? []
        : [{ field: 'wageringRequirement', excerpt: `${multiple}×` }]
    },
  },
  {
    code: 'wagering-unreadable',
    kinds: bonusOnly,
    severity: 'warn',
    words:
      'The wagering cannot be read as a multiple such as 35×, so visitors from Great Britain do not see this offer.',
    source: 'UKGC LCCP SR 5.1.1, from 19 January 2026',
    find: (form, seen) =>
      wageringOf(form, seen) === Infinity
        ? [{ field: 'wageringRequirement', excerpt: String(form['wageringRequirement']).slice(0, 120) }]
        : [],
  },
  {
    code: 'conditions-unknown',
    kinds: bonusOnly,
    severity: 'warn',
    words: 'Wagering, minimum deposit, who may claim it and its end are all not stated.',
    source: 'CAP Code 3.9 and 3.10 (significant conditions must be stated)',
    find: (form) =>
      ['wageringRequirement', 'minDeposit', 'validUntil', 'offerTerms'].every(
        (field) => (form[field] ?? null) === null,
      ) && form['noEndDate'] !== true
        ? [{ field: 'wageringRequirement', excerpt: 'Not stated' }]
        : [],
  },
  {
    code: 'superlative',
    kinds: both,
    severity: 'warn',
    words: 'A superlative needs a source that a reader can check.',
    source: 'CAP Code 3.7 (substantiation)',
    find: saying(
      /\b(?:the )?(?:best|biggest|largest|highest|fastest|safest|most generous|unbeatable|number one)\b|#1\b/g,
      { fields: HEADLINES },
    ),
  },
  {
    code: 'code-differs',
    kinds: bonusOnly,
    severity: 'warn',
    words: 'The text names another code than the field.',
    source: 'House rule',
    find: (form) => {
      const [code, terms] = [form['code'], form['terms']]
      if (typeof code !== 'string' || typeof terms !== 'string') return []
      const named = codeIn(terms)
      return named === undefined || named === code ? [] : [{ field: 'code', excerpt: named }]
    },
  },
  {
    code: 'terms-differ',
    kinds: bonusOnly,
    severity: 'warn',
    words: 'The Terms tab states another number than the casino’s own words.',
    source: 'House rule',
    find: (form, { stated }) => {
      const text = form['terms']
      if (!stated || typeof text !== 'string') return []
      const differing = readTerms(text).filter(({ field, value }) => {
        const [ours, theirs] = [numberOf(stated[field]), numberOf(value)]
        return ours !== undefined && theirs !== undefined && ours !== theirs
      })
      return differing.map(({ sentence }) => ({ field: 'offerTerms', excerpt: sentence.slice(0, 120) }))
    },
  },
  {
    code: 'ended-featured',
    kinds: bonusOnly,
    severity: 'warn',
    words: 'It has ended and is still featured.',
    source: 'House rule',
    find: (form, { now }) => {
      const end = form['validUntil']
      return form['isFeatured'] === true && typeof end === 'string' && isExpired(end, now)
        ? [{ field: 'isFeatured', excerpt: end.slice(0, 10) }]
        : []
    },
  },
  {
    code: 'terms-empty',
    kinds: bonusOnly,
    severity: 'warn',
    words: 'The Terms tab is empty: nothing says who may claim it, and its reality check computes nothing.',
    source: 'House rule',
    find: (form) => (form['offerTerms'] === null ? [{ field: 'offerTerms', excerpt: 'Not stated' }] : []),
  },
]

/** All findings of a form, blocking ones first. */
export function lint(kind: WrittenKind, form: Form, now: Date): Finding[] {
  const texts = publicTexts(form)
    .filter(({ field }) => isOwnWords(kind, field))
    .map(({ field, text }) => ({ field, text, ...seenText(text) }))
  const stated = OfferTerms.nullish().safeParse(form['offerTerms']).data
  return LINT_RULES.filter(({ kinds }) => kinds.includes(kind)).flatMap(
    ({ code, severity, words, source, find }) =>
      find(form, { now, texts, stated }).map((found) => ({ code, severity, words, source, ...found })),
  )
}

/** The number in a term: wagering, a sum, days. Undefined where the term has none or is not stated. */
function numberOf(term: unknown): number | undefined {
  if (typeof term === 'number') return term
  const { multiple, amount } = (term ?? {}) as { multiple?: number; amount?: number }
  return multiple ?? amount
}

function wageringOf(form: Form, { stated }: Seen): number | null {
  const text = form['wageringRequirement']
  return stated?.wagering?.multiple ?? wageringTimes(typeof text === 'string' ? text : null)
}

/** Whether a player must deposit before getting the offer. */
function takesDeposit(form: Form, { stated }: Seen): boolean {
  const { type, minDeposit } = form
  if (typeof type === 'string' && (type === 'no_deposit' || isForExistingPlayers(type))) return false
  const asks = typeof minDeposit === 'string' ? depositInEuros(minDeposit) !== 0 : undefined
  return asks ?? (stated?.steps.some((step) => step.matchPercent !== null) === true || type === 'welcome')
}
