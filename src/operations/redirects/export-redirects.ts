import { REDIRECT } from '#contract/redirects/limits.ts'
import { listRedirectsAfter } from '#db/queries/redirects/redirects.ts'
import { csvHead, csvLine } from '#platform/csv.ts'
import type { Actor } from '../app/actor.ts'
import { audit } from '../app/audit.ts'
import type { App } from '../app/app.ts'
import { authorise } from '../app/authorise.ts'

/** All redirects as CSV, in pieces. The file can be imported again. */
export async function* exportRedirects(app: App, actor: Actor): AsyncIterable<string> {
  authorise(app, actor, 'redirects.write')
  await audit(app, actor, { action: 'exported', kind: 'redirects' })
  yield csvHead(['Old address', 'New address', 'Matching', 'Visits', 'Last used', 'Created', 'By'])
  for (let id = 0; ;) {
    const found = await listRedirectsAfter(app.db, id, REDIRECT.batch)
    if (found.length > 0)
      yield found
        .map(({ source, target, kind, hits, lastUsedAt, createdAt, createdBy }) =>
          csvLine([source, target, kind, String(hits), lastUsedAt ?? '', createdAt, createdBy ?? '']),
        )
        .join('')
    if (found.length < REDIRECT.batch) return
    id = found.at(-1)?.id ?? id
  }
}
