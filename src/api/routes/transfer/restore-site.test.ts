/** A whole site moves into an empty one by its exports, cell by cell. */
import { expect, test } from 'vitest'
import { KINDS } from '#contract/items/kinds.ts'
import { ITEM_KINDS, type ItemKind } from '#contract/items/item-kinds.ts'
import { CELLS, columnsOf } from '#contract/transfer/transfer-columns.ts'
import type { ImportLine, ImportReport, TransferFormat } from '#contract/transfer/transfer.ts'
import { importLibrary } from '#operations/media/import-library.ts'
import { uploadPicture } from '#operations/media/upload-picture.ts'
import { createFolderMediaStore } from '#platform/folder-media-store.ts'
import { aBonus, aCasino, aGame } from '#test/builders.ts'
import { pictureServer } from '#test/picture-server.ts'
import { aPicture } from '#test/pictures.ts'
import { aStaffToken } from '#test/staff.ts'
import { MEDIA_FOLDER } from '#test/media-folder.ts'
import { testApp, type TestApp } from '#test/test-app.ts'
import { ownDatabase, testDatabase } from '#test/test-database.ts'

const [full, empty] = await Promise.all([testDatabase(), ownDatabase()])
const from = testApp(full.db)
const to = testApp(empty.db, {}, { media: createFolderMediaStore(`${MEDIA_FOLDER}/other`) })
const old = await pictureServer()
to.app.settings.fetchHosts = [old.host]

const tokenOf = new Map<TestApp, string>()
const as = async (site: TestApp) => {
  const token = tokenOf.get(site) ?? (await aStaffToken(site.app.db, 'admin'))
  tokenOf.set(site, token)
  return { authorization: `Bearer ${token}` }
}

async function exported(site: TestApp, kind: ItemKind, format: TransferFormat): Promise<string> {
  const path = `/api/admin/${KINDS[kind].path}/export?format=${format}`
  return (await site.request(path, { headers: await as(site) })).text()
}
/** The cells of every row, but for ids, which mean other things on another site. */
async function cellsOf(site: TestApp, kind: ItemKind): Promise<Record<string, unknown>[]> {
  const ids = new Set([
    'id',
    'version',
    ...KINDS[kind].names.map(({ field }) => field),
    ...Object.keys(CELLS[kind]).filter((field) => CELLS[kind][field] === 'ids'),
  ])
  const rows = JSON.parse(await exported(site, kind, 'json')) as Record<string, unknown>[]
  return rows.map((row) => Object.fromEntries(Object.entries(row).filter(([field]) => !ids.has(field))))
}
const WITH_OLD_SITE = (format: TransferFormat) =>
  new URLSearchParams({
    format,
    apply: 'true',
    ids: 'ignore',
    pictures: 'fetch',
    site: old.origin,
  }).toString()
async function imported(
  kind: ItemKind,
  format: TransferFormat,
  body: string,
  query = WITH_OLD_SITE(format),
): Promise<ImportReport> {
  const response = await to.request(`/api/admin/${KINDS[kind].path}/import?${query}`, {
    method: 'POST',
    headers: await as(to),
    body,
  })
  const last = JSON.parse((await response.text()).trimEnd().split('\n').at(-1) ?? '') as ImportLine
  if ('report' in last) return last.report
  throw new Error(JSON.stringify(last))
}

/** Uploads a picture to the full site, which offers its files to the other one. */
async function picture(name: string): Promise<string> {
  const bytes = await aPicture('png', { width: 40, height: 30 })
  const { address } = await uploadPicture(from.app, { role: 'system' }, { name, bytes })
  const file = await from.app.media.get(address.replace('/media/', ''))
  if (file !== undefined) old.files.set(address, file)
  return address
}

async function save(kind: ItemKind, id: number, changes: object): Promise<void> {
  const path = `/api/admin/${KINDS[kind].path}/${id}`
  const headers = await as(from)
  const { form, version } = (await (await from.request(path, { headers })).json()) as {
    form: object
    version: number
  }
  const response = await from.request(path, {
    method: 'PUT',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ ...form, ...changes, version }),
  })
  if (!response.ok) throw new Error(await response.text())
}

/** One of everything and more, with something in every field, and ids that will be others elsewhere. */
async function fillSite(): Promise<void> {
  const { db } = from.app
  await db
    .deleteFrom('casinos')
    .where('id', '=', await aCasino(db, { name: 'Gone' }))
    .execute()
  const aurora = await aCasino(db)
  const borealis = await aCasino(db, {
    name: '=Borealis | "North"',
    is_active: false,
    license: null,
    safety_index: null,
  })
  const explanation = {
    bonusesExplanation: 'Fair.',
    expertSummary: 'Solid.\n\nTwo paragraphs; with signs, too.',
  }
  await save('casino', aurora, {
    logoUrl: await picture('logo.png'),
    affiliateUrl: 'https://aurora.example/?a=1',
    bonusesRating: 8.4,
    ...explanation,
    isFeatured: true,
  })
  await save('casino', borealis, { restrictedCountries: [], restrictionsChecked: true })
  const bonus = await aBonus(db, { casino_id: borealis })
  const bonusChanges = {
    validUntil: '2027-01-01T00:00:00.000Z',
    code: 'START|1',
    maxWin: '€500',
    isFeatured: true,
  }
  await save('bonus', bonus, { imageUrl: await picture('bonus.png'), ...bonusChanges })
  await aBonus(db, { casino_id: aurora, min_deposit: null, is_active: false })
  const first = await aGame(db, { name: 'Book of Doors', provider: 'NetEnt' }, [borealis, aurora])
  const second = await aGame(db, { name: 'Book of Doors', provider: 'Play\u2019n GO' }, [aurora])
  const third = await aGame(db, { name: 'Alone', rtp: null, volatility: null }, [])
  await save('game', first, {
    imageUrl: await picture('game.png'),
    tags: ['a | b', 'c\\d'],
    maxMultiplier: 5000,
  })
  const post = {
    title: 'A guide to both',
    slug: 'a-guide-to-both',
    content: `<p>${'Words of the guide. '.repeat(5)}</p><p>[media:1]</p><h2>More</h2><p>[media:2] and so on</p>`,
    excerpt: 'A guide that names both casinos.',
    author: 'Ada Ellis',
    category: 'guides',
    metaTitle: 'Both casinos in one guide',
    metaDescription: 'A guide that names both casinos.',
    tags: ['one', 'two'],
    featuredImage: await picture('cover.png'),
    contentMedia: [
      { type: 'image', url: await picture('inside.png'), caption: 'A caption', alt: 'A text' },
      { type: 'youtube', url: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ', caption: null, alt: null },
    ],
    relatedCasinos: [aurora, borealis],
    relatedGames: [first, second, third],
    isPublished: true,
    publishedAt: '2026-02-01T08:00:00.000Z',
  }
  const draft = {
    ...post,
    slug: 'a-draft',
    contentMedia: [],
    relatedCasinos: [],
    relatedGames: [],
    featuredImage: null,
  }
  const scheduled = { isPublished: false, publishedAt: null, publishAt: '2026-04-01T08:00:00.000Z' }
  for (const body of [post, { ...draft, ...scheduled }]) {
    const response = await from.post('/api/admin/blog', body, { headers: await as(from) })
    if (!response.ok) throw new Error(await response.text())
  }
}

test.each(['csv', 'json'] as const)(
  'an export of everything in %s restores into an empty site cell by cell, pictures included',
  async (format) => {
    await Promise.all([full.reset(), empty.reset()])
    tokenOf.clear()
    await fillSite()
    await aCasino(empty.db, { name: 'Takes the first id' })
    await empty.db.deleteFrom('casinos').execute()
    for (const kind of ITEM_KINDS) {
      const file = await exported(from, kind, format)
      const report = await imported(kind, format, file)
      expect({ kind, ...report.counts, reasons: report.reasons, media: report.media }).toMatchObject({
        kind,
        changed: 0,
        unchanged: 0,
        refused: 0,
        reasons: [],
        media: [],
      })
      expect(await cellsOf(to, kind)).toEqual(await cellsOf(from, kind))
      expect(Object.keys((await cellsOf(to, kind))[0] ?? {}).length).toBeGreaterThan(
        columnsOf(kind).length / 2,
      )
    }
    const [casino] = await empty.db
      .selectFrom('casinos')
      .select('logo_url')
      .where('logo_url', 'is not', null)
      .execute()
    const name = casino?.logo_url?.replace('/media/', '') ?? ''
    expect(await to.app.media.get(name)).toBeDefined()
    const library = await full.db.selectFrom('media').select('key').orderBy('key').execute()
    expect(await empty.db.selectFrom('media').select('key').orderBy('key').execute()).toEqual(library)
  },
)

test('with the archive of the library a site is restored without the old one', async () => {
  await Promise.all([full.reset(), empty.reset()])
  tokenOf.clear()
  await fillSite()
  await full.db
    .updateTable('media')
    .set({ alt: 'Die \u201ealte\u201c Seite \u{1F3B0}' })
    .where('name', '=', 'logo.png')
    .execute()
  // Only what the archive brings can be there.
  to.app.media = createFolderMediaStore(`${MEDIA_FOLDER}/restored`)
  const asked = old.asked.length
  const response = await from.request('/api/admin/media/export', { headers: await as(from) })
  expect(response.headers.get('content-disposition')).toMatch(/"evenhand-media-\d{4}-\d\d-\d\d\.tar"$/)
  const archive = new Uint8Array(await response.arrayBuffer())
  const streamOf = (bytes: Uint8Array<ArrayBuffer>) => new Blob([bytes]).stream()
  const by = { role: 'system' } as const
  const library = (db: typeof full.db) =>
    db.selectFrom('media').select(['key', 'name', 'alt', 'width', 'height']).orderBy('key').execute()

  expect(await importLibrary(to.app, by, streamOf(archive))).toEqual({ added: 5, present: 0, refused: [] })
  expect(await library(empty.db)).toEqual(await library(full.db))
  expect(await importLibrary(to.app, by, streamOf(archive))).toEqual({ added: 0, present: 5, refused: [] })

  for (const kind of ITEM_KINDS) {
    const query = new URLSearchParams({ format: 'json', apply: 'true', ids: 'ignore' }).toString()
    const report = await imported(kind, 'json', await exported(from, kind, 'json'), query)
    expect({ kind, ...report.counts, media: report.media }).toMatchObject({ kind, refused: 0, media: [] })
    expect(await cellsOf(to, kind)).toEqual(await cellsOf(from, kind))
  }
  for (const { key, width, height } of await library(empty.db))
    expect(await to.app.media.get(`${key}-${width}x${height}.webp`)).toBeDefined()
  expect(old.asked.length).toBe(asked)
})

test('a game that shares its name is linked with its provider, and one that cannot be told is refused', async () => {
  await Promise.all([full.reset(), empty.reset()])
  tokenOf.clear()
  await fillSite()
  const [post] = (await cellsOf(from, 'post')) as { games: string[]; casinos: string[] }[]
  expect(post).toMatchObject({
    casinos: ['Aurora Casino', '=Borealis | "North"'],
    games: ['Book of Doors (NetEnt)', 'Book of Doors (Play\u2019n GO)', 'Alone'],
  })
  await aGame(empty.db, { name: 'Book of Doors', provider: 'NetEnt' })
  await aGame(empty.db, { name: 'Book of Doors', provider: 'Another' })
  const rows = [
    { ...post, casinos: [], games: ['Book of Doors'] },
    { ...post, slug: 'other', casinos: ['Nobody'] },
  ]
  const { reasons } = await imported('post', 'json', JSON.stringify(rows))
  expect(reasons.map(({ path, message }) => [path, message])).toEqual([
    [
      'games',
      '2 games are called "Book of Doors". Use its name with the provider in brackets, or relatedGames',
    ],
    ['casinos', 'There is no casino called "Nobody"'],
    ['games', 'There is no game called "Book of Doors (Play\u2019n GO)"'],
  ])
})
