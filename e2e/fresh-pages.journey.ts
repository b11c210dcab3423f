/** Kept pages: after any write, every address answers as if nothing were kept. */
import type { APIRequestContext } from '@playwright/test'
import { expect, test } from '@playwright/test'
import { startOwnServer } from './own-server.ts'
import type { StartedServer } from './own-server.ts'
import { casinoReviewBody, shortReviewBody } from '../test/review-bodies.ts'
import { bearer, OWNER, signIn } from './signed-in.ts'

/** Everything public that shows data, each kind of page at least once. */
const ADDRESSES = [
  '/',
  '/_root.data',
  '/casinos',
  '/casinos.data',
  '/casinos?sort=userRating-desc&minUserRating=5&features=Mobile',
  '/casinos/suggestions?q=al',
  '/casino/aldermoon',
  '/casino/aldermoon?reviews=all',
  '/casino/tidewell.data',
  '/bonuses',
  '/bonuses?type=no_deposit&sort=newest',
  '/bonus/aldermoon-welcome-package',
  '/games',
  '/games?type=slot',
  '/game/paper-comet',
  '/game/paper-comet?play=1',
  '/blog',
  '/blog/{slug}',
  '/reviews',
  '/reviews?kind=bonuses',
  '/how-we-rate',
  '/compare?type=casinos&ids=1,2',
  '/compare?type=bonuses&ids=1',
  '/compare?type=games&ids=1,2',
  '/compare/choices?type=casinos&find=al',
  '/api/casinos',
  '/api/casinos/facets?features=Mobile',
  '/api/casinos/featured',
  '/api/casinos/1',
  '/api/expert-reviews/casino/1',
  '/api/casino-games/1',
  '/api/bonuses',
  '/api/bonuses/featured',
  '/api/bonuses/1',
  '/api/bonuses/1/ratings',
  '/api/games',
  '/api/games/1',
  '/api/game-casinos/1',
  '/api/reviews',
  '/api/reviews/casino/1',
  '/api/reviews/bonus/1',
  '/api/reviews/game/1',
  '/api/blog',
  '/api/blog/1',
  '/api/stats',
  '/api/search?q=al',
]

let site: StartedServer | undefined
test.beforeAll(async () => {
  test.setTimeout(120_000)
  site = await startOwnServer()
})
test.afterAll(() => site?.stop())

test(
  'no address answers with less than the database knows, whatever is written',
  { tag: '@soak' },
  async ({ playwright }) => {
    test.setTimeout(600_000)
    const request = await playwright.request.newContext({ baseURL: site?.origin ?? '' })
    const headers = bearer((await signIn(request, OWNER)).token)
    const { slug } = (await (await request.get('/api/blog/1')).json()) as { slug: string }
    const addresses = ADDRESSES.map((address) => address.replace('{slug}', slug))

    /** Changes fields of an item through its form. */
    const save = (path: string, change: (form: Record<string, unknown>) => object) => async () => {
      const { form, version } = (await (await request.get(path, { headers })).json()) as {
        form: Record<string, unknown>
        version: number
      }
      return request.put(path, { headers, data: { ...form, ...change(form), version } })
    }
    const post = (path: string, data: object) => () => request.post(path, { headers, data })
    const renamed = ({ name }: Record<string, unknown>) => ({ name: `${String(name)} Anew` })
    const latestReview = async (): Promise<number> =>
      ((await (await request.get('/api/reviews')).json()) as [{ id: number }])[0].id

    const writes: readonly [what: string, write: () => Promise<{ ok: () => boolean }>][] = [
      ['a casino is renamed', save('/api/admin/casinos/1', renamed)],
      ['a casino loses a feature', save('/api/admin/casinos/2', () => ({ features: ['Live Chat'] }))],
      ['a casino is hidden', post('/api/admin/casinos/bulk', { ids: [2], action: 'deactivate' })],
      ['a casino is shown again', post('/api/admin/casinos/bulk', { ids: [2], action: 'activate' })],
      ['a bonus is renamed', save('/api/admin/bonuses/1', () => ({ title: 'Another welcome' }))],
      ['a bonus is hidden', post('/api/admin/bonuses/bulk', { ids: [1], action: 'deactivate' })],
      ['a bonus is deleted', post('/api/admin/bonuses/bulk', { ids: [2], action: 'delete' })],
      ['a game is renamed', save('/api/admin/games/1', renamed)],
      ['a game comes to other casinos', save('/api/admin/games/1', () => ({ availableAt: [1, 3] }))],
      ['a game is hidden', post('/api/admin/games/bulk', { ids: [2], action: 'deactivate' })],
      [
        'an article is renamed',
        save('/api/admin/blog/1', ({ title }) => ({ title: `${String(title)}, again` })),
      ],
      ['an article is hidden', post('/api/admin/blog/bulk', { ids: [2], action: 'deactivate' })],
      ['a casino is reviewed', () => request.post('/api/reviews', { data: casinoReviewBody(1) })],
      ['a vote is counted', async () => request.post(`/api/reviews/${await latestReview()}/helpful`)],
      [
        'a review is answered',
        async () =>
          request.put(`/api/admin/reviews/${await latestReview()}`, {
            headers,
            data: { answer: 'Thank you.' },
          }),
      ],
      [
        'a review is rejected',
        async () =>
          request.post('/api/admin/reviews/bulk', {
            headers,
            data: { ids: [await latestReview()], action: 'reject' },
          }),
      ],
      ['a bonus is reviewed', () => request.post('/api/reviews', { data: shortReviewBody({ bonusId: 1 }) })],
      [
        'a game is reviewed',
        () => request.post('/api/reviews/game', { data: shortReviewBody({ gameId: 1 }) }),
      ],
      ['a casino is deleted', post('/api/admin/casinos/bulk', { ids: [3], action: 'delete' })],
      ['a casino is restored', post('/api/admin/trash/2/restore', {})],
    ]
    await read(request, addresses)
    for (const [what, write] of writes) {
      await test.step(what, async () => {
        const written = await write()
        expect.soft(written.ok(), what).toBe(true)
        const kept = await read(request, addresses)
        // A header that no response is kept with: a request with a token is rendered again.
        const fresh = await read(request, addresses, { authorization: 'Bearer none' })
        const stale = addresses.filter((address) => kept[address] !== fresh[address])
        expect.soft(stale, `after ${what}`).toEqual([])
      })
    }
  },
)

async function read(
  request: APIRequestContext,
  addresses: readonly string[],
  headers: Record<string, string> = {},
): Promise<Record<string, string>> {
  const responses: Record<string, string> = {}
  for (const address of addresses) {
    const response = await request.get(address, { headers })
    responses[address] = `${response.status()} ${withoutNow(await response.text())}`
  }
  return responses
}

/** Pages say when they were made; that may differ. */
function withoutNow(text: string): string {
  return text.replaceAll(/20\d\d-\d\d-\d\dT[\d:.]+Z/g, (instant) =>
    Math.abs(Date.now() - Date.parse(instant)) < 3_600_000 ? 'now' : instant,
  )
}
