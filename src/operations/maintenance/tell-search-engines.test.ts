import { beforeEach, expect, test } from 'vitest'
import { DAY_MS } from '#contract/shared/durations.ts'
import { aCasino, aGame } from '#test/builders.ts'
import { NOW } from '#test/test-app.ts'
import { emptySite } from '#test/empty-site.ts'
import { tellSearchEngines } from './tell-search-engines.ts'

const { db, site } = await emptySite()
const sent: { url: string; body: unknown }[] = []
const answering = (status: number) =>
  (async (url: string, { body }: { body: string }) => {
    sent.push({ url, body: JSON.parse(body) })
    return new Response('', { status })
  }) as unknown as typeof fetch

beforeEach(async () => {
  sent.length = 0
  Object.assign(site.app.settings, { publicUrl: 'https://www.site.test', indexNowKey: 'abcdef0123456789' })
  await aCasino(db, { slug: 'just-saved', created_at: NOW })
  await aCasino(db, { slug: 'of-the-demo', created_at: NOW, is_demo: true })
  await aGame(db, { slug: 'of-yesterday', created_at: new Date(NOW.getTime() - DAY_MS) })
})

test('pages that changed in the last hour are told, with the key and the place of its file', async () => {
  await tellSearchEngines(site.app, answering(202))
  expect(sent).toEqual([
    {
      url: 'https://api.indexnow.org/indexnow',
      body: {
        host: 'www.site.test',
        key: 'abcdef0123456789',
        keyLocation: 'https://www.site.test/abcdef0123456789.txt',
        urlList: ['https://www.site.test/casino/just-saved'],
      },
    },
  ])
})

test('a refusal is tried again; without a key or an address of its own nothing is sent', async () => {
  await expect(tellSearchEngines(site.app, answering(403))).rejects.toThrow(
    'IndexNow answered with status 403.',
  )
  sent.length = 0
  site.app.settings.publicUrl = 'http://localhost:3000'
  await tellSearchEngines(site.app, answering(200))
  Object.assign(site.app.settings, { publicUrl: 'https://www.site.test', indexNowKey: undefined })
  await tellSearchEngines(site.app, answering(200))
  expect(sent).toEqual([])
})
