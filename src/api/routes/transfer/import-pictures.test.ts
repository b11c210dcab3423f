import { beforeEach, describe, expect, test } from 'vitest'
import type { ImportDetails } from '#contract/transfer/imports.schema.ts'
import type { ImportLine, ImportReport } from '#contract/transfer/transfer.ts'
import { runJobs } from '#test/run-jobs.ts'
import { aCasino } from '#test/builders.ts'
import { pictureServer } from '#test/picture-server.ts'
import { aPicture } from '#test/pictures.ts'
import { aStaffToken } from '#test/staff.ts'
import { emptySite } from '#test/empty-site.ts'

const { db, site } = await emptySite()
const old = await pictureServer()
site.app.settings.fetchHosts = [old.host]
const PNG = await aPicture('png')
const OWN = /^\/media\/[0-9a-f]{24}gffaa00-400x300\.webp$/
let authorization: string

beforeEach(async () => {
  old.asked.length = 0
  old.files.clear()
  for (const path of ['/logo.png', '/cover.png', '/one.png', '/two.png']) old.files.set(path, PNG)
  authorization = `Bearer ${await aStaffToken(db, 'admin')}`
})

const POST = {
  title: 'Five slots of the month',
  slug: 'five-slots',
  excerpt: 'Five slots that were played this month.',
  author: 'Ada Ellis',
  category: 'news',
  metaDescription: 'Five slots that were played this month.',
  content: '<p>These are the five slots that we have played this month, with all their figures.</p>',
}
const CASINO = {
  name: 'Moved Casino',
  description: 'A casino that moved here.',
  websiteUrl: 'https://moved.example/',
}

async function send(
  path: string,
  rows: readonly object[],
  { apply = true, ...more }: { apply?: boolean; pictures?: string; site?: string } = {},
): Promise<ImportReport> {
  const query = new URLSearchParams({ format: 'json', apply: String(apply), refused: 'skip', ...more })
  const response = await site.request(`/api/admin/${path}/import?${query.toString()}`, {
    method: 'POST',
    headers: { authorization },
    body: JSON.stringify(rows),
  })
  const last = JSON.parse((await response.text()).trimEnd().split('\n').at(-1) ?? '') as ImportLine
  if ('report' in last) return last.report
  throw new Error(JSON.stringify(last))
}
const fetching = { pictures: 'fetch' }
const logos = async () =>
  (await db.selectFrom('casinos').select('logo_url').orderBy('id').execute()).map(({ logo_url: url }) => url)

describe('pictures of other sites', () => {
  test('come into the library with their rows, each in one version, without a second request', async () => {
    const rows = [
      { ...CASINO, logoUrl: `${old.origin}/logo.png` },
      { ...CASINO, name: 'Its sister', logoUrl: `${old.origin}/logo.png` },
    ]
    const told = await send('casinos', rows, fetching)
    expect(told).toMatchObject({
      counts: { created: 2 },
      pictures: { wanted: 1, fetched: 1, failed: 0 },
      media: [],
    })
    expect(old.asked).toEqual(['/logo.png'])
    const [first, second] = await logos()
    expect([first, second]).toEqual([expect.stringMatching(OWN), first])
    expect(await db.selectFrom('casinos').select('version').execute()).toEqual([
      { version: 1 },
      { version: 1 },
    ])
  })

  test('are only counted by a dry run', async () => {
    const told = await send('casinos', [{ ...CASINO, logoUrl: `${old.origin}/logo.png` }], {
      ...fetching,
      apply: false,
    })
    expect(told.pictures).toEqual({ wanted: 1, fetched: 0, failed: 0 })
    expect([old.asked, await db.selectFrom('media').select('id').execute()]).toEqual([[], []])
  })

  test('stay where they are when no one asks for them', async () => {
    const logoUrl = `${old.origin}/logo.png`
    expect((await send('casinos', [{ ...CASINO, logoUrl }])).pictures.wanted).toBe(0)
    expect([old.asked, await logos()]).toEqual([[], [logoUrl]])
  })

  test('that cannot be fetched keep their address and are listed, and come with the next import', async () => {
    const rows = [
      { ...CASINO, logoUrl: `${old.origin}/later.png` },
      { ...CASINO, name: 'Inside', logoUrl: 'http://localhost/a.png' },
    ]
    const told = await send('casinos', rows, fetching)
    expect(told).toMatchObject({ counts: { created: 2 }, pictures: { wanted: 2, fetched: 0, failed: 2 } })
    const problems = [
      ['logoUrl', 'The server answered with status 404', 'Moved Casino', `${old.origin}/later.png`],
      ['logoUrl', 'The address leads to a private network', 'Inside', 'http://localhost/a.png'],
    ]
    expect(
      told.media.map(({ path, message, rows: [row] }) => [path, message, row?.name, row?.given]),
    ).toEqual(problems)
    expect(await logos()).toEqual([`${old.origin}/later.png`, 'http://localhost/a.png'])
    const details = await site.request(`/api/admin/imports/${told.importId}`, { headers: { authorization } })
    expect(((await details.json()) as ImportDetails).media).toHaveLength(2)

    old.files.set('/later.png', PNG)
    const again = await send('casinos', rows, fetching)
    expect(again).toMatchObject({ counts: { changed: 1, unchanged: 1 }, pictures: { fetched: 1, failed: 1 } })
    expect(await logos()).toEqual([expect.stringMatching(OWN), 'http://localhost/a.png'])
  })

  test('make no change when the same file comes again', async () => {
    const rows = [{ ...CASINO, logoUrl: `${old.origin}/logo.png` }]
    await send('casinos', rows, fetching)
    expect(await send('casinos', rows, fetching)).toMatchObject({
      state: 'applied',
      importId: null,
      counts: { unchanged: 1, changed: 0 },
      pictures: { wanted: 0 },
    })
    expect(old.asked).toEqual(['/logo.png'])
  })

  test('are fetched from the other site when their address names none', async () => {
    await send('casinos', [{ ...CASINO, logoUrl: '/logo.png' }], { ...fetching, site: `${old.origin}/wp/` })
    expect([old.asked, await logos()]).toEqual([['/logo.png'], [expect.stringMatching(OWN)]])
  })

  test('of an import that was cut off are fetched by the run that goes on', async () => {
    const logoUrl = `${old.origin}/logo.png`
    const id = await aCasino(db, { name: 'Moved Casino' })
    const { id: importId } = await db
      .insertInto('imports')
      .values({ kind: 'casino', state: 'applying', created_at: site.app.now(), planned: 1 })
      .returning('id')
      .executeTakeFirstOrThrow()
    const row = { import_id: importId, row: 1, name: 'Moved Casino' }
    await db
      .insertInto('import_rows')
      .values({ ...row, item_id: id, fields: JSON.stringify({ logoUrl }) })
      .execute()
    await db
      .insertInto('import_pictures')
      .values({ ...row, number: 1, field: 'logoUrl', address: logoUrl, is_wanted: true })
      .execute()
    await runJobs(site.app)
    expect(await logos()).toEqual([expect.stringMatching(OWN)])
  })

  test('go with the undo of their import, and stay in the library', async () => {
    await aCasino(db, { name: CASINO.name, logo_url: 'https://elsewhere.example/before.png' })
    const rows = [{ name: CASINO.name, logoUrl: `${old.origin}/logo.png` }]
    const { importId } = await send('casinos', rows, fetching)
    const undone = await site.request(`/api/admin/imports/${importId}/undo`, {
      method: 'POST',
      headers: { authorization },
    })
    expect(await undone.text()).toContain('"state":"undone"')
    expect(await logos()).toEqual(['https://elsewhere.example/before.png'])
    expect(await db.selectFrom('media').select('name').execute()).toEqual([{ name: 'logo.png' }])
  })
})

describe('the HTML of articles', () => {
  const content =
    `${POST.content}<figure><img src="/one.png" alt="A slot"><figcaption>One</figcaption></figure>` +
    `<p>text</p><iframe src="https://www.youtube.com/embed/dQw4w9WgXcQ"></iframe><img src="${old.origin}/two.png">` +
    `<audio src="/song.mp3"></audio><iframe src="https://player.vimeo.com/video/1"></iframe>`
  const kept = () =>
    db.selectFrom('post_media').select(['type', 'url', 'alt', 'caption']).orderBy('position').execute()

  test('keeps its pictures and videos, and lists every one that it cannot keep', async () => {
    const rows = [{ ...POST, content, featuredImage: '/cover.png' }]
    const told = await send('blog', rows, { ...fetching, site: old.origin })
    expect(told).toMatchObject({ counts: { created: 1 }, pictures: { wanted: 3, fetched: 3 } })
    expect(told.media.map(({ path, message, rows: [row] }) => [path, message, row?.row, row?.given])).toEqual(
      [
        ['content', 'Sounds cannot be shown in articles', 1, '/song.mp3'],
        [
          'content',
          'Embedded pages cannot be shown, other than videos from YouTube',
          1,
          'https://player.vimeo.com/video/1',
        ],
      ],
    )
    const own = expect.stringMatching(OWN)
    expect(await kept()).toEqual([
      { type: 'image', url: own, alt: 'A slot', caption: 'One' },
      { type: 'youtube', url: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ', alt: null, caption: null },
      { type: 'image', url: own, alt: null, caption: null },
    ])
    expect(await db.selectFrom('posts').select(['content', 'featured_image']).execute()).toEqual([
      {
        content: `${POST.content}<p>[media:1]</p><p>text</p><p>[media:2]</p><p>[media:3]</p>`,
        featured_image: own,
      },
    ])
    const again = await send('blog', rows, { ...fetching, site: old.origin })
    expect([again.counts, again.media]).toEqual([
      { created: 0, changed: 0, unchanged: 1, refused: 0 },
      told.media,
    ])
  })

  test('keeps its pictures at their own address without fetching, and tells which names no site', async () => {
    const told = await send('blog', [{ ...POST, content }], { apply: false })
    expect(told.media.map(({ message, rows: [row] }) => [message, row?.given])).toContainEqual([
      'The address does not say of which site. Give the address of the other site',
      '/one.png',
    ])
    await send('blog', [{ ...POST, content }])
    expect((await kept()).map(({ url }) => url)).toEqual([
      'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
      `${old.origin}/two.png`,
    ])
  })

  test('goes behind the media that the row has in its own column', async () => {
    const contentMedia = [{ type: 'image', url: `${old.origin}/one.png`, caption: null, alt: null }]
    const text = `${POST.content}<p>[media:1]</p><img src="${old.origin}/two.png">`
    await send('blog', [{ ...POST, content: text, contentMedia }])
    expect((await kept()).map(({ url }) => url)).toEqual([`${old.origin}/one.png`, `${old.origin}/two.png`])
    expect(await db.selectFrom('posts').select('content').executeTakeFirst()).toEqual({
      content: `${POST.content}<p>[media:1]</p><p>[media:2]</p>`,
    })
    const beside = await send('blog', [{ ...POST, content: `${text}<p>more</p>` }], { apply: false })
    expect(beside.media.map(({ message }) => message)).toEqual([
      'Beside a [media:1] mark a picture needs the column contentMedia, which the file does not have',
    ])
  })
})

test('a picture of the library that is not there is listed, and its address stays', async () => {
  const logoUrl = '/media/0123456789abcdef01234567-400x300.webp'
  const told = await send('casinos', [{ ...CASINO, logoUrl }])
  expect(told.media).toMatchObject([
    { message: expect.stringMatching(/^This picture is not in the library/), rows: [{ given: logoUrl }] },
  ])
  expect(await logos()).toEqual([logoUrl])
})

test.each([
  ['pictures=all', 'pictures must be fetch'],
  ['site=ftp://old.example', 'site must be an http or https address'],
])('%s is refused', async (query, message) => {
  const response = await site.request(`/api/admin/casinos/import?${query}`, {
    method: 'POST',
    headers: { authorization },
    body: 'name',
  })
  expect([response.status, await response.text()]).toEqual([400, expect.stringContaining(message)])
})
