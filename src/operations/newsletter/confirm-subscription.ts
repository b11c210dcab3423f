import type { SubscriptionLinkState } from '#contract/site/site.schema.ts'
import { markConfirmed } from '#db/queries/newsletter/subscriber-writes.ts'
import type { App } from '../app/app.ts'
import { findSubscriptionLink } from './find-subscription-link.ts'

/** Confirms the subscription of a link, and returns the link's state afterwards. */
export async function confirmSubscription(app: App, token: string): Promise<SubscriptionLinkState> {
  const link = await findSubscriptionLink(app, 'confirm', token)
  if (link.state !== 'open') return link.state
  await markConfirmed(app.db, link.subscriberId, app.now())
  return 'done'
}
