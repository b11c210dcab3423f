import {
  HELD_REASON_NAMES,
  QUEUE_SORTS,
  REVIEW_STATES,
  REVIEW_TARGETS,
} from '#contract/reviews/moderation.ts'
import type { Filters } from '#contract/items/list.ts'
import type { NewDecision } from '#contract/reviews/decision.schema.ts'
import { WRITTEN_OPTIONS } from './moderation-words.ts'

const SCORES = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10']

/** Waiting reviews come first. */
export const QUEUE_FILTERS = {
  status: { values: [...REVIEW_STATES, 'all'], preset: 'held' },
  kind: { values: REVIEW_TARGETS },
  verified: { values: ['true', 'false'] },
  reason: { values: HELD_REASON_NAMES },
  target: { values: /^(?:casino|bonus|game):[1-9]\d{0,8}$/ },
  scoreFrom: { values: SCORES },
  scoreTo: { values: SCORES },
  written: { values: WRITTEN_OPTIONS.map(({ value }) => value).filter((value) => value !== '') },
  address: { values: 'id' },
  sort: { values: QUEUE_SORTS, preset: 'newest' },
  review: { values: 'id' },
} as const satisfies Filters

type Field = keyof typeof QUEUE_FILTERS
export type QueueAddress = Readonly<Record<Field | 'search' | 'page', string>>

/** Filters behind the Filters button. */
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

export function queueCall(address: QueueAddress, pageSize: number): string {
  const { written, address: sameAddressAs, search, review: _, page, sort, ...same } = address
  const [side, days] = written.split('-')
  const asked = { ...same, search: search.trim(), sameAddressAs, page, sort, pageSize: String(pageSize) }
  const call = new URLSearchParams()
  for (const [name, value] of Object.entries(asked)) if (value !== '') call.set(name, value)
  if (days !== undefined) call.set(side === 'newer' ? 'newerThan' : 'olderThan', days)
  return call.toString()
}

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
