import { DAY_MS } from '#contract/shared/durations.ts'
import { CONFIRMATION } from '#contract/newsletter/limits.ts'
import type { SubscriptionLinkState } from '#contract/site/site.schema.ts'
import {
  findSubscriberToken,
  type FoundToken,
  type TokenPurpose,
} from '#db/queries/newsletter/subscriber-tokens.ts'
import { sha256 } from '#platform/hash.ts'
import type { App } from '../app/app.ts'

export type SubscriptionLink =
  | { state: Exclude<SubscriptionLinkState, 'unknown'>; subscriberId: number }
  | { state: 'unknown' }

/** The state of a link from a mail. Reading it changes nothing, because programs that check mails follow links too. */
export async function findSubscriptionLink(
  app: App,
  purpose: TokenPurpose,
  token: string,
): Promise<SubscriptionLink> {
  const found = TOKEN_FORM.test(token) ? await findSubscriberToken(app.db, purpose, sha256(token)) : undefined
  if (found === undefined) return { state: 'unknown' }
  return { state: stateOf[purpose](found, app.now()), subscriberId: found.subscriberId }
}

const TOKEN_FORM = /^[0-9a-f]{64}$/

/** A link to unsubscribe works as long as the address is stored. */
const stateOf: Record<
  TokenPurpose,
  (found: FoundToken, now: Date) => Exclude<SubscriptionLinkState, 'unknown'>
> = {
  confirm: ({ createdAt, confirmedAt, unsubscribedAt }, now) => {
    if (confirmedAt !== null && unsubscribedAt === null) return 'done'
    return now.getTime() - createdAt.getTime() > CONFIRMATION.days * DAY_MS ? 'expired' : 'open'
  },
  unsubscribe: ({ unsubscribedAt }) => (unsubscribedAt === null ? 'open' : 'done'),
}
