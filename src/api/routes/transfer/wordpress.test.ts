/** Moving in from WordPress: its export file as articles, and its old addresses as redirects. */
import { expect, test } from 'vitest'
import type { RedirectImport } from '#contract/redirects/redirects.schema.ts'
import type { ImportLine, ImportReport } from '#contract/transfer/transfer.ts'
import { wordpressExport } from '#test/wordpress-export.ts'
import { staffSite } from '#test/staff.ts'

const { db, site, headers } = await staffSite()

const post = (path: string, body: string) => site.request(path, { method: 'POST', headers, body })

async function imported(file: string, more = ''): Promise<ImportReport> {
  const text = await (await post(`/api/admin/blog/import?format=wxr${more}`, file)).text()
  const last = JSON.parse(text.trimEnd().split('\n').at(-1) ?? '') as ImportLine
  if ('report' in last) return last.report
  throw new Error(text)
}

const articles = () =>
  db
    .selectFrom('posts')
    .select([
      'title',
      'slug',
      'author',
      'category',
      'tags',
      'is_published',
      'published_at',
      'excerpt',
      'content',
    ])
    .orderBy('id')
    .execute()

const TEXT =
  'Withdrawals at most casinos take a day or two, and this is what we measured in a month of tests.'
const FILE = wordpressExport([
  {
    id: 12,
    title: 'How fast are withdrawals &amp; why?',
    link: 'https://old.example/2019/06/04/fast-withdrawals/',
    name: 'fast-withdrawals',
    content: `${TEXT}\n\nSee <a href="https://www.old.example/?p=15#rules">the rules</a>. [pricing_table id="2"]`,
    categories: ['Payments', 'Guides'],
    tags: ['payouts'],
    meta: {
      _yoast_wpseo_title: '%%title%%',
      _yoast_wpseo_metadesc: 'What we measured in a month of withdrawals.',
    },
    comments: 2,
  },
  {
    id: 15,
    title: 'The rules of bonuses',
    link: 'https://old.example/2019/06/04/rules/',
    name: 'rules',
    content: `<!-- wp:paragraph --><p>${TEXT}</p><!-- /wp:paragraph -->`,
    excerpt: 'A short explanation of wagering and its limits.',
    categories: ['Bonuses'],
    password: 'secret',
  },
  { id: 16, status: 'trash', title: 'Thrown away', name: 'thrown', content: TEXT },
  {
    id: 17,
    type: 'page',
    title: 'About our team',
    name: 'about',
    link: 'https://old.example/about/',
    content: TEXT,
  },
  {
    id: 18,
    type: 'attachment',
    parent: 12,
    link: 'https://old.example/photo/',
    file: 'https://old.example/a.jpg',
  },
  { id: 19, type: 'nav_menu_item', title: 'Home' },
])

test('articles come with author, date, category, tags and links, and the report names what was left out', async () => {
  const checked = await imported(FILE, '&category=tips')
  expect([checked.isApplied, checked.counts]).toEqual([
    false,
    { created: 2, changed: 0, unchanged: 0, refused: 0 },
  ])
  expect(checked.notes.map(({ message }) => message)).toEqual(
    expect.arrayContaining([
      'The short code [pricing_table] was left out; the text in it stays',
      '2 comments were left out',
      'The excerpt was taken from the beginning of the text',
      'The meta title has variables or is too long and was left out',
      'It needs a password there and is a draft here',
    ]),
  )
  expect(await articles()).toEqual([])

  await imported(FILE, '&category=tips&apply=true')
  expect(await articles()).toEqual([
    {
      title: 'How fast are withdrawals & why?',
      slug: 'fast-withdrawals',
      author: 'Marta Lindqvist',
      category: 'guides',
      tags: ['payouts', 'Payments'],
      is_published: true,
      published_at: new Date('2019-06-04T08:30:00Z'),
      excerpt: expect.stringMatching(/^Withdrawals at most casinos/),
      content: `<p>${TEXT}</p>\n\n<p>See <a href="/blog/rules#rules">the rules</a>.</p>`,
    },
    expect.objectContaining({ slug: 'rules', category: 'tips', tags: ['Bonuses'], is_published: false }),
  ])
})

test('the same file again changes nothing, and the whole import can be undone', async () => {
  const { importId } = await imported(FILE, '&category=tips&apply=true')
  expect((await imported(FILE, '&category=tips&apply=true')).counts).toMatchObject({ unchanged: 2 })
  await (await post(`/api/admin/imports/${importId}/undo`, '')).text()
  expect(await articles()).toEqual([])
})

test('without a category published rows are refused and can be downloaded, and pages come when they are asked for', async () => {
  // The one with a password comes as a draft, which may have gaps.
  expect((await imported(FILE)).counts).toMatchObject({ created: 2, refused: 0 })
  const open = FILE.replaceAll('secret', '')
  const { counts, reasons } = await imported(open)
  expect([counts.created, counts.refused, reasons.map(({ message }) => message)]).toEqual([
    1,
    1,
    ['Category is required'],
  ])
  const response = await post('/api/admin/blog/import/refused?format=wxr', open)
  expect(response.headers.get('content-disposition')).toContain('blog-refused-rows.json')
  expect(await response.json()).toEqual([
    expect.objectContaining({ slug: 'rules', problem: expect.any(String) }),
  ])
  expect((await imported(FILE, '&category=tips&pages=articles')).counts.created).toBe(3)
})

test('the old addresses lead to the articles that are there', async () => {
  const file = wordpressExport([
    {
      id: 12,
      link: 'https://old.example/2019/06/04/fast/',
      name: 'fast',
      title: 'Fast withdrawals',
      content: TEXT,
    },
    { id: 13, link: 'https://old.example/2019/06/05/gone/', name: 'gone', title: 'Gone', content: TEXT },
    {
      id: 18,
      type: 'attachment',
      parent: 12,
      link: 'https://old.example/photo/',
      file: 'https://old.example/a.jpg',
    },
  ])
  const only = wordpressExport([
    {
      id: 12,
      link: 'https://old.example/2019/06/04/fast/',
      name: 'fast',
      title: 'Fast withdrawals',
      content: TEXT,
    },
  ])
  expect((await imported(only, '&category=news&apply=true')).counts.created).toBe(1)
  const response = await post('/api/admin/redirects/import?apply=true', file)
  expect((await response.json()) as RedirectImport).toMatchObject({
    created: 4,
    refused: 2,
    problems: [
      { source: '/2019/06/05/gone/', message: 'There is no page at /blog/gone' },
      { source: '/?p=13', message: 'There is no page at /blog/gone' },
    ],
  })
  const redirects = await db.selectFrom('redirects').select(['source', 'target']).orderBy('id').execute()
  expect(redirects).toEqual(
    ['/2019/06/04/fast/', '/?p=12', '/photo/', '/?attachment_id=18'].map((source) => ({
      source,
      target: '/blog/fast',
    })),
  )
})

test('a file whose site is no web address comes without its paths, and its addresses by number stay', async () => {
  const item = {
    id: 12,
    link: 'https://old.example/fast/',
    name: 'fast',
    title: 'Fast withdrawals',
    content: TEXT,
  }
  const file = wordpressExport([item], { site: 'our site' })
  expect((await imported(file, '&category=news&apply=true')).counts.created).toBe(1)
  const response = await post('/api/admin/redirects/import?apply=true', file)
  expect([response.status, await db.selectFrom('redirects').select('source').execute()]).toEqual([
    200,
    [{ source: '/?p=12' }],
  ])
})

test.each([
  ['title,slug\nA,b\n', 'This is not an XML file. In WordPress: Tools, Export, All content.'],
  [
    '<?xml version="1.0"?><rss><channel></channel></rss>',
    'This is no export of WordPress. In WordPress: Tools, Export, All content.',
  ],
  [FILE.slice(0, -40), 'The file ends early: it was cut off. Export it again.'],
  [`<?xml version="1.0"?>${'<a>'.repeat(30)}`, 'The file is nested too deeply to be a WordPress export.'],
])('what is no whole export is refused: %.20s', async (file, message) => {
  const response = await post('/api/admin/blog/import?format=wxr', file)
  expect(await response.text()).toContain(message)
})

test('an export is no file of casinos', async () => {
  const response = await post('/api/admin/casinos/import?format=wxr', FILE)
  expect(await response.text()).toContain(
    'An export of WordPress holds articles. Import it with the articles.',
  )
})

test('entities that a document declares are not expanded', async () => {
  const bomb = FILE.replace(
    '<rss',
    '<!DOCTYPE x [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;"><!ENTITY c SYSTEM "file:///etc/passwd">]><rss',
  ).replaceAll('<title><![CDATA[How fast', '<title>&b;&c;<![CDATA[How fast')
  const { rows } = await imported(bomb, '&category=tips')
  expect(rows[0]?.name).toBe('&b;&c;How fast are withdrawals & why?')
})

test('other types of content are listed, and become articles where staff say so', async () => {
  const others = wordpressExport([
    { id: 1, title: 'An article', name: 'an-article', content: TEXT, categories: ['Tips'] },
    { id: 2, type: 'casino', title: 'Old Palace', name: 'old-palace', content: TEXT, categories: ['Tips'] },
    { id: 3, type: 'casino', title: 'New Palace', name: 'new-palace', content: TEXT, categories: ['Tips'] },
    { id: 4, type: 'revision', title: 'Older', name: 'older', content: TEXT },
  ])
  const told = await imported(others)
  expect(told.otherTypes).toEqual([{ type: 'casino', count: 2, titles: ['Old Palace', 'New Palace'] }])
  expect(told.counts.created).toBe(1)
  const read = await imported(others, '&types=casino&apply=true')
  expect([read.counts.created, read.otherTypes]).toEqual([3, []])
  expect((await articles()).map(({ slug }) => slug)).toEqual(['an-article', 'old-palace', 'new-palace'])
  expect((await post('/api/admin/blog/import?format=wxr&types=a%20b', others)).status).toBe(400)
})

test('a date that the file states in another way is kept, and what has none becomes a draft', async () => {
  const item = (id: number, status: string, dates: { local?: string; gmt?: string; feed?: string }) => ({
    id,
    title: `How fast are withdrawals, part ${id}`,
    name: `part-${id}`,
    content: TEXT.repeat(3),
    categories: ['Guides'],
    status,
    dates,
  })
  const report = await imported(
    wordpressExport([
      item(1, 'publish', { local: '2014-03-05 10:30:00' }),
      item(2, 'publish', { feed: 'Wed, 30 Nov -0001 00:00:00 +0000' }),
      item(3, 'publish', { feed: 'Wed, 05 Mar 2014 09:30:00 +0000', local: '2014-03-05 10:30:00' }),
      item(4, 'future', { local: '2031-03-05 10:30:00' }),
      item(5, 'future', {}),
    ]),
    '&apply=true',
  )
  expect(report.counts).toMatchObject({ created: 5 })
  const stored = await db
    .selectFrom('posts')
    .select(['is_published', 'published_at', 'publish_at'])
    .orderBy('id')
    .execute()
  const day = (date: Date | null) => date?.toISOString() ?? null
  expect(stored.map((one) => [one.is_published, day(one.published_at), day(one.publish_at)])).toEqual([
    [true, '2014-03-05T10:30:00.000Z', null],
    [false, null, null],
    [true, '2014-03-05T09:30:00.000Z', null],
    [false, null, '2031-03-05T10:30:00.000Z'],
    [false, null, null],
  ])
  const said = (path: string) =>
    report.notes.flatMap((note) =>
      note.path === path ? [[note.message, note.rows.map(({ row }) => row)]] : [],
    )
  const local = 'Only the local time of that site was stated; it was read as UTC'
  expect(said('publishedAt')).toEqual([[local, [1]]])
  expect(said('isPublished')).toEqual([
    ['The file does not say when it was published, so it is a draft here', [2]],
  ])
  expect(said('publishAt')).toEqual([
    [local, [4]],
    ['The file does not say when it is to be published, so it is a draft here', [5]],
  ])
})
