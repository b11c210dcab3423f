/**
 * Operations ask for the permission themselves: the guard of a route is not the only one. Read from the route table, so
 * that a new route is tested without a change here.
 */
import { beforeEach, expect, test } from 'vitest'
import { Refusal } from '#contract/shared/refusal.ts'
import { ROLES } from '#contract/staff/permissions.ts'
import type { Staff } from '#operations/app/actor.ts'
import { testApp } from '#test/test-app.ts'
import { testDatabase } from '#test/test-database.ts'
import type { Call, Route } from '../../route.ts'
import { ROUTES } from '../../routes.ts'

const { db, reset } = await testDatabase()
beforeEach(reset)

const POWERLESS: Staff = { role: 'admin', adminId: 1, username: 'milena', displayName: null }

/** They read or work out something of what was sent, and change nothing; a draft is deleted by its own owner alone. */
const ONLY_READING: ReadonlySet<string> = new Set([
  ...['casinos', 'bonuses', 'games', 'blog', 'landing-pages'].flatMap((path) => [
    `POST /api/admin/${path}/import/refused`,
    `POST /api/admin/${path}/import/columns`,
    `GET /api/admin/${path}/import/template`,
  ]),
  'POST /api/admin/bonuses/read-terms',
  'POST /api/admin/blog/preview',
  'DELETE /api/admin/drafts/{id}',
])

/** What the handler does behind the guard, for an account without permissions; a download is read to its end. */
async function outcomeOf(route: Route): Promise<unknown> {
  const { app } = testApp(db, {}, { roles: { ...ROLES, admin: [] } })
  const call = {
    app,
    actor: POWERLESS,
    id: 1,
    query: {},
    body: { kind: 'casino', itemId: 1, matches: [], values: {} },
    page: { number: 1, size: 20 },
    params: {},
  }
  try {
    const result = await route.handle(call as unknown as Call<never, never>)
    if (typeof result === 'object' && result !== null && Symbol.asyncIterator in result)
      for await (const _piece of result as AsyncIterable<unknown>) continue
    return 'done'
  } catch (error) {
    return error instanceof Refusal ? error.code : error
  }
}

const CHANGING = ROUTES.filter(
  ({ access, method, path, stream }) =>
    access !== 'public' &&
    access !== 'signed-in' &&
    (method !== 'GET' || stream !== undefined) &&
    !ONLY_READING.has(`${method} ${path}`),
)

test.each(CHANGING)('$method $path refuses who lacks: $access', async (route) => {
  expect(await outcomeOf(route)).toBe('forbidden')
})
