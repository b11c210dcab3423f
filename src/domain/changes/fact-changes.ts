/** The terms and facts in the public history, the wording of their changes, and whether a change is for the better. */
import { z } from 'zod'
import { LISTING_NAMES } from '#contract/casinos/listing.ts'
import type { ChangedKind } from '#contract/changes/fact-changes.ts'
import { countryName } from '#contract/countries/countries.ts'
import { Money, OfferTerms } from '#contract/offers/terms.ts'
import { isSameValue } from '../items/form-changes.ts'
import { termWords, wageringOf } from '../offers/terms-words.ts'
import { formatDate } from '../shared/dates.ts'

/** A value of a form; null means "not stated". */
type Value = unknown
type Direction = -1 | 0 | 1

interface ChangedField {
  label: string
  /** Undefined for texts that are too long for a line. */
  words?: (value: Value) => string
  /** Which direction is better for visitors, and the number that it is measured by. */
  better?: 'more' | 'less'
  number?: (value: Value) => number | null
  /** The names of list entries, which can be added and removed. */
  entry?: (value: string) => string
  /** The field of the terms as data that holds the same fact. */
  data?: keyof OfferTerms
}

export interface ValueChange {
  field: string
  before: Value
  after: Value
  direction: Direction
}

const asText = (value: Value): string => (typeof value === 'string' ? value : JSON.stringify(value))
const numberIn = (value: Value): number | null => {
  const digits = /\d[\d,]*(?:\.\d+)?/.exec(asText(value))?.[0]
  return digits === undefined ? (value === 'None' ? 0 : null) : Number(digits.replaceAll(',', ''))
}
const plain = (value: Value): number | null => (typeof value === 'number' ? value : null)
const amountOf = (value: Value): number | null => Money.safeParse(value).data?.amount ?? null

/** A term as data, worded by its own function. */
const term = (field: keyof OfferTerms, label: string, more: Partial<ChangedField> = {}) => ({
  [field]: { label, words: (value: Value) => termWords(field, value), ...more },
})

const FIELDS: Readonly<Record<ChangedKind, Readonly<Record<string, ChangedField>>>> = {
  bonus: {
    amount: { label: 'Amount', words: asText },
    wageringRequirement: {
      label: 'Wagering',
      words: asText,
      better: 'less',
      number: numberIn,
      data: 'wagering',
    },
    minDeposit: { label: 'Minimum deposit', words: asText, better: 'less', number: numberIn, data: 'steps' },
    maxWin: { label: 'Maximum win', words: asText, better: 'more', number: numberIn, data: 'maxCashout' },
    end: { label: 'End', words: (value) => formatDate(asText(value)) ?? asText(value) },
    code: { label: 'Code', words: asText },
    terms: { label: 'Terms and conditions' },
    ...term('kind', 'Kind'),
    ...term('steps', 'Offer'),
    ...term('wagering', 'Wagering', {
      words: (value) => {
        const { wagering } = OfferTerms.partial().parse({ wagering: value })
        return wagering ? wageringOf(wagering).replace('× ', '× of ') : asText(value)
      },
      better: 'less',
      number: turnoverOf,
    }),
    ...term('freeSpinsWagering', 'Wagering of spin winnings', { better: 'less', number: plain }),
    ...term('contributions', 'Games that count'),
    ...term('maxBet', 'Highest bet', { better: 'more', number: amountOf }),
    ...term('maxCashout', 'Cash-out limit', {
      better: 'more',
      number: (value) => (value === 'none' ? Infinity : amountOf(value)),
    }),
    ...term('cashable', 'Bonus can be withdrawn', { better: 'more', number: Number }),
    ...term('daysToWager', 'Time to wager', { better: 'more', number: plain }),
    ...term('daysToClaim', 'Time to claim', { better: 'more', number: plain }),
    ...term('newCustomersOnly', 'New customers only'),
    ...term('countries', 'Countries'),
    ...term('excludedPaymentMethods', 'Payment methods that do not qualify', {
      better: 'less',
      entry: asText,
    }),
  },
  casino: {
    listing: {
      label: 'Status',
      words: (value) => LISTING_NAMES[value as keyof typeof LISTING_NAMES] ?? asText(value),
      better: 'more',
      number: (value) => (value === 'listed' ? 1 : 0),
    },
    safetyIndex: {
      label: 'Safety index',
      words: (value) => Number(value).toFixed(1),
      better: 'more',
      number: plain,
    },
    license: { label: 'Licence', words: asText },
    establishedYear: { label: 'Established', words: asText },
    restrictedCountries: { label: 'Restricted countries', better: 'less', entry: countryName },
    paymentMethods: { label: 'Payment methods', better: 'more', entry: asText },
    supportedCurrencies: { label: 'Currencies', better: 'more', entry: asText },
    features: { label: 'Features', better: 'more', entry: asText },
    gameProviders: { label: 'Game providers', better: 'more', entry: asText },
  },
}

/** Wagering as a multiple of the bonus. A multiple of deposit and bonus counts twice, as with a match of 100%. */
function turnoverOf(value: Value): number | null {
  const { wagering } = OfferTerms.partial().safeParse({ wagering: value }).data ?? {}
  return wagering ? wagering.multiple * (wagering.base === 'deposit_and_bonus' ? 2 : 1) : null
}

/** The terms and facts of a form, under their names in the history. */
function factsOf(kind: ChangedKind, form: Readonly<Record<string, Value>>): Readonly<Record<string, Value>> {
  if (kind === 'casino') return form
  const terms = OfferTerms.nullable().safeParse(form['offerTerms'] ?? null).data
  return {
    ...form,
    ...terms,
    end: form['noEndDate'] === true ? 'None' : form['validUntil'],
    code: form['noCodeNeeded'] === true ? 'None needed' : form['code'],
    terms: form['terms'],
  }
}

/** The changes of a casino's or bonus's terms and facts by a save, in the order of the history. */
export function factChanges(
  kind: ChangedKind,
  before: Readonly<Record<string, Value>>,
  after: Readonly<Record<string, Value>>,
): ValueChange[] {
  const [older, newer] = [factsOf(kind, before), factsOf(kind, after)]
  const differs = (field: string) => !isSameValue(older[field] ?? null, newer[field] ?? null)
  return Object.entries(FIELDS[kind]).flatMap(([field, { data, entry }]) => {
    if (!differs(field) || (data !== undefined && differs(data))) return []
    const change = { field, before: older[field] ?? null, after: newer[field] ?? null }
    if (entry !== undefined && isEmptyList(change.before) && isEmptyList(change.after)) return []
    return [{ ...change, direction: directionOf(kind, change) }]
  })
}

/** Better or worse for visitors; 0 for neither, and where one side is not stated. */
function directionOf(kind: ChangedKind, { field, before, after }: Omit<ValueChange, 'direction'>): Direction {
  const { better, number, entry } = FIELDS[kind][field] ?? {}
  if (better === undefined) return 0
  const [older, newer] =
    entry === undefined
      ? [
          before === null ? null : (number?.(before) ?? null),
          after === null ? null : (number?.(after) ?? null),
        ]
      : listMove(before, after)
  if (older === null || newer === null || older === newer) return 0
  return newer > older === (better === 'more') ? 1 : -1
}

/** A list counts as grown or shrunk only when no entry was exchanged. */
function listMove(before: Value, after: Value): [number, number] {
  const { added, removed } = listChanges(before, after)
  return added.length > 0 && removed.length > 0 ? [0, 0] : [removed.length, added.length]
}

function listChanges(before: Value, after: Value): { added: string[]; removed: string[] } {
  const [older, newer] = [listOf(before), listOf(after)]
  return {
    added: newer.filter((value) => !older.includes(value)),
    removed: older.filter((value) => !newer.includes(value)),
  }
}

function listOf(value: Value): string[] {
  return z.array(z.string()).safeParse(value).data ?? []
}

function isEmptyList(value: Value): boolean {
  return value === null || (Array.isArray(value) && value.length === 0)
}

type Kept = Pick<ValueChange, 'field' | 'before' | 'after'>

/** "Wagering 35× → 40× of the bonus"; "Payment methods: added Skrill; removed Neteller". */
export function changeText(kind: ChangedKind, { field, before, after }: Kept): string {
  const { label, words, entry } = FIELDS[kind][field] ?? { label: field, words: asText }
  if (entry !== undefined) {
    const { added, removed } = listChanges(before, after)
    const parts = [
      added.length > 0 && `added ${added.map(entry).join(', ')}`,
      removed.length > 0 && `removed ${removed.map(entry).join(', ')}`,
    ].filter((part) => part !== false)
    return `${label}: ${parts.join('; ')}`
  }
  if (words === undefined)
    return `${label} ${before === null ? 'now stated' : after === null ? 'no longer stated' : 'reworded'}`
  const [older, newer] = [wordsOf(words, before), wordsOf(words, after)]
  return `${label} ${withoutEndOf(older, newer)} → ${newer}`
}

function wordsOf(words: (value: Value) => string, value: Value): string {
  return value === null ? 'not stated' : words(value)
}

/** Drops the common end: "35× of the bonus" before "40× of the bonus" becomes "35×". */
function withoutEndOf(text: string, other: string): string {
  const [first = '', ...rest] = text.split(' ')
  return rest.join(' ') === other.split(' ').slice(1).join(' ') ? first : text
}

/** The value's number in a step chart; null where it has none. */
export function changeNumber(kind: ChangedKind, field: string, value: Value): number | null {
  const number = value === null ? null : (FIELDS[kind][field]?.number?.(value) ?? null)
  return number !== null && Number.isFinite(number) && typeof value !== 'boolean' ? number : null
}

/** The value in a few words for a chart, such as "35×". */
export function changeValue(kind: ChangedKind, field: string, value: Value): string {
  const { words = asText } = FIELDS[kind][field] ?? {}
  return wordsOf(words, value).split(' of ')[0] ?? ''
}

export function changeLabel(kind: ChangedKind, field: string): string {
  return FIELDS[kind][field]?.label ?? field
}
