/** The query parameters of the review queue. Unknown ones are refused. */
import { z } from 'zod'
import { MAX_PAGE_SIZE } from '#contract/shared/limits.ts'
import {
  HELD_REASON_NAMES,
  QUEUE,
  QUEUE_SORTS,
  REVIEW_STATES,
  REVIEW_TARGETS,
  type ReviewTarget,
} from '#contract/reviews/moderation.ts'
import { choice, one, searchText } from './query-parts.ts'

const number = (name: string, min: number, max: number) =>
  one(name)
    .regex(/^\d{1,10}$/, `${name} must be a whole number`)
    .transform(Number)
    .pipe(z.int().min(min, `${name} must be at least ${min}`).max(max, `${name} may be at most ${max}`))
    .optional()

const TARGET = new RegExp(`^(${REVIEW_TARGETS.join('|')}):(\\d{1,9})$`)
const target = one('target')
  .regex(TARGET, 'target must be a kind and a number, such as casino:12')
  .transform((value) => {
    const [, kind, id] = TARGET.exec(value) ?? []
    return { kind: kind as ReviewTarget, id: Number(id) }
  })

const status = choice('status', [...REVIEW_STATES, 'all'] as const).optional()

export const QueueQuery = z
  .strictObject({
    search: searchText('search')
      .optional()
      .describe(
        'Name, title, content and what it is about, in the newest 10,000 of those that match the rest',
      ),
    status,
    kind: choice('kind', [...REVIEW_TARGETS, 'all'] as const).optional(),
    verified: choice('verified', ['true', 'false'] as const).optional(),
    reason: choice('reason', HELD_REASON_NAMES).optional().describe('Why it was held'),
    target: target.optional().describe('One casino, bonus or game, such as casino:12'),
    scoreFrom: number('scoreFrom', 1, 10).describe('The lowest overall rating'),
    scoreTo: number('scoreTo', 1, 10).describe('The highest overall rating'),
    newerThan: number('newerThan', 1, 3650).describe('Written within the last so many days'),
    olderThan: number('olderThan', 1, 3650).describe('Written more than so many days ago'),
    sameAddressAs: number('sameAddressAs', 1, 2_147_483_647).describe(
      'The id of a review: those from the same address',
    ),
    sort: choice('sort', QUEUE_SORTS).optional(),
    page: number('page', 1, QUEUE.counted),
    pageSize: number('pageSize', 1, MAX_PAGE_SIZE),
  })
  .transform(({ page = 1, pageSize = QUEUE.perPage, sort = 'newest', verified, ...asked }) => {
    const { search = '', status: state = 'all', kind = 'all', ...filters } = asked
    const isVerified = verified === undefined ? undefined : verified === 'true'
    return {
      filter: { search, status: state, kind, verified: isVerified, ...filters },
      sort,
      page: { number: page, size: pageSize },
    }
  })

export const QueueChoicesQuery = z
  .strictObject({ status })
  .transform(({ status: asked = 'held' }) => ({ status: asked }))
