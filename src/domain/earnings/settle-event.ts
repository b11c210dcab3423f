/**
 * Applies a reported event to the earlier ones of a programme: it counts once, corrects, or reverses. docs/earning.md.
 */
import type { ConversionKind } from '#contract/earnings/earnings.schema.ts'
import { fromMinor } from './minor-units.ts'
import { isOncePerClick, type PostbackEvent } from './read-postback.ts'

export interface KnownEvent {
  id: number
  kind: ConversionKind
  event_id: string
  click_ref: string | null
  /** In the smallest unit of the currency; zero or negative for a reversal. Null: no amount was stated. */
  amount: number | null
  currency: string | null
  occurred_at: Date
  taken_back: number
  counts: boolean
}

type Changes = Partial<Pick<KnownEvent, 'amount' | 'currency' | 'event_id' | 'taken_back' | 'counts'>>

export type Settled =
  | { outcome: 'refused'; code: 'invalid_input' | 'conflict'; message: string }
  | {
      outcome: 'stored' | 'known'
      /** Explanation in the log of calls, beside the outcome. */
      message: string | null
      /** The event to store; undefined where nothing new is stored. */
      insert?: { takenBack: number; counts: boolean }
      update: { id: number; changes: Changes }[]
    }

/** `known` holds everything that the programme reported with the same event id or for the same click, oldest first. */
export function settleEvent(event: PostbackEvent, known: readonly KnownEvent[]): Settled {
  const sameId = known.filter(({ event_id: id }) => id === event.eventId)
  const events = sameId.filter(({ kind }) => kind !== 'reversal')
  const reversals = sameId.filter(({ kind }) => kind === 'reversal')
  if (event.kind === 'reversal') return takeBack(event, events, reversals)
  const same =
    events.find(({ kind }) => kind === event.kind) ??
    known.find(
      (other) => isOncePerClick(event.kind) && other.kind === event.kind && isSameClick(other, event),
    )
  return same === undefined ? addEvent(event, reversals) : repeat(event, same)
}

function isSameClick(other: KnownEvent, { clickRef }: PostbackEvent): boolean {
  return clickRef !== null && other.click_ref === clickRef
}

/** A new event. Reversals that arrived before it are subtracted. */
function addEvent(event: PostbackEvent, reversals: readonly KnownEvent[]): Settled {
  const waiting = reversals.filter(
    ({ counts, currency }) => counts && (currency ?? event.currency) === event.currency,
  )
  const isWhole =
    waiting.some(({ amount }) => amount === null) || (waiting.length > 0 && event.amount === null)
  const sum = waiting.reduce((left, { amount }) => left - (amount ?? 0), 0)
  const brought = Math.max(event.amount ?? 0, 0)
  const takenBack = isWhole ? brought : Math.min(sum, brought)
  return {
    outcome: 'stored',
    message: waiting.length === 0 ? null : 'It had been taken back before it came',
    insert: { takenBack, counts: !isWhole && !(waiting.length > 0 && takenBack === brought) },
    update: waiting.map(({ id }) => ({ id, changes: { counts: false } })),
  }
}

/** A repeated event: it changes nothing, or corrects the amount. */
function repeat(event: PostbackEvent, same: KnownEvent): Settled {
  // The programme's event id replaces the click id that identified the event.
  const isNamed = same.event_id === same.click_ref && event.eventId !== same.event_id
  const naming = isNamed ? { event_id: event.eventId } : {}
  const isCorrected =
    event.amount !== null && (event.amount !== same.amount || event.currency !== same.currency)
  if (!isCorrected)
    return { outcome: 'known', message: null, update: isNamed ? [{ id: same.id, changes: naming }] : [] }
  if (!same.counts)
    return refused('conflict', 'This event was taken back, so its amount can no longer be corrected')
  if (same.taken_back > 0 && (event.currency !== same.currency || (event.amount ?? 0) < same.taken_back))
    return refused(
      'conflict',
      `${moneyOf(same.taken_back, same.currency)} of this event was taken back, so it cannot be ${moneyOf(event.amount, event.currency)}`,
    )
  return {
    outcome: 'stored',
    message: `Corrected from ${moneyOf(same.amount, same.currency)} to ${moneyOf(event.amount, event.currency)}`,
    update: [{ id: same.id, changes: { ...naming, amount: event.amount, currency: event.currency } }],
  }
}

/** Reverses part or all of an event. A reversal of an unknown event is stored until that event arrives. */
function takeBack(
  event: PostbackEvent,
  events: readonly KnownEvent[],
  reversals: readonly KnownEvent[],
): Settled {
  const amount = event.amount === null ? null : -event.amount
  const twin = reversals.find(
    (other) => other.amount === event.amount && (event.at === null || isSameTime(other, event)),
  )
  if (events.length === 0)
    return twin === undefined
      ? {
          outcome: 'stored',
          message: 'Its event is not known yet',
          insert: { takenBack: 0, counts: true },
          update: [],
        }
      : { outcome: 'known', message: null, update: [] }
  const open = events.filter(({ counts }) => counts)
  if (open.length === 0) return { outcome: 'known', message: 'All of it was taken back before', update: [] }
  if (twin !== undefined && event.at !== null) return { outcome: 'known', message: null, update: [] }
  const paid = open.filter((other) => other.amount !== null)
  const revenue = paid.filter(({ kind }) => kind === 'revenue')
  // Where both a player's deposit and its commission are known, the commission is reversed.
  const money = revenue.length > 0 ? revenue : paid
  const left = money.reduce((sum, other) => sum + (other.amount ?? 0) - other.taken_back, 0)
  const currency = money[0]?.currency ?? event.currency
  if (amount !== null && money.length > 0) {
    if (event.currency !== currency)
      return refused('invalid_input', `The event is in ${currency}, so what is taken back must be as well`)
    if (twin !== undefined)
      return refused(
        'conflict',
        `${moneyOf(amount, currency)} of this event was taken back already. Send the time of another reversal to count it too`,
      )
    if (amount > left)
      return refused('invalid_input', `Only ${moneyOf(left, currency)} is left of this event`)
  }
  const isWhole = amount === null || money.length === 0 || amount === left
  return {
    outcome: 'stored',
    message: null,
    insert: { takenBack: 0, counts: false },
    update: isWhole ? open.map(whole) : partly(money, amount),
  }
}

function whole({ id, amount }: KnownEvent): { id: number; changes: Changes } {
  return { id, changes: { taken_back: Math.max(amount ?? 0, 0), counts: false } }
}

/** Subtracts an amount from one event after the other, as far as each goes. */
function partly(events: readonly KnownEvent[], amount: number): { id: number; changes: Changes }[] {
  let rest = amount
  return events.map((event) => {
    const part = Math.min(rest, (event.amount ?? 0) - event.taken_back)
    rest -= part
    const taken = event.taken_back + part
    return { id: event.id, changes: { taken_back: taken, counts: taken < (event.amount ?? 0) } }
  })
}

function isSameTime(other: KnownEvent, { at }: PostbackEvent): boolean {
  return at !== null && other.occurred_at.getTime() === at.getTime()
}

function refused(code: 'invalid_input' | 'conflict', message: string): Settled {
  return { outcome: 'refused', code, message }
}

function moneyOf(minor: number | null, currency: string | null): string {
  return minor === null || currency === null ? 'no amount' : `${fromMinor(minor, currency)} ${currency}`
}
