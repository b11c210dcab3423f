/** Gives the sections of the admin area something to show that the demo catalogue leaves empty, for the pictures. */
import sharp from 'sharp'
import type { Program, ProgramForm } from '#contract/earnings/earnings.schema.ts'

/** The owner of the server that the pictures are taken of; it ends with them. */
export const OWNER = { username: 'milena', password: 'evenhand-demo' } as const

export interface Login {
  token: string
  user: { id: number; username: string; role: string }
}

export async function signIn(origin: string): Promise<Login> {
  return (await call(origin, '/api/auth/login', { payload: OWNER })) as Login
}

/** Drafts, pictures, earnings and deleted things. */
export async function fillSections(origin: string, { token }: Login): Promise<void> {
  await call(origin, '/api/admin/drafts/1', { method: 'PUT', token, payload: DRAFT })
  for (const name of ['Old Harbour', 'Test entry']) {
    const payload = { ...CASINO, name }
    const { id } = (await call(origin, '/api/admin/casinos', { token, payload })) as { id: number }
    await call(origin, `/api/admin/casinos/${id}`, { token, method: 'DELETE' })
  }
  await fillEarnings(origin, (path, asked) => call(origin, path, { token, ...asked }))
  for (const [name, address] of PICTURES) {
    const drawn = await fetch(origin + address)
    const picture = await sharp(Buffer.from(await drawn.arrayBuffer()), { density: 200 })
      .resize(1200)
      .png()
      .toBuffer()
    await call(origin, `/api/admin/media?name=${encodeURIComponent(name)}`, { token, picture })
  }
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

const PICTURES: readonly [name: string, address: string][] = [
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

interface Asked {
  method?: string
  token?: string
  payload?: object
  picture?: Buffer
}

async function call(origin: string, path: string, asked: Asked): Promise<unknown> {
  const { token, payload, picture, method = 'POST' } = asked
  const response = await fetch(origin + path, {
    method,
    headers: {
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(payload !== undefined && { 'content-type': 'application/json' }),
      ...(picture !== undefined && { 'content-type': 'application/octet-stream' }),
    },
    ...(payload !== undefined && { body: JSON.stringify(payload) }),
    ...(picture !== undefined && { body: new Uint8Array(picture) }),
  })
  if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}: ${await response.text()}`)
  return response.json()
}

type Call = (path: string, asked: { payload: object }) => Promise<unknown>

/** The site has to trust one proxy: visitors are told apart by the header in which it names them. */
async function fillEarnings(origin: string, call: Call): Promise<void> {
  const casinos = await fetch(`${origin}/api/casinos?sort=rating&page=1&pageSize=6`)
  const items = (await casinos.json()) as { id: number; slug: string }[]
  const program = (await call('/api/admin/programs', {
    payload: { ...PROGRAM, casinoIds: items.map(({ id }) => id) },
  })) as Program
  for (const [place, { slug }] of items.entries())
    for (let visitor = 0; visitor < 60 - place * 8; visitor += 1) {
      const headers = {
        'user-agent': visitor % 3 === 0 ? DESK : PHONE,
        'sec-fetch-site': visitor % 11 === 0 ? 'none' : 'same-origin',
        'x-forwarded-for': `198.51.${place}.${visitor}`,
      }
      const path = `/go/${slug}?on=${PAGES[visitor % PAGES.length]}&at=list.${place + 1}`
      const { headers: answer } = await fetch(origin + path, { headers, redirect: 'manual' })
      const id = new URL(answer.get('location') ?? '').searchParams.get('subid')
      const report = (query: string) => fetch(`${origin}${program.postbackPath}?${query}&click_id=${id}`)
      if (visitor % 5 === 0) await report('event=registration')
      if (visitor % 15 === 0) await report(`event=ftd&amount=50`)
      if (visitor % 15 === 0)
        await report(`event=revenue&event_id=${slug}-${visitor}&amount=${80 + place * 5}.50`)
    }
  await fetch(`${origin}${program.postbackPath}?event=jackpot&event_id=1`)
}

const DESK =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'
const PHONE =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36'
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
  postbackNames: {
    parameters: {
      clickId: 'click_id',
      event: 'event',
      eventId: 'event_id',
      amount: 'amount',
      currency: 'currency',
      time: 'time',
    },
    events: [{ word: 'ftd', kind: 'first_deposit' }],
  },
}
