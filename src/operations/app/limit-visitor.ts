import type { Actor } from './actor.ts'
import type { App } from './app.ts'
import { checkRateLimit, type LimitName } from './check-rate-limit.ts'

/** Counts a form posted without scripts like the API call. Refuses with rate_limited. */
export async function limitVisitor(app: App, actor: Actor, limit: LimitName): Promise<void> {
  if (actor.role === 'visitor') await checkRateLimit(app, limit, actor.address)
}
