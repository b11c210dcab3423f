import { expect, test } from 'vitest'
import type { MissingAddress, Redirect, RedirectImport } from '#contract/redirects/redirects.schema.ts'
import { forgetExpired } from '#operations/maintenance/forget-expired.ts'
import { createLiveRedirects } from '#operations/redirects/live-redirects.ts'
import { followChanges } from '#db/change-feed.ts'
import { addressKey } from '#domain/redirects/address-key.ts'
import { aBonus, aCasino, aGame, aPost } from '#test/builders.ts'
import { NOW } from '#test/test-app.ts'
import { staffSite } from '#test/staff.ts'
import { must } from '#test/must.ts'

const { db, site, headers } = await staffSite()
const PATH = '/api/admin/redirects'

const get = async <T>(path: string): Promise<T> => (await (await site.request(path, { headers })).json()) as T
const list = () => get<Redirect[]>(`${PATH}?sort=source`)

async function add(source: string, target: string, more: object = {}) {
  const response = await site.post(PATH, { kind: 'exact', source, target, ...more }, { headers })
  return {
    status: response.status,
    body: (await response.json()) as Redirect & { errors?: unknown; message?: string },
  }
}

/** `source > target`, by source. */
async function pairs(): Promise<string[]> {
  return (await list()).map(({ source, target }) => `${source} > ${target}`)
}

async function importFile(text: string, apply = false): Promise<RedirectImport> {
  const response = await site.request(`${PATH}/import?apply=${apply}`, {
    method: 'POST',
    headers,
    body: text,
  })
  return (await response.json()) as RedirectImport
}

test('a redirect is added, changed and deleted, and the audit log tells so', async () => {
  const { status, body } = await add('/Old', '/casinos')
  expect(status).toBe(201)
  expect(body).toMatchObject({
    source: '/Old',
    target: '/casinos',
    hits: 0,
    lastUsedAt: null,
    createdBy: expect.any(String),
  })
  const changed = await site.request(`${PATH}/${body.id}`, {
    method: 'PUT',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ kind: 'prefix', source: '/old', target: '/blog' }),
  })
  expect(await changed.json()).toMatchObject({ id: body.id, kind: 'prefix', target: '/blog' })
  const deleted = await site.request(`${PATH}/${body.id}`, { method: 'DELETE', headers })
  expect(deleted.status).toBe(200)
  expect(await list()).toEqual([])
  const log = await db
    .selectFrom('audit_log')
    .select(['action', 'name'])
    .where('kind', '=', 'redirect')
    .orderBy('id')
    .execute()
  expect(log).toEqual([
    { action: 'created', name: '/Old' },
    { action: 'changed', name: '/old' },
    { action: 'deleted', name: '/old' },
  ])
})

test('an address of this site may be written in full, one of another site is refused by field', async () => {
  expect((await add('http://localhost/old', 'http://localhost/casinos')).body).toMatchObject({
    source: '/old',
    target: '/casinos',
  })
  const refused = await add('/older', 'https://evil.example/')
  expect([refused.status, refused.body.errors]).toEqual([
    400,
    [{ path: 'target', message: expect.stringContaining('must be a path of this site') }],
  ])
})

test('the same source twice is refused with where it leads', async () => {
  await add('/old', '/casinos')
  const refused = await add('/OLD/', '/games')
  expect([refused.status, refused.body.errors]).toEqual([
    409,
    [{ path: 'source', message: 'Old address is redirected already: it leads to /casinos' }],
  ])
})

test('chains become one step in whichever order they are saved', async () => {
  await add('/b', '/c')
  await add('/a', '/b')
  await add('/z', '/a')
  expect(await pairs()).toEqual(['/a > /c', '/b > /c', '/z > /c'])
  await add('/c', '/d?x=1')
  expect(await pairs()).toEqual(['/a > /d?x=1', '/b > /d?x=1', '/c > /d?x=1', '/z > /d?x=1'])
})

test('an old address may have a query; chains and circles through one are found', async () => {
  await add('/?p=12', '/b')
  await add('/old', '/?p=12')
  await add('/b', '/c')
  expect(await pairs()).toEqual(['/?p=12 > /c', '/b > /c', '/old > /c'])
  await add('/later', '/?page_id=7')
  await add('/?page_id=7', '/d')
  expect(await pairs()).toContain('/later > /d')
  expect((await add('/c', '/?p=12')).body.message).toContain('is redirected by /?p=12, which leads back')
  expect((await add('/?P=1&p=1', '/?p=1&P=1')).body.message).toContain('leads back to the old one')
  expect((await add('/?p=12', '/games')).status).toBe(409)
  const refused = await add('/casinos?page=2', '/games')
  expect([refused.status, refused.body.errors]).toEqual([
    400,
    [
      {
        path: 'source',
        message: 'Old address has the parameter page, which the page at /casinos reads itself',
      },
    ],
  ])
})

test('old addresses of one path have at most 20 different sets of parameters', async () => {
  const rows = Array.from({ length: 22 }, (_, at) => `/index.php?p${at}=1,/casinos`)
  const file = ['source,target', ...rows].join('\n')
  expect(await importFile(file)).toMatchObject({ refused: 22 })
  expect(await importFile(`source,target\n${rows.slice(0, 20).join('\n')}`, true)).toMatchObject({
    created: 20,
  })
  const { status, body } = await add('/index.php?more=1', '/casinos')
  expect([status, body.message]).toEqual([
    400,
    'Old addresses with the path /index.php may have 20 different sets of parameters',
  ])
})

test('circles are refused, and the other redirect is named', async () => {
  await add('/a', '/b')
  const refused = await add('/b', '/a')
  expect([refused.status, refused.body.errors]).toEqual([
    400,
    [
      {
        path: 'target',
        message: 'New address is redirected by /a, which leads back: visitors would be sent in a circle',
      },
    ],
  ])
  expect((await add('/same', '/SAME/')).body.message).toContain('leads back to the old one')
  await add('/old', '/new', { kind: 'prefix' })
  expect((await add('/new/x', '/old/x')).body.message).toContain('is redirected by /old')
  expect((await add('/grow', '/grow/more', { kind: 'prefix' })).status).toBe(400)
  expect((await add('/new', '/old', { kind: 'prefix' })).status).toBe(400)
})

test('a redirect of an address with a page is refused', async () => {
  const casino_id = await aCasino(db, { slug: 'aldermoon' })
  await db.updateTable('casinos').set({ slug: 'aldermoon-casino' }).where('id', '=', casino_id).execute()
  await aBonus(db, { casino_id, slug: 'welcome' })
  await aGame(db, { slug: 'paper-comet' })
  await aPost(db, { slug: 'an-article' })
  await aPost(db, { slug: 'a-draft', is_published: false })
  const paths = [
    '/',
    '/FAQ/',
    '/casino/aldermoon-casino',
    '/casino/Aldermoon',
    `/casinos/${casino_id}`,
    '/bonus/welcome',
    '/game/paper-comet',
    '/blog/an-article',
  ]
  for (const path of paths)
    expect([path, (await add(path, '/reviews')).body.message]).toEqual([
      path,
      expect.stringContaining('There is a page at'),
    ])
  expect((await add('/blog/a-draft', '/reviews')).status).toBe(201)
})

test('patterns and places are refused with their field named', async () => {
  const pattern = await add('/a/*', '/games', { kind: 'pattern' })
  expect([pattern.status, pattern.body.errors]).toEqual([
    400,
    [{ path: 'kind', message: 'Matching must be one of exact, prefix' }],
  ])
  const starred = await add('/a/*', '/games')
  expect([starred.status, starred.body.errors]).toMatchObject([400, [{ path: 'source' }]])
})

test('the list is searched, filtered and sorted', async () => {
  const { body } = await add('/old/one', '/casinos')
  await add('/old/two', '/games', { kind: 'prefix' })
  site.app.redirects.countUse(body.id, NOW)
  site.app.redirects.countUse(body.id, NOW)
  await site.app.redirects.flush()
  const sources = async (query: string) =>
    (await get<Redirect[]>(`${PATH}?${query}`)).map(({ source }) => source)
  expect(await sources('search=GAMES')).toEqual(['/old/two'])
  expect(await sources('kind=exact')).toEqual(['/old/one'])
  expect(await sources('sort=newest')).toEqual(['/old/two', '/old/one'])
  expect(await sources('sort=hits')).toEqual(['/old/one', '/old/two'])
  expect((await get<Redirect[]>(`${PATH}?sort=used`))[0]).toMatchObject({
    hits: 2,
    lastUsedAt: NOW.toISOString(),
  })
})

test('a file is checked first and then imported without its refused rows', async () => {
  await add('/known', '/casinos')
  await add('/same', '/casinos')
  const file = [
    'Source;Target;Matching;Place',
    '/known;/games',
    '/same;/casinos',
    '/new;http://localhost/blog',
    '/hop;/new',
    '/year/*;/blog/$1;pattern',
    '/evil;//evil.example',
    '/NEW/;/casinos',
    '/x;/y;regex',
  ].join('\n')
  const expected = { rows: 8, created: 2, changed: 1, unchanged: 1, refused: 4 }
  const checked = await importFile(file)
  expect(checked).toMatchObject({ ...expected, isApplied: false })
  expect(checked.problems.map(({ row, message }) => [row, message])).toEqual([
    [6, 'Matching must be one of exact, prefix'],
    [7, expect.stringContaining('must be a path of this site')],
    [8, 'Old address is in row 4 already'],
    [9, 'Matching must be one of exact, prefix'],
  ])
  expect(await pairs()).toEqual(['/known > /casinos', '/same > /casinos'])
  expect(await importFile(file, true)).toMatchObject({ ...expected, isApplied: true })
  expect(await pairs()).toEqual(['/hop > /blog', '/known > /games', '/new > /blog', '/same > /casinos'])
  expect(await importFile(file)).toMatchObject({ created: 0, changed: 0, unchanged: 4 })
})

test('a file of a plugin: patterns, types and states that this site does not have are refused, other columns named', async () => {
  const rows = [
    'source,target,regex,code,type,hits,title,status',
    '/one,/casinos,0,301,url,12,One,active',
    '/news/(.*),/blog,1,301,url,3,News,active',
    '/off,/games,0,301,url,0,Off,disabled',
    '/while,/games,0,302,url,0,While,active',
    '/gone,/games,0,410,error,0,Gone,active',
    '^/year/.*$,/blog,,301,url,0,Year,active',
  ]
  expect(await importFile(rows.join('\n'))).toMatchObject({
    created: 1,
    unreadColumns: ['hits', 'title'],
    problems: [
      { row: 3, message: expect.stringContaining('Patterns are not supported') },
      { row: 4, message: 'It is switched off in that file (disabled)' },
      { row: 5, message: expect.stringContaining('of type 302') },
      { row: 6, message: expect.stringContaining('of type 410') },
      { row: 7, message: expect.stringContaining('Patterns are not supported') },
    ],
  })
  const others = ['sep=;', 'source;matching;destination;type;status', '/a;start;/blog;301;active']
  expect(await importFile(others.join('\n'))).toMatchObject({ created: 1, refused: 0 })
  expect(await importFile('source,matching,target\n/b,contains,/blog')).toMatchObject({ refused: 1 })
  expect(await importFile('Origin,Target,Type,Format\n/c,/blog,301,plain\n/d,/blog,301,regex')).toMatchObject(
    { created: 1, refused: 1 },
  )
})

test('circles within a file are refused, and what is no such file is refused as a whole', async () => {
  expect(await importFile('source,target\n/a,/b\n/b,/a\n/c,/casinos')).toMatchObject({
    created: 1,
    refused: 2,
  })
  const refused = await site.request(`${PATH}/import`, { method: 'POST', headers, body: 'name,logo\na,b' })
  expect([refused.status, await refused.json()]).toEqual([
    400,
    expect.objectContaining({
      message: 'The first row must name the columns "Old address" and "New address".',
    }),
  ])
})

test('an export can be imported again, and no cell of it is a formula', async () => {
  await add('/a', '/casinos')
  await add('/p', '/blog', { kind: 'prefix' })
  await db.updateTable('redirects').set({ created_by: '=1+1' }).where('source', '=', '/a').execute()
  const file = await (await site.request(`${PATH}/export`, { headers })).text()
  expect(file).toContain(`"'=1+1"`)
  expect(await importFile(file)).toMatchObject({ rows: 2, unchanged: 2 })
})

test('a process takes in what others change, rule by rule', async () => {
  await add('/a', '/casinos')
  const live = createLiveRedirects({ db, onFailure: () => undefined })
  const tags: string[] = []
  const feed = await followChanges({
    db,
    apply: async (changed) => {
      tags.push(...changed)
      await live.apply(changed)
    },
  })
  const find = async (path: string) => (await live.rules()).find(must(addressKey(path)))?.target
  expect(await find('/a')).toBe('/casinos')
  const { body } = await add('/b', '/games')
  await feed.catchUp()
  expect([await find('/b'), tags]).toEqual(['/games', [`redirect:${body.id}`]])
  await db.deleteFrom('redirects').where('source', '=', '/a').execute()
  await feed.catchUp()
  expect(await find('/a')).toBeUndefined()
  tags.length = 0
  live.countUse(body.id, NOW)
  await live.flush()
  await feed.catchUp()
  expect(tags).toEqual([])
})

test('missing addresses are counted, and only the host of the last referrer is kept', async () => {
  const { redirects } = site.app
  redirects.countMissing({ address: '/lost', at: new Date('2026-03-14T10:00:00Z'), referrer: 'news.example' })
  redirects.countMissing({ address: '/lost', at: NOW, referrer: undefined })
  redirects.countMissing({ address: '/other', at: NOW, referrer: undefined })
  await redirects.flush()
  redirects.countMissing({ address: '/lost', at: NOW, referrer: undefined })
  await redirects.flush()
  expect(await get<MissingAddress[]>('/api/admin/missing-addresses')).toMatchObject([
    { address: '/lost', hits: 3, lastSeenAt: NOW.toISOString(), referrer: 'news.example' },
    { address: '/other', hits: 1, referrer: null },
  ])
  // What answers them now takes them off the list.
  await add('/lost', '/casinos', { kind: 'prefix' })
  await add('/other', '/casinos')
  expect(await get<MissingAddress[]>('/api/admin/missing-addresses')).toEqual([])
})

test('the list of missing addresses is bounded in what it takes in and in what it keeps', async () => {
  const { redirects } = site.app
  for (let number = 0; number < 300; number++)
    redirects.countMissing({ address: `/probe-${number}`, at: NOW, referrer: undefined })
  await redirects.flush()
  const count = async () =>
    Number(
      (
        await db
          .selectFrom('missing_addresses')
          .select(({ fn }) => fn.countAll().as('n'))
          .executeTakeFirstOrThrow()
      ).n,
    )
  expect(await count()).toBe(200)
  await db
    .insertInto('missing_addresses')
    .values(
      Array.from({ length: 9_900 }, (_, number) => ({
        address: `/older-${number}`,
        hits: 2,
        first_seen_at: NOW,
        last_seen_at: NOW,
        referrer: null,
      })),
    )
    .execute()
  redirects.countMissing({ address: '/probe-0', at: NOW, referrer: undefined })
  await redirects.flush()
  expect(await count()).toBe(10_000)
  const kept = await db
    .selectFrom('missing_addresses')
    .select('hits')
    .where('address', '=', '/probe-0')
    .execute()
  expect(kept).toEqual([{ hits: 2 }])
  site.setNow(new Date(NOW.getTime() + 91 * 86_400_000))
  await forgetExpired(site.app)
  site.setNow(NOW)
  expect(await count()).toBe(0)
})

test('counts that could not be written are written with the next ones', async () => {
  const { body } = await add('/a', '/casinos')
  const { redirects } = site.app
  redirects.countUse(body.id, NOW)
  await db.schema.alterTable('redirect_uses').renameTo('away').execute()
  await expect(redirects.flush()).rejects.toThrow('redirect_uses')
  await db.schema.alterTable('away').renameTo('redirect_uses').execute()
  redirects.countUse(body.id, NOW)
  await redirects.flush()
  expect((await list())[0]?.hits).toBe(2)
})

test('the likeliest page is suggested by its name, a former name or its words', async () => {
  const id = await aCasino(db, { name: 'Aldermoon', slug: 'first-name' })
  await db.updateTable('casinos').set({ slug: 'aldermoon' }).where('id', '=', id).execute()
  await aGame(db, { name: 'Paper Comet', slug: 'paper-comet' })
  await aPost(db, { title: 'When a payout takes too long', slug: 'when-a-payout-takes-too-long' })
  const suggested = async (address: string) =>
    (
      await get<{ target: { path: string } | null }>(
        `/api/admin/missing-addresses/suggestion?address=${encodeURIComponent(address)}`,
      )
    ).target?.path
  expect(await suggested('/reviews/first-name')).toBe('/casino/aldermoon')
  expect(await suggested('/casinos/aldermoon-casino-review-2024.html')).toBe('/casino/aldermoon')
  expect(await suggested('/slots/paper_comet/')).toBe('/game/paper-comet')
  expect(await suggested('/2019/05/when-a-payout-takes-too-long')).toBe('/blog/when-a-payout-takes-too-long')
  expect(await suggested('/wp-login.php')).toBeUndefined()
  expect(await suggested('/%zz/%00')).toBeUndefined()
})

test('many addresses may lead to one page', async () => {
  await aPost(db, { slug: 'welcome' })
  const rows = Array.from({ length: 3_000 }, (_, number) => `/old/${number},/blog/welcome`)
  const report = await importFile(['source,target', ...rows].join('\n'), true)
  expect(report).toMatchObject({ created: 3_000 })
})
