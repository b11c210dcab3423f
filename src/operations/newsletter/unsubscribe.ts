import type { SubscriptionLinkState } from '#contract/site/site.schema.ts'
import { deleteConfirmTokens } from '#db/queries/newsletter/subscriber-token-writes.ts'
import { markUnsubscribed } from '#db/queries/newsletter/subscriber-writes.ts'
import type { App } from '../app/app.ts'
import { inTransaction } from '../app/in-transaction.ts'
import { findSubscriptionLink } from './find-subscription-link.ts'

/** Ends the subscription of a link, and invalidates older confirmation links. */
export async function unsubscribe(app: App, token: string): Promise<SubscriptionLinkState> {
  const link = await findSubscriptionLink(app, 'unsubscribe', token)
  if (link.state !== 'open') return link.state
  await inTransaction(app, async (inside) => {
    await markUnsubscribed(inside.db, link.subscriberId, inside.now())
    await deleteConfirmTokens(inside.db, link.subscriberId)
  })
  return 'done'
}
