import pg from 'pg'
import { afterAll, expect, test, vi } from 'vitest'
import { aBonus, aCasino, aGame, anExpertReview, aPost } from '#test/builders.ts'
import { staffSite } from '#test/staff.ts'

const { db, send } = await staffSite()
const READ_AFTER = /from "setting_versions"|from "landing_pages"|as holds$/
const query = vi.spyOn(pg.Client.prototype, 'query')

/**
 * The tables of the statements that were sent since `query` was cleared. Left out are the ends of transactions, and what
 * the test's app reads after every change because it keeps nothing in memory.
 */
const tables = () =>
  query.mock.calls
    .map(([sent]) => (typeof sent === 'string' ? sent : (sent as { text: string }).text))
    .filter((text) => !READ_AFTER.test(text))
    .flatMap((text) => /(?:from|into|update) "(\w+)"/.exec(text)?.[1] ?? [])

afterAll(() => query.mockRestore())

const ITEMS = {
  casinos: async () => {
    const id = await aCasino(db)
    await anExpertReview(db, id)
    return { id, table: 'casinos', change: { description: 'Another description of it.' } }
  },
  bonuses: async () => ({ id: await aBonus(db), table: 'bonuses', change: { title: 'Another title' } }),
  games: async () => ({
    id: await aGame(db),
    table: 'games',
    change: { description: 'Another description of it.' },
  }),
  blog: async () => ({ id: await aPost(db), table: 'posts', change: { excerpt: 'Another excerpt of it.' } }),
}

test.each(Object.entries(ITEMS))(
  'one changed field of one of the %s is saved by seven or eight statements, sign-in, audit and draft included',
  async (path, make) => {
    const { id, table, change } = await make()
    const { body } = await send('GET', `/api/admin/${path}/${id}`)
    query.mockClear()
    const form = { ...(body.form as object), ...change, version: body.version, draft: 1 }
    const saved = await send('PUT', `/api/admin/${path}/${id}`, form)
    expect(saved).toMatchObject({ status: 200, body: { version: 2 } })
    // The rules are about offers and casinos.
    const lint = path === 'casinos' || path === 'bonuses' ? ['findings'] : []
    const own = ['sessions', table, table, table, ...lint, 'revisions', 'audit_log', 'drafts']
    expect(tables()).toEqual(own)
  },
)

test('hiding fifty casinos takes as many statements as hiding two', async () => {
  const counts = []
  for (const many of [2, 50]) {
    const ids = await Promise.all(Array.from({ length: many }, () => aCasino(db)))
    query.mockClear()
    const done = await send('POST', '/api/admin/casinos/bulk', { ids, action: 'deactivate' })
    expect(done.body).toMatchObject({ changed: many })
    counts.push(tables().length)
  }
  expect(counts[1]).toBe(counts[0])
})
