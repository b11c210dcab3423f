import { beforeAll, expect, test } from 'vitest'
import { KINDS } from '#contract/items/kinds.ts'
import { ITEM_KINDS } from '#contract/items/item-kinds.ts'
import { loadDemo } from '#db/demo/load-demo.ts'
import { GameForm } from '#contract/games/fields.ts'
import type { ImportLine, ImportReport } from '#contract/transfer/transfer.ts'
import { aStaffToken } from '#test/staff.ts'
import { NOW, testApp } from '#test/test-app.ts'
import { testDatabase } from '#test/test-database.ts'

const { db } = await testDatabase()
const site = testApp(db)
let authorization: string
beforeAll(async () => {
  await loadDemo(db, NOW)
  authorization = `Bearer ${await aStaffToken(db, 'admin')}`
})

const exported = async (path: string, format: string) =>
  (await site.request(`/api/admin/${path}/export?format=${format}`, { headers: { authorization } })).text()
async function imported(path: string, format: string, body: string): Promise<ImportReport> {
  const response = await site.request(`/api/admin/${path}/import?format=${format}&apply=true`, {
    method: 'POST',
    headers: { authorization },
    body,
  })
  const last = JSON.parse((await response.text()).trimEnd().split('\n').at(-1) ?? '') as ImportLine
  if ('report' in last) return last.report
  throw new Error(JSON.stringify(last))
}

test.each(ITEM_KINDS.flatMap((kind) => [[kind, 'csv'] as const, [kind, 'json'] as const]))(
  'every demo %s comes back from %s as it went out',
  async (kind, format) => {
    const path = KINDS[kind].path
    const file = await exported(path, format)
    const { counts } = await imported(path, format, file)
    expect(counts).toMatchObject({ created: 0, changed: 0, refused: 0 })
    expect(counts.unchanged).toBeGreaterThan(10)
    expect(await exported(path, format)).toBe(file)
  },
)

test('the demo games are valid forms, and seven without a volatility are made again from a file', async () => {
  const before = JSON.parse(await exported('games', 'json')) as { id: number; volatility: unknown }[]
  const without = before.filter(({ volatility }) => volatility === null)
  expect(without).toHaveLength(7)
  for (const { id: _, ...game } of before) {
    const { version: _version, casinos: _casinos, ...form } = game as Record<string, unknown>
    expect(GameForm.parse(form)).toEqual(form)
  }
  const csv = (await exported('games', 'csv')).replaceAll(/^(\uFEFF?)"(?:id|\d+)",/gm, '$1')
  await db.deleteFrom('games').execute()
  await db.deleteFrom('old_slugs').execute()
  const told = await imported('games', 'csv', csv)
  expect(told.counts).toEqual({ created: before.length, changed: 0, unchanged: 0, refused: 0 })
  const after = JSON.parse(await exported('games', 'json')) as object[]
  const nameless = (games: object[]) => games.map((game) => ({ ...game, id: 0, version: 0 }))
  expect(nameless(after)).toEqual(nameless(before))
})
