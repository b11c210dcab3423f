import type { Done, NewSubscription } from '#contract/site.schema.ts'
import { insertSubscriber } from '#db/queries/subscriber-writes.ts'
import type { App } from './app.ts'

/**
 * Puts an address on the newsletter list, once. The answer is the same for an address that is already
 * there (decision D-23), so that nobody can ask who has subscribed.
 */
export async function subscribeNewsletter(app: App, { email }: NewSubscription): Promise<Done> {
  await insertSubscriber(app.db, email, app.now())
  return {
    success: true,
    message: "Welcome to our newsletter. You'll receive exclusive bonuses and updates.",
  }
}
