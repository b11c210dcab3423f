/** Signs in as the owner, and fills the sections that the demo leaves empty. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { request, test, type APIRequestContext } from '@playwright/test'
import sharp from 'sharp'
import { DEFAULT_PARAMETERS, type ProgramForm } from '#contract/earnings/earnings.schema.ts'
import { SIGNED_IN } from './playwright.config.ts'

const OWNER = { username: 'milena', password: 'evenhand-e2e' }

test('drafts, images, earnings and deleted items', async ({ baseURL: origin = '' }) => {
  const visitor = await request.newContext({ baseURL: origin })
  const login = (await post(visitor, '/api/auth/login', OWNER)) as { token: string; user: object }
  const extraHTTPHeaders = { authorization: `Bearer ${login.token}` }
  const staff = await request.newContext({ baseURL: origin, extraHTTPHeaders })
  await staff.put('/api/admin/drafts/1', { data: DRAFT })
  for (const name of ['Old Harbour', 'Test entry']) {
    const { id } = (await post(staff, '/api/admin/casinos', { ...CASINO, name })) as { id: number }
    await staff.delete(`/api/admin/casinos/${id}`)
  }
  await fillEarnings(visitor, staff)
  for (const [name, address] of IMAGES) {
    const svg = await (await visitor.get(address)).body()
    const image = await sharp(svg, { density: 200 }).resize(1200).png().toBuffer()
    await post(staff, `/api/admin/media?name=${encodeURIComponent(name)}`, image)
  }
  const kept = { adminToken: login.token, adminUser: JSON.stringify(login.user) }
  const localStorage = Object.entries(kept).map(([name, value]) => ({ name, value }))
  mkdirSync(dirname(SIGNED_IN), { recursive: true })
  writeFileSync(SIGNED_IN, JSON.stringify({ cookies: [], origins: [{ origin, localStorage }] }))
  await Promise.all([visitor.dispose(), staff.dispose()])
})

async function post(context: APIRequestContext, path: string, data: object): Promise<unknown> {
  const response = await context.post(path, { data })
  if (!response.ok()) throw new Error(`${path} answered ${response.status()}: ${await response.text()}`)
  return response.json()
}

const DRAFT = {
  kind: 'game',
  itemId: null,
  baseVersion: null,
  name: 'Paper Comet 2',
  values: { name: 'Paper Comet 2' },
  state: 'for-pictures',
  over: [],
}

const IMAGES: readonly [name: string, address: string][] = [
  ['wagering-explained.png', '/art/cover/guides/Wagering.svg'],
  ['support-desks.png', '/art/cover/reviews/Support%20desks.svg'],
  ['roulette.png', '/art/cover/strategies/Roulette.svg'],
  ['paper-comet.png', '/art/game/slot/Paper%20Comet.svg'],
  ['halo-roulette.png', '/art/game/live/Halo%20Roulette.svg'],
  ['aldermoon.png', '/art/logo/Aldermoon.svg'],
]

const CASINO = {
  description: 'Entered to see what happens, and deleted again.',
  websiteUrl: 'https://www.test-entry.example/',
  establishedYear: 2020,
  license: 'Malta Gaming Authority',
  safetyIndex: 5,
  isActive: false,
}

/** A proxy's header tells visitors apart. */
async function fillEarnings(visitor: APIRequestContext, staff: APIRequestContext): Promise<void> {
  const casinos = await visitor.get('/api/casinos?sort=rating&page=1&pageSize=6')
  const items = (await casinos.json()) as { id: number; slug: string }[]
  const casinoIds = items.map(({ id }) => id)
  const { postbackPath } = (await post(staff, '/api/admin/programs', { ...PROGRAM, casinoIds })) as {
    postbackPath: string
  }
  for (const [place, { slug }] of items.entries())
    for (let person = 0; person < 60 - place * 8; person += 1) {
      const headers = {
        'user-agent': `Mozilla/5.0 (${person % 3 === 0 ? 'Windows NT 10.0' : 'Linux; Android 10; Mobile'})`,
        'sec-fetch-site': person % 11 === 0 ? 'none' : 'same-origin',
        'x-forwarded-for': `198.51.${place}.${person}`,
      }
      const path = `/go/${slug}?on=${PAGES[person % PAGES.length]}&at=list.${place + 1}`
      const left = await visitor.get(path, { headers, maxRedirects: 0 })
      const id = new URL(left.headers()['location'] ?? '').searchParams.get('subid')
      const report = (query: string) => visitor.get(`${postbackPath}?${query}&click_id=${id}`)
      if (person % 5 === 0) await report('event=registration')
      if (person % 15 === 0) await report('event=ftd&amount=50')
      if (person % 15 === 0)
        await report(`event=revenue&event_id=${slug}-${person}&amount=${80 + place * 5}.50`)
    }
  await visitor.get(`${postbackPath}?event=jackpot&event_id=1`)
}

const PAGES = ['casinos', 'casinos', 'bonuses', '', 'blog/wagering-explained']

const PROGRAM: Omit<ProgramForm, 'casinoIds'> = {
  name: 'Northern Light Partners',
  network: null,
  contact: 'partners@northern-light.example',
  deal: 'cpa',
  notes: 'Paid by the 15th. A first deposit counts from €20.',
  currency: 'EUR',
  clickParameter: 'subid',
  isSigned: false,
  postbackAddresses: [],
  postbackNames: { parameters: DEFAULT_PARAMETERS, events: [{ word: 'ftd', kind: 'first_deposit' }] },
}
