/** Reads a programme's postback by the parameter names that staff set. docs/earning.md. */
import {
  CONVERSION_KINDS,
  type ConversionKind,
  type PostbackField,
  type PostbackNames,
} from '#contract/earnings/earnings.schema.ts'
import { DAY_MS } from '#contract/shared/durations.ts'
import { readClickId } from '../clicks/click-id.ts'
import { toMinor } from './minor-units.ts'

export interface PostbackEvent {
  kind: ConversionKind
  eventId: string
  /** A UUID; null where the call names no click of ours. */
  clickId: string | null
  /** The click id that tells events apart: the UUID, or what was sent where it is not ours; null without one. */
  clickRef: string | null
  /** In the smallest unit of the currency; negative for a reversal. */
  amount: number | null
  currency: string | null
  /** Null: the time of the call applies. */
  at: Date | null
}

export interface ReadPostback {
  event?: PostbackEvent
  /** Why the call is refused. Names the parameter as the programme does. */
  problem?: string
  /** Parameters that are not used. */
  unread: string[]
}

const LONGEST_ID = 200

/** `currency` is used for amounts without one; `now` limits the time of events. */
export function readPostback(
  sent: ReadonlyMap<string, string>,
  { names, currency, now }: { names: PostbackNames; currency: string | null; now: Date },
): ReadPostback {
  const { parameters } = names
  const used = new Set<string>(Object.values(parameters))
  const unread = [...sent.keys()].filter((name) => !used.has(name))
  const valueOf = (field: PostbackField) => sent.get(parameters[field])?.trim() || undefined
  const refused = (field: PostbackField, problem: string) => ({
    problem: `${parameters[field]} ${problem}`,
    unread,
  })

  const word = valueOf('event')
  if (word === undefined) return refused('event', 'is missing')
  const kind = kindOf(word, names)
  if (kind === undefined) return refused('event', `is not known: ${word.slice(0, 60)}`)

  const click = valueOf('clickId')
  // An unknown click id belongs to a player whom the programme knew before. The event counts for the programme and its
  // day.
  const clickId = click === undefined ? undefined : readClickId(click)
  const clickRef = clickId ?? click
  const unusable = clickRef === undefined ? undefined : textProblem(clickRef)
  if (unusable !== undefined) return refused('clickId', unusable)

  const eventId = valueOf('eventId') ?? (isOncePerClick(kind) ? clickRef : undefined)
  if (eventId === undefined) return refused('eventId', 'is missing')
  const wrong = textProblem(eventId)
  if (wrong !== undefined) return refused('eventId', wrong)

  const money = readMoney(valueOf('amount'), valueOf('currency') ?? currency ?? undefined)
  if ('field' in money) return refused(money.field, money.problem)
  if (kind === 'revenue' && money.amount === null) return refused('amount', 'is missing')

  const time = valueOf('time')
  const at = time === undefined ? null : readTime(time)
  if (at === undefined) return refused('time', 'must be ISO 8601 or seconds since 1970')
  if (at !== null && (at.getTime() > now.getTime() + DAY_MS || at.getUTCFullYear() < 2000))
    return refused('time', 'is not near today')

  const { amount } = money
  const signed = kind === 'reversal' && amount !== null ? -Math.abs(amount) : amount
  return {
    event: {
      kind,
      eventId,
      clickId: clickId ?? null,
      clickRef: clickRef ?? null,
      amount: signed,
      currency: money.currency,
      at,
    },
    unread,
  }
}

/** True for events that happen once per visitor: registration and first deposit. */
export function isOncePerClick(kind: ConversionKind): boolean {
  return kind === 'registration' || kind === 'first_deposit'
}

function textProblem(text: string): string | undefined {
  if (/\p{Cc}/u.test(text)) return 'has control characters'
  return text.length > LONGEST_ID ? `may have at most ${LONGEST_ID} characters` : undefined
}

function kindOf(word: string, { events }: PostbackNames): ConversionKind | undefined {
  const small = word.toLowerCase()
  return events.find((known) => known.word === small)?.kind ?? CONVERSION_KINDS.find((kind) => kind === small)
}

type Read =
  | { amount: number | null; currency: string | null }
  | { field: 'amount' | 'currency'; problem: string }

function readMoney(amount: string | undefined, currency: string | undefined): Read {
  if (amount === undefined) return { amount: null, currency: null }
  if (currency === undefined) return { field: 'currency', problem: 'is missing, and the programme has none' }
  const code = currency.toUpperCase()
  if (!/^[A-Z]{3}$/.test(code)) return { field: 'currency', problem: 'must be three letters, such as EUR' }
  const minor = toMinor(amount, code)
  if (minor === undefined) return { field: 'amount', problem: 'must be a number such as 12.50' }
  return { amount: minor, currency: code }
}

function readTime(text: string): Date | undefined {
  const seconds = /^\d{9,10}$/.test(text) ? Number(text) * 1000 : undefined
  const milliseconds = /^\d{12,13}$/.test(text) ? Number(text) : undefined
  const isIso = /^\d{4}-\d\d-\d\d(?:[T ]\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:?\d\d)?)?$/.test(text)
  // A time without a zone is read as UTC.
  const iso = /(?:Z|[+-]\d\d:?\d\d)$/.test(text) || text.length <= 10 ? text : `${text.replace(' ', 'T')}Z`
  const date = new Date(seconds ?? milliseconds ?? (isIso ? iso.replace(' ', 'T') : Number.NaN))
  return Number.isNaN(date.getTime()) ? undefined : date
}
