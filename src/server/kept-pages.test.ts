/** A page that is kept goes when anything that it says changes: its tags are compared with those of each write. */
import { beforeAll, expect, test } from 'vitest'
import { createCatalogue } from '#db/catalogue/catalogue.ts'
import { loadDemo } from '#db/demo/load-demo.ts'
import { casinoReviewBody, shortReviewBody } from '#test/review-bodies.ts'
import { staffCalls, aStaffToken } from '#test/staff.ts'
import { NOW, testApp } from '#test/test-app.ts'
import { testDatabase } from '#test/test-database.ts'
import { builtSite, ORIGIN } from '#test/test-site.ts'

/** Each kind of public page and of call that shows data. */
const ADDRESSES = [
  '/',
  '/casinos',
  '/casinos/suggestions?q=al',
  '/casinos/bitcoin',
  '/casino/aldermoon',
  '/casino/aldermoon/history',
  '/casino/tidewell',
  '/casino/bo',
  '/casino/marrow-bay',
  '/warned',
  '/find?country=DE&payment=PayPal&care=payouts&want=small',
  '/country',
  '/bonuses',
  '/bonus/aldermoon-welcome-package',
  '/bonus/aldermoon-welcome-package/history',
  '/games',
  '/game/paper-comet',
  '/blog',
  '/blog/rtp-and-volatility-choosing-a-slot-you-can-afford',
  '/reviews',
  '/reviews?kind=bonuses',
  '/changes',
  '/search?q=paypal',
  '/how-we-rate',
  '/compare?type=casinos&ids=1,2',
  '/compare?type=bonuses&ids=1',
  '/compare?type=games&ids=1,2',
  '/compare/choices?type=casinos&find=al',
  '/api/casinos',
  '/api/casinos/facets?features=Mobile',
  '/api/casinos/1',
  '/api/expert-reviews/casino/1',
  '/api/casino-games/1',
  '/api/bonuses',
  '/api/bonuses/1',
  '/api/games',
  '/api/games/1',
  '/api/game-casinos/1',
  '/api/reviews',
  '/api/reviews/casino/1',
  '/api/blog',
  '/api/stats',
  '/api/search?q=al',
  '/api/changes',
] as const

const { db } = await testDatabase()
const made = testApp(db)
// Read again after each write only: what a process knows of its change feed is not in question here.
const catalogue = createCatalogue(db.withoutPlugins())
const site = await builtSite({ ...made.app, catalogue })
let token = ''
const send = staffCalls(() => ({ site: made, token }))

beforeAll(async () => {
  await loadDemo(db, NOW)
  // Saving a demo row changes every page: no row is one here, so that each page must name what it shows.
  for (const table of ['casinos', 'bonuses', 'games', 'posts', 'landing_pages'] as const)
    await db.updateTable(table).set({ is_demo: false }).execute()
  token = await aStaffToken(db, 'owner')
})

type Form = Record<string, unknown>

/** Changes fields of an item through its form. */
const save = (path: string, change: (form: Form) => object) => async () => {
  const { body } = await send('GET', `/api/admin/${path}`)
  const form = body.form as Form
  return send('PUT', `/api/admin/${path}`, { ...form, ...change(form), version: body.version })
}
const post = (path: string, data: object) => () => send('POST', path, data)
const bulk = (kind: string, id: number, action: string) =>
  post(`/api/admin/${kind}/bulk`, { ids: [id], action })
const renamed = ({ name }: Form) => ({ name: `${String(name)} Anew` })
const latestReview = async () => {
  const { id } = await db.selectFrom('reviews').select('id').orderBy('id', 'desc').executeTakeFirstOrThrow()
  return id
}
const checked = (kind: string, part: string) =>
  post('/api/admin/facts-to-check/checked', {
    kind,
    itemId: 1,
    part,
    source: 'https://aldermoon.example/terms',
  })

const WRITES: readonly (readonly [what: string, write: () => Promise<unknown>])[] = [
  ['a casino is renamed', save('casinos/1', renamed)],
  ['a safety index falls', save('casinos/5', () => ({ safetyIndex: 2.1 }))],
  ['facts of a casino are still true', checked('casino', 'payments')],
  ['terms of a bonus are still true', checked('bonus', 'terms')],
  ['facts of a game are still true', checked('game', 'return')],
  ['a casino is hidden', bulk('casinos', 2, 'deactivate')],
  ['a bonus is renamed', save('bonuses/1', () => ({ title: 'Another welcome' }))],
  [
    'a bonus asks for more',
    save('bonuses/1', ({ offerTerms }) => ({
      offerTerms: { ...(offerTerms as Form), wagering: { multiple: 60, base: 'bonus' } },
    })),
  ],
  ['a bonus is deleted', bulk('bonuses', 2, 'delete')],
  ['a game is renamed', save('games/1', renamed)],
  ['a game pays less', save('games/2', () => ({ rtp: 88.5 }))],
  [
    'an article is renamed',
    async () => {
      const { id } = await db
        .selectFrom('posts')
        .select('id')
        .where('slug', '=', 'rtp-and-volatility-choosing-a-slot-you-can-afford')
        .executeTakeFirstOrThrow()
      return save(`blog/${id}`, ({ title }) => ({ title: `${String(title)}, again` }))()
    },
  ],
  ['a casino is reviewed', () => made.post('/api/reviews', casinoReviewBody(1))],
  [
    'a review is rejected',
    async () =>
      send('POST', '/api/admin/moderation/decisions', {
        action: 'reject',
        ids: [await latestReview()],
        reason: 'copied',
        note: '',
      }),
  ],
  ['a bonus is reviewed', () => made.post('/api/reviews', shortReviewBody({ bonusId: 1 }))],
  ['a game is reviewed', () => made.post('/api/reviews/game', shortReviewBody({ gameId: 1 }))],
  [
    'an entry of the history is removed',
    async () => {
      const { body } = await send('GET', '/api/admin/changes')
      const [first] = body as unknown as { id: number }[]
      return send('POST', `/api/admin/changes/${first?.id}/remove`, { reason: 'It was wrong.' })
    },
  ],
  ['a casino is deleted', bulk('casinos', 3, 'delete')],
  ['a casino is restored', post('/api/admin/trash/2/restore', {})],
]

interface Shown {
  text: string
  /** Undefined for an answer that is not kept. */
  tags: ReadonlySet<string> | undefined
}

async function read(): Promise<ReadonlyMap<string, Shown>> {
  const shown = new Map<string, Shown>()
  for (const address of ADDRESSES) {
    let tags: Set<string> | undefined
    const request = new Request(ORIGIN + address, { headers: { accept: 'text/html' } })
    const response = await site.fetch(request, '192.0.2.1', {
      add: (...more) => {
        tags = new Set([...(tags ?? []), ...more])
      },
    })
    shown.set(address, { text: `${response.status} ${await response.text()}`, tags })
  }
  return shown
}

async function tagsSince(id: number): Promise<Set<string>> {
  const rows = await db.selectFrom('changes').select('tags').where('id', '>', id).execute()
  return new Set(rows.flatMap(({ tags }) => tags))
}

test('whatever is written, every kept page that says it goes', async () => {
  let before = await read()
  for (const [what, write] of WRITES) {
    const { id } = await db
      .selectFrom('changes')
      .select('id')
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow()
    const answer = (await write()) as { status?: number } | undefined
    expect.soft(answer?.status ?? 200, what).toBeLessThan(300)
    const touched = await tagsSince(id)
    catalogue.drop()
    const after = await read()
    const isTouched = (tags?: ReadonlySet<string>) =>
      tags === undefined || [...tags].some((tag) => touched.has(tag))
    const differ = ADDRESSES.filter((address) => before.get(address)?.text !== after.get(address)?.text)
    const stale = differ.filter((address) => !isTouched(before.get(address)?.tags))
    expect.soft(stale, `after: ${what}`).toEqual([])
    expect.soft(differ.length, `${what}: some page says so`).toBeGreaterThan(0)
    before = after
  }
})
