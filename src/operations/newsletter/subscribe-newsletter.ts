import { CONFIRMATION } from '#contract/newsletter/limits.ts'
import type { Done, NewSubscription } from '#contract/site/site.schema.ts'
import { insertSubscriberTokens } from '#db/queries/newsletter/subscriber-token-writes.ts'
import { hasSubscriberToken } from '#db/queries/newsletter/subscriber-tokens.ts'
import {
  keepSubscriber,
  markConfirmed,
  type KeptSubscriber,
} from '#db/queries/newsletter/subscriber-writes.ts'
import { newSecret, sha256 } from '#platform/hash.ts'
import type { App } from '../app/app.ts'
import { inTransaction } from '../app/in-transaction.ts'
import { confirmSubscriptionMail } from '../mail/confirm-subscription-mail.ts'
import { mailSite } from '../mail/mail-site.ts'
import { queueMail } from '../mail/queue-mail.ts'

/**
 * Adds an address to the newsletter, once. Without mail it counts at once; with mail it counts after confirmation. The
 * response is the same for known and new addresses (decision D-23), so that it does not reveal subscribers.
 */
export async function subscribeNewsletter(app: App, { email }: NewSubscription): Promise<Done> {
  await inTransaction(app, async (inside) => {
    const subscriber = await keepSubscriber(inside.db, email, inside.now())
    if (subscriber.counts) return
    if (inside.mail === undefined) await markConfirmed(inside.db, subscriber.id, inside.now())
    else await askToConfirm(inside, subscriber)
  })
  return {
    success: true,
    message: "Welcome to our newsletter. You'll receive exclusive bonuses and updates.",
  }
}

/** At most one mail per hour and address, so that nobody can flood an inbox. */
async function askToConfirm(app: App, { id, email }: KeptSubscriber): Promise<void> {
  const now = app.now()
  const since = new Date(now.getTime() - CONFIRMATION.againAfterMs)
  if (await hasSubscriberToken(app.db, 'confirm', id, since)) return
  const tokens = { confirm: newSecret(), unsubscribe: newSecret() }
  const hashes = { confirm: sha256(tokens.confirm), unsubscribe: sha256(tokens.unsubscribe) }
  await insertSubscriberTokens(app.db, id, hashes, now)
  await queueMail(app, { recipient: email, ...confirmSubscriptionMail(mailSite(app), tokens) })
}
