/** What staff see, for the pictures, and who they are. */
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { fillEarnings } from './fill-earnings.ts'
import type { Screen } from './screen.ts'

/** The owner of the server that the pictures are taken of; it ends with them. */
export const OWNER = { username: 'milena', password: 'evenhand-demo' } as const

export interface Login {
  token: string
  user: { id: number; username: string; role: string }
}

const openTab = (name: string) => (page: Page) => page.getByRole('dialog').getByRole('tab', { name }).click()
const dialogOpen = (page: Page) => page.getByRole('dialog').waitFor()
const textOpen = (page: Page) => page.getByRole('textbox', { name: 'Content' }).waitFor()
const openFirst = (name: RegExp) => async (page: Page) => {
  await page.getByRole('button', { name }).first().click()
  await dialogOpen(page)
}

export const ADMIN_SCREENS: readonly Screen[] = [
  { name: 'admin-login', path: '/admin/login' },
  ...[
    { name: 'admin', path: '/admin' },
    { name: 'admin-casinos', path: '/admin/casinos' },
    { name: 'admin-bonuses', path: '/admin/bonuses' },
    { name: 'admin-games', path: '/admin/games' },
    { name: 'admin-blog', path: '/admin/blog' },
    { name: 'admin-drafts', path: '/admin/drafts' },
    { name: 'admin-reviews', path: '/admin/reviews' },
    { name: 'admin-newsletter', path: '/admin/newsletter' },
    { name: 'admin-landing', path: '/admin/landing-pages' },
    { name: 'admin-earnings', path: '/admin/earnings' },
    { name: 'admin-programmes', path: '/admin/earnings/programmes' },
    {
      name: 'admin-programme',
      path: '/admin/earnings/programmes',
      windowOnly: true,
      prepare: openFirst(/^Change Northern/),
    },
    {
      name: 'admin-calls',
      path: '/admin/earnings/programmes',
      windowOnly: true,
      prepare: openFirst(/^Calls of/),
    },
    { name: 'admin-redirects', path: '/admin/redirects' },
    { name: 'admin-missing', path: '/admin/redirects/missing' },
    { name: 'admin-settings', path: '/admin/settings' },
    { name: 'admin-settings-menus', path: '/admin/settings/menus' },
    { name: 'admin-settings-home', path: '/admin/settings/home' },
    { name: 'admin-settings-look', path: '/admin/settings/look' },
    { name: 'admin-media', path: '/admin/media' },
    { name: 'admin-trash', path: '/admin/trash' },
    { name: 'admin-admins', path: '/admin/admins' },
    { name: 'admin-audit-log', path: '/admin/audit-log' },
    { name: 'admin-edit', path: '/admin/casinos?edit=1', windowOnly: true, prepare: dialogOpen },
    {
      name: 'admin-edit-review',
      path: '/admin/casinos?edit=1',
      windowOnly: true,
      prepare: openTab('Expert Review'),
    },
    { name: 'admin-games-missing', path: '/admin/games?missing=true' },
    {
      name: 'admin-new-game',
      path: '/admin/games?edit=new',
      windowOnly: true,
      prepare: openTab('Details'),
    },
    { name: 'admin-article', path: '/admin/blog/1', windowOnly: true, prepare: textOpen },
    {
      name: 'admin-article-preview',
      path: '/admin/blog/1',
      windowOnly: true,
      prepare: async (page: Page) => {
        await page.getByRole('button', { name: 'Preview' }).click()
        await page.frameLocator('iframe').getByRole('heading', { level: 1 }).waitFor()
      },
    },
    {
      name: 'admin-import',
      path: '/admin/casinos',
      windowOnly: true,
      prepare: openFirst(/import/i),
    },
  ].map((screen) => ({ ...screen, forStaff: true })),
]

/** The pictures of docs/admin.md by the name of their file, each of one of the screens. */
export const DOCS_PICTURES: ReadonlyMap<string, string> = new Map([
  ['overview', 'admin'],
  ['casinos', 'admin-casinos'],
  ['casino-form', 'admin-edit'],
  ['article', 'admin-article'],
  ['reviews', 'admin-reviews'],
  ['media', 'admin-media'],
  ['import', 'admin-import'],
])

export async function signIn(origin: string): Promise<Login> {
  return (await call(origin, '/api/auth/login', { payload: OWNER })) as Login
}

/** Gives the sections something to show that the demo catalogue leaves empty: drafts, pictures, earnings, deleted things. */
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
