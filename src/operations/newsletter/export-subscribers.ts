import type { SubscribersQuery } from '#contract/newsletter/subscribers.schema.ts'
import { listSubscribersAfter } from '#db/queries/newsletter/subscribers.ts'
import { csvHead, csvLine } from '#platform/csv.ts'
import type { Actor } from '../app/actor.ts'
import { audit } from '../app/audit.ts'
import type { App } from '../app/app.ts'
import { authorise } from '../app/authorise.ts'

const AT_ONCE = 1000

/** The subscribers as CSV, in pieces. The audit log records the export, not its contents. */
export async function* exportSubscribers(
  app: App,
  actor: Actor,
  query: SubscribersQuery,
): AsyncIterable<string> {
  authorise(app, actor, 'newsletter.read')
  await audit(app, actor, { action: 'exported', kind: 'newsletter', name: `${query.state} addresses` })
  yield csvHead(['Email', 'State', 'Signed up', 'Confirmed', 'Unsubscribed'])
  for (let id = 0; ;) {
    const found = await listSubscribersAfter(app.db, query, { id, limit: AT_ONCE })
    const lines = found.map(({ email, state, createdAt, confirmedAt, unsubscribedAt }) =>
      csvLine([email, state, createdAt, confirmedAt ?? '', unsubscribedAt ?? '']),
    )
    if (lines.length > 0) yield lines.join('')
    if (found.length < AT_ONCE) return
    id = found.at(-1)?.id ?? id
  }
}
