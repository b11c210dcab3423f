import type { z } from 'zod'
import type { QueueFilterBody } from '#contract/reviews/decision.schema.ts'
import type { QueueFilter } from '#contract/reviews/moderation.ts'
import { cleanSearchText } from '#contract/shared/search-text.ts'

/** The filter that a body names, each field stated. */
export function queueFilterOf(body: z.infer<typeof QueueFilterBody>): QueueFilter {
  return {
    search: cleanSearchText(body.search),
    status: body.status,
    kind: body.kind,
    verified: body.verified,
    reason: body.reason,
    target: body.target,
    scoreFrom: body.scoreFrom,
    scoreTo: body.scoreTo,
    newerThan: body.newerThan,
    olderThan: body.olderThan,
    sameAddressAs: body.sameAddressAs,
  }
}
