/** Outbound links: who is sent on to a casino, and what everyone else sees. */
import { Hono } from 'hono'
import { beforeEach, expect, test } from 'vitest'
import { createLiveLinks } from '#operations/links/live-links.ts'
import { aCasino } from '#test/builders.ts'
import { NOW, testApp } from '#test/test-app.ts'
import { testDatabase } from '#test/test-database.ts'
import { createOutbound } from './outbound.ts'

const { db, reset } = await testDatabase()
beforeEach(reset)

/** The door alone, for a visitor from this country; a page of ours answers "page". */
function door(links = testApp(db).app.links, country?: string, app = testApp(db).app) {
  const site = new Hono<{ Variables: { country: string | undefined; address: string } }>()
  site.use(async (c, next) => {
    c.set('country', country)
    c.set('address', '192.0.2.7')
    await next()
  })
  site.route('/go', createOutbound({ ...app, links }))
  site.all('*', (c) => c.text('page', 404))
  return async (path: string, method = 'GET') => {
    const { status, headers } = await site.request(path, { method })
    return { status, to: headers.get('location'), headers }
  }
}

test('a visitor is sent to the affiliate address, and no response is kept', async () => {
  await aCasino(db, { name: 'Aurora', affiliate_url: 'https://partner.example/in?a=1' })
  const { status, to, headers } = await door()('/go/aurora')
  expect([status, to]).toEqual([302, 'https://partner.example/in?a=1'])
  expect(headers.get('cache-control')).toBe('no-store')
  expect(headers.get('x-robots-tag')).toBe('noindex, nofollow')
  expect((await door()('/go/Aurora', 'HEAD')).status).toBe(302)
})

test('an affiliate address leaves letter for letter, with the id of the click where its programme wants it', async () => {
  for (const [at, address] of [
    'https://href.li/?https://www.casino.example/lobby',
    'https://partner.example/?/en/register/btag-77',
    'https://partner.example?zoneid=9;bannerid=4',
    "https://Partner.example:443/~x!(z)/{affiliate_id}/./caf%E9?a='%20'&flag|x#top",
  ].entries()) {
    const id = await aCasino(db, { name: `Aurora ${at}`, affiliate_url: address })
    expect((await door()(`/go/aurora-${at}`)).to).toBe(address)
    const { id: program_id } = await db
      .insertInto('programs')
      .values({
        name: `Programme ${at}`,
        click_parameter: 'subid',
        postback_key: String(at).repeat(64),
        postback_names: JSON.stringify({ parameters: {}, events: [] }),
        created_at: NOW,
        updated_at: NOW,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await db.insertInto('program_casinos').values({ program_id, casino_id: id }).execute()
    const { to } = await door()(`/go/aurora-${at}`)
    const [before = '', hash = ''] = address.split('#')
    expect(to?.replace(/subid=[\w-]{22}/, 'subid=ID')).toBe(
      `${before}${before.includes('?') ? '&' : '?'}subid=ID${hash && `#${hash}`}`,
    )
  }
})

test('without an affiliate address the website is where it leads', async () => {
  await aCasino(db, { name: 'Aurora', affiliate_url: null, website_url: 'https://aurora.example/' })
  expect((await door()('/go/aurora')).to).toBe('https://aurora.example/')
})

test('nothing of the address that was asked for reaches the casino', async () => {
  await aCasino(db, { name: 'Aurora', affiliate_url: 'https://partner.example/in?a=1' })
  for (const query of [
    '?to=https://evil.example/',
    '?a=2&b=3',
    '?%0d%0aset-cookie:x',
    '#x',
    '?//evil.example',
  ])
    expect((await door()(`/go/aurora${query}`)).to).toBe('https://partner.example/in?a=1')
})

test.each([
  '/go/nobody',
  '/go/',
  '/go/%00',
  '/go/%0d%0a',
  '/go/..%2fadmin',
  '/go///evil.example',
  '/go/constructor',
])('%s leads nowhere', async (path) => {
  await aCasino(db, { name: 'Aurora' })
  expect(await door()(path)).toMatchObject({ status: 404, to: null })
})

test('a flood of one visitor is sent on, and 60 of its clicks a minute are stored', async () => {
  await aCasino(db, { name: 'Aurora', affiliate_url: 'https://partner.example/' })
  const { app } = testApp(db)
  const open = door(app.links, undefined, app)
  const sent = []
  for (let count = 0; count < 70; count++) sent.push(await open('/go/aurora'))
  expect(new Set(sent.map(({ to }) => to))).toEqual(new Set(['https://partner.example/']))
  await app.clicks.flush()
  expect(await db.selectFrom('clicks').select('id').execute()).toHaveLength(60)
  expect(app.clicks.floodTotal()).toBe(10)
})

test('a hidden casino and one with an address that is no web address lead nowhere', async () => {
  await aCasino(db, { name: 'Hidden', is_active: false })
  await aCasino(db, {
    name: 'Odd',
    affiliate_url: 'javascript:alert(1)',
    website_url: 'https://u:p@odd.example',
  })
  expect((await door()('/go/hidden')).status).toBe(404)
  expect((await door()('/go/odd')).status).toBe(404)
})

test('no one is sent to a casino that refuses players from their country', async () => {
  await aCasino(db, { name: 'Aurora', restricted_countries: ['US', 'FR'] })
  const { links } = testApp(db).app
  expect(await door(links, 'FR')('/go/aurora')).toMatchObject({ status: 404, to: null })
  expect((await door(links, 'DE')('/go/aurora')).status).toBe(302)
  expect((await door(links)('/go/aurora')).status).toBe(302)
})

test('changes are taken in: a new target, a slug that passed on, a casino that went', async () => {
  const links = createLiveLinks(db)
  const go = door(links)
  const [first, second] = [await aCasino(db, { name: 'First' }), await aCasino(db, { name: 'Second' })]
  expect((await go('/go/first')).to).toBe('https://aurora.example/')
  await db.updateTable('casinos').set({ slug: 'third' }).where('id', '=', first).execute()
  await db
    .updateTable('casinos')
    .set({ slug: 'first', affiliate_url: 'https://second.example/' })
    .where('id', '=', second)
    .execute()
  await links.apply([`casino:${first}`, `casino:${second}`])
  expect((await go('/go/first')).to).toBe('https://second.example/')
  expect((await go('/go/third')).to).toBe('https://aurora.example/')
  expect((await go('/go/second')).status).toBe(404)
  await db.deleteFrom('casinos').where('id', '=', second).execute()
  await links.apply(['all'])
  expect((await go('/go/first')).status).toBe(404)
})

test('visitors are sent on while the database is unavailable', async () => {
  await aCasino(db, { name: 'Aurora' })
  let isAway = false
  const links = createLiveLinks(
    db.withPlugin({
      transformQuery({ node }) {
        if (isAway) throw new Error('connect ECONNREFUSED')
        return node
      },
      transformResult: async ({ result }) => result,
    }),
  )
  await links.links()
  isAway = true
  await expect(links.apply(['all'])).rejects.toThrow('ECONNREFUSED')
  expect((await door(links)('/go/aurora')).status).toBe(302)
})
