/** What the queue shows, as it is in the address. */
import {
  HELD_REASON_NAMES,
  QUEUE_SORTS,
  REVIEW_STATES,
  REVIEW_TARGETS,
} from '#contract/reviews/moderation.ts'
import type { NewDecision } from '#contract/reviews/decision.schema.ts'
import { WRITTEN_OPTIONS } from './moderation-words.ts'

const SCORES = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10']
const ID = /^[1-9]\d{0,8}$/

/** By name: which values an address may give and what counts when it gives none. What waits comes first. */
const FIELDS = {
  status: { isKnown: oneOf([...REVIEW_STATES, 'all']), preset: 'held' },
  kind: { isKnown: oneOf(REVIEW_TARGETS), preset: '' },
  verified: { isKnown: oneOf(['true', 'false']), preset: '' },
  reason: { isKnown: oneOf(HELD_REASON_NAMES), preset: '' },
  target: { isKnown: (value: string) => /^(?:casino|bonus|game):[1-9]\d{0,8}$/.test(value), preset: '' },
  scoreFrom: { isKnown: oneOf(SCORES), preset: '' },
  scoreTo: { isKnown: oneOf(SCORES), preset: '' },
  written: { isKnown: oneOf(WRITTEN_OPTIONS.map(({ value }) => value)), preset: '' },
  address: { isKnown: (value: string) => ID.test(value), preset: '' },
  sort: { isKnown: oneOf(QUEUE_SORTS), preset: 'newest' },
  page: { isKnown: (value: string) => ID.test(value) && value.length <= 5, preset: '1' },
  review: { isKnown: (value: string) => ID.test(value), preset: '' },
} as const

type Field = keyof typeof FIELDS
export type QueueAddress = Readonly<Record<Field | 'search', string>>

/** What is behind the Filters button. */
export const FILTER_FIELDS = [
  'kind',
  'reason',
  'target',
  'scoreFrom',
  'scoreTo',
  'written',
  'verified',
  'address',
] as const satisfies readonly Field[]

/** What the address does not say, or says wrongly, is the preset. */
export function readQueueAddress(parameters: URLSearchParams): QueueAddress {
  const read = Object.entries(FIELDS).map(([name, { isKnown, preset }]) => {
    const given = parameters.get(name)
    return [name, given !== null && isKnown(given) ? given : preset]
  })
  return {
    ...(Object.fromEntries(read) as Record<Field, string>),
    search: (parameters.get('search') ?? '').slice(0, 100),
  }
}

/** The same address with these changes. Whatever changes what the list holds begins at its first page. */
export function withQueueAddress(
  parameters: URLSearchParams,
  changes: Partial<QueueAddress>,
): URLSearchParams {
  const next = new URLSearchParams(parameters)
  const isSameList = Object.keys(changes).every((name) => name === 'page' || name === 'review')
  if (!isSameList) next.delete('page')
  if (!('review' in changes)) next.delete('review')
  for (const [name, value] of Object.entries(changes)) {
    const preset = name in FIELDS ? FIELDS[name as Field].preset : ''
    if (value === preset) next.delete(name)
    else next.set(name, value)
  }
  return next
}

/** The query of the call for the page of this address. */
export function queueCall(address: QueueAddress, pageSize: number): string {
  const { written, address: sameAddressAs, search, review: _, page, sort, ...same } = address
  const [side, days] = written.split('-')
  const asked = { ...same, search: search.trim(), sameAddressAs, page, sort, pageSize: String(pageSize) }
  const call = new URLSearchParams()
  for (const [name, value] of Object.entries(asked)) if (value !== '') call.set(name, value)
  if (days !== undefined) call.set(side === 'newer' ? 'newerThan' : 'olderThan', days)
  return call.toString()
}

/** The filter of a decision about all that match. */
export function filterBody(address: QueueAddress): NonNullable<NewDecision['matching']>['filter'] {
  const { status, kind, verified, reason, target, scoreFrom, scoreTo, written } = address
  const [side, days] = written.split('-')
  const [targetKind, targetId] = target.split(':')
  return {
    search: address.search.trim(),
    status: status as 'held',
    kind: kind === '' ? 'all' : (kind as 'casino'),
    ...(verified !== '' && { verified: verified === 'true' }),
    ...(reason !== '' && { reason: reason as 'link' }),
    ...(target !== '' && { target: { kind: targetKind as 'casino', id: Number(targetId) } }),
    ...(scoreFrom !== '' && { scoreFrom: Number(scoreFrom) }),
    ...(scoreTo !== '' && { scoreTo: Number(scoreTo) }),
    ...(days !== undefined && { [side === 'newer' ? 'newerThan' : 'olderThan']: Number(days) }),
    ...(address.address !== '' && { sameAddressAs: Number(address.address) }),
  }
}

function oneOf(values: readonly string[]): (value: string) => boolean {
  return (value) => values.includes(value)
}
