/** What an offer or a casino must not say, and what staff should look at: a table of rules. */
import type { ChangedKind } from '#contract/changes/fact-changes.ts'
import { OfferTerms } from '#contract/offers/terms.ts'
import { MOST_IN_BRITAIN } from '../offers/britain.ts'
import { codeIn, readTerms } from '../offers/read-terms.ts'
import { isForExistingPlayers } from '../bonuses/existing-players.ts'
import { depositInEuros, wageringMultiple } from '../bonuses/offer-terms.ts'
import { isExpired } from '../shared/time-left.ts'

type Form = Readonly<Record<string, unknown>>

export interface LintRule {
  /** Stored with a finding; it never changes its meaning. */
  code: string
  kinds: readonly ChangedKind[]
  /** A blocking rule refuses the save. */
  severity: 'block' | 'warn'
  /** What is wrong, for staff. */
  words: string
  /** Where the rule comes from. */
  source: string
  /** The fields that break it, each with the words that do. */
  find: (form: Form, now: Date) => readonly { field: string; excerpt: string }[]
}

export interface Finding extends Pick<LintRule, 'code' | 'severity' | 'words' | 'source'> {
  field: string
  /** At most 120 characters. */
  excerpt: string
}

/** What visitors read of our own words; the terms are the casino's. */
const TEXTS: Readonly<Record<ChangedKind, readonly string[]>> = {
  bonus: ['title', 'description', 'amount'],
  casino: ['name', 'description'],
}
const ALL_TEXTS = [...TEXTS.bonus, 'name']

/** "Not risk-free" says the opposite. */
const DENIED = /\b(?:no|not|never|nothing|n[o’']t|isn[’']t|without a)\b[^.!?]{0,30}$/i

function saying(pattern: RegExp, fields: readonly string[] = ALL_TEXTS) {
  return (form: Form) =>
    fields.flatMap((field) => {
      const text = form[field]
      if (typeof text !== 'string') return []
      const found = [...text.matchAll(pattern)].find(({ index }) => !DENIED.test(text.slice(0, index)))
      return found === undefined ? [] : [{ field, excerpt: around(text, found.index, found[0].length) }]
    })
}

function around(text: string, at: number, length: number): string {
  return text
    .slice(Math.max(0, at - 40), at + length + 40)
    .trim()
    .slice(0, 120)
}

const CAP = 'CAP Code 16.1 and 17 (gambling must not be misleading or socially irresponsible)'
const bonusOnly: readonly ChangedKind[] = ['bonus']
const both: readonly ChangedKind[] = ['bonus', 'casino']
/** Not "free spins", whose stake is free, nor "free of", "wager-free" and "free withdrawals". */
const FREE =
  /(?<![-\w])free\b(?!-)(?!\s+(?:spins?|rounds?|games?|play|demo|of|from|to|withdrawals?|payouts?|support|choice|start)\b)/gi

export const LINT_RULES: readonly LintRule[] = [
  {
    code: 'free-money',
    kinds: bonusOnly,
    severity: 'block',
    words: '“Free” must not describe what needs a deposit of one’s own money.',
    source: 'CAP Code 3.23 to 3.25 (“free” claims)',
    find: (form) => (takesDeposit(form) ? saying(FREE)(form) : []),
  },
  {
    code: 'risk-free',
    kinds: both,
    severity: 'block',
    words: 'Gambling is never without risk.',
    source: CAP,
    find: saying(/\brisk[-\s]?free\b|\b(?:zero|no|without) risk\b/gi),
  },
  {
    code: 'guaranteed',
    kinds: both,
    severity: 'block',
    words: 'Nothing about the result of gambling is guaranteed.',
    source: CAP,
    find: saying(/\bguarante(?:ed|es?)\b/gi),
  },
  {
    code: 'recover-losses',
    kinds: both,
    severity: 'block',
    words: 'Playing on is no way to recover losses.',
    source: 'CAP Code 16.3.3 (chasing losses)',
    find: saying(/\b(?:recover|recoup|win back|chase|make up for)\b[^.!?]{0,24}\bloss(?:es)?\b/gi),
  },
  {
    code: 'avoids-exclusion',
    kinds: both,
    severity: 'block',
    words: 'No one is helped around a self-exclusion.',
    source: 'UKGC LCCP 3.5; CAP Code 16.3.4',
    find: saying(
      /\b(?:not on|outside|without|avoid\w*|bypass\w*|get around|non)[-\s]{1,3}(?:gamstop|self[-\s]?exclusions?|oasis|spelpaus|cruks|rofus)\b/gi,
    ),
  },
  {
    code: 'wagering-in-britain',
    kinds: bonusOnly,
    severity: 'warn',
    words:
      'Wagering above 10× is not allowed in Great Britain, so visitors from there do not see this offer.',
    source: 'UKGC LCCP SR 5.1.1, from 19 January 2026',
    find: (form) => {
      const multiple = wageringOf(form)
      return multiple === null || multiple <= MOST_IN_BRITAIN
        ? []
        : [{ field: 'wageringRequirement', excerpt: `${multiple}×` }]
    },
  },
  {
    code: 'superlative',
    kinds: both,
    severity: 'warn',
    words: 'A superlative needs a source that a reader can check.',
    source: 'CAP Code 3.7 (substantiation)',
    find: saying(
      /\b(?:the )?(?:best|biggest|largest|highest|fastest|safest|most generous|unbeatable|number one)\b|#1\b/gi,
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
    find: (form) => {
      const stated = OfferTerms.nullish().safeParse(form['offerTerms']).data
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
    find: (form, now) => {
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

/** Everything that a form breaks, blocking rules first. */
export function lint(kind: ChangedKind, form: Form, now: Date): Finding[] {
  return LINT_RULES.filter(({ kinds }) => kinds.includes(kind)).flatMap(
    ({ code, severity, words, source, find }) =>
      find(form, now).map((found) => ({ code, severity, words, source, ...found })),
  )
}

/** The number of a term that has one: wagering, a sum, days; undefined for another, and where it is not stated. */
function numberOf(term: unknown): number | undefined {
  if (typeof term === 'number') return term
  const { multiple, amount } = (term ?? {}) as { multiple?: number; amount?: number }
  return multiple ?? amount
}

function wageringOf(form: Form): number | null {
  const terms = OfferTerms.nullish().safeParse(form['offerTerms']).data
  const text = form['wageringRequirement']
  return terms?.wagering?.multiple ?? wageringMultiple(typeof text === 'string' ? text : null)
}

/** Whether a player pays in before getting it. */
function takesDeposit(form: Form): boolean {
  const { type, minDeposit } = form
  if (typeof type === 'string' && (type === 'no_deposit' || isForExistingPlayers(type))) return false
  const terms = OfferTerms.nullish().safeParse(form['offerTerms']).data
  const stated = typeof minDeposit === 'string' ? depositInEuros(minDeposit) !== 0 : undefined
  return stated ?? (terms?.steps.some((step) => step.matchPercent !== null) === true || type === 'welcome')
}
