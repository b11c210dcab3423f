import { describe, expect, test } from 'vitest'
import { HOUR_MS } from '#contract/shared/durations.ts'
import type { Tables } from '#db/tables.ts'
import { runJobs } from '#test/run-jobs.ts'
import { aCasino, aGame, aPost } from '#test/builders.ts'
import { NOW, testApp } from '#test/test-app.ts'
import { staffSite } from '#test/staff.ts'

const { db, site, token, send } = await staffSite()

const TEXT = '<p>Wagering is how often a bonus must be staked before it pays out.</p>'
const FORM = {
  title: 'How wagering works',
  slug: 'how-wagering-works',
  content: TEXT,
  excerpt: 'Wagering, worked through with one deposit.',
  author: 'Milena',
  category: 'guides',
  tags: ['Wagering', ' wagering '],
  featuredImage: '',
  contentMedia: [],
  metaDescription: 'What a wagering requirement costs, with one deposit worked through.',
  relatedCasinos: [],
  relatedGames: [],
  readingTime: 6,
  isPublished: true,
  isFeatured: false,
}
const IMAGE = { type: 'image', url: 'https://pictures.example/one.png' }
const VIDEO = { type: 'youtube', url: 'https://youtu.be/dQw4w9WgXcQ?si=x', caption: 'A video' }
const inHours = (hours: number) => new Date(NOW.getTime() + hours * HOUR_MS)

const asVisitor = (path: string) => send('GET', path, undefined, '')
const create = async (more: object = {}) => {
  const saved = await send('POST', '/api/admin/blog', { ...FORM, ...more })
  expect(saved.body).toMatchObject({ success: true })
  return saved.body.id as number
}
const formOf = async (id: number) =>
  (await send('GET', `/api/admin/blog/${id}`)).body.form as Record<string, unknown>
const idsOf = async (response: Promise<{ body: unknown }>) =>
  ((await response).body as { id: number }[]).map(({ id }) => id)

describe('saving an article', () => {
  test('creates it for visitors, dated now', async () => {
    const casino = await aCasino(db)
    const game = await aGame(db)
    const saved = await send('POST', '/api/admin/blog', {
      ...FORM,
      contentMedia: [IMAGE, VIDEO],
      relatedCasinos: [casino, casino],
      relatedGames: [game],
    })
    expect([saved.status, saved.body]).toEqual([
      201,
      { success: true, message: 'Post created', id: expect.any(Number), version: 1 },
    ])
    expect((await asVisitor(`/api/blog/${String(saved.body.id)}`)).body).toMatchObject({
      title: 'How wagering works',
      tags: ['wagering'],
      featuredImage: null,
      readTime: 6,
      publishedAt: NOW.toISOString(),
      createdAt: NOW.toISOString(),
      relatedCasinos: [casino],
      relatedGames: [game],
      contentMedia: [
        { ...IMAGE, position: 1, caption: null, alt: null, videoId: null },
        { ...VIDEO, position: 2, alt: null, videoId: 'dQw4w9WgXcQ' },
      ],
    })
    const changed = await send('PUT', `/api/admin/blog/${String(saved.body.id)}`, { ...FORM, version: 1 })
    expect(changed.body).toMatchObject({ message: 'Post updated', version: 2 })
    expect((await asVisitor(`/api/blog/${String(saved.body.id)}`)).body).toMatchObject({
      contentMedia: [],
      relatedCasinos: [],
      relatedGames: [],
    })
  })

  test.each([
    [{ title: 'Four' }, 'title', 'Title must have at least 5 characters'],
    [{ slug: 'ab' }, 'slug', 'Slug must have at least 3 characters'],
    [{ slug: 'Two Words' }, 'slug', 'Slug may have small letters, digits and single hyphens only'],
    [{ slug: 'two--words' }, 'slug', 'Slug may have small letters, digits and single hyphens only'],
    [{ slug: '../evil' }, 'slug', 'Slug may have small letters, digits and single hyphens only'],
    [{ content: 'Too short.' }, 'content', 'Content must have at least 50 characters'],
    [
      { content: `<script>${'x'.repeat(60)}</script>` },
      'content',
      'Content must have at least 50 characters',
    ],
    [{ content: 'x'.repeat(200_001) }, 'content', 'Content may have at most 200000 characters'],
    [{ content: '&'.repeat(150_000) }, 'content', 'Content may have at most 200000 characters'],
    [{ excerpt: 'Short' }, 'excerpt', 'Excerpt must have at least 20 characters'],
    [{ author: 'A' }, 'author', 'Author must have at least 2 characters'],
    [{ category: '' }, 'category', 'Category is required'],
    [{ category: 'poker' }, 'category', 'Category is required'],
    [
      { featuredImage: 'javascript:alert(1)' },
      'featuredImage',
      'Featured image must be a valid URL or empty',
    ],
    [{ metaDescription: 'Short' }, 'metaDescription', 'Meta description must have at least 20 characters'],
    [
      { metaDescription: 'x'.repeat(161) },
      'metaDescription',
      'Meta description may have at most 160 characters',
    ],
    [{ metaTitle: 'x'.repeat(71) }, 'metaTitle', 'Meta title may have at most 70 characters'],
    [{ readingTime: 0 }, 'readingTime', 'Reading time must be from 1 to 600'],
    [
      { contentMedia: [{ ...IMAGE, type: 'film' }] },
      'contentMedia.0.type',
      'Media type must be image or youtube',
    ],
    [
      { contentMedia: [IMAGE, { ...IMAGE, url: 'data:text/html,x' }] },
      'contentMedia',
      'Media 2 must be a valid URL',
    ],
    [
      { contentMedia: [IMAGE, { ...VIDEO, url: IMAGE.url }] },
      'contentMedia',
      'Media 2 is not a YouTube address',
    ],
    [{ relatedCasinos: [999] }, 'relatedCasinos', 'There is no casino 999'],
    [{ relatedGames: [998] }, 'relatedGames', 'There is no game 998'],
    [{ isPublished: 'yes' }, 'isPublished', 'isPublished must be true or false'],
    [{ isPublished: false, publishAt: 'soon' }, 'publishAt', 'Publish at must be a date'],
    [
      { isPublished: false, publishAt: '2026-03-14T11:59:00Z' },
      'publishAt',
      'Publish at must be in the future',
    ],
    [{ views: 900 }, 'views', 'Unknown field: views'],
  ])('refuses %j', async (wrong, path, message) => {
    const { title, ...rest } = { ...FORM, ...wrong }
    const response = await send('POST', '/api/admin/blog', { title, ...rest })
    expect([response.status, response.body.message]).toEqual([400, message])
    expect((response.body.errors as { path: string }[])[0]?.path).toBe(path)
    expect(await db.selectFrom('posts').select('id').execute()).toEqual([])
  })

  test('accepts another medium by its place on this site, and a long text', async () => {
    const content = `<p>${'Twelve chars'.repeat(16_000)}</p>`
    const id = await create({
      content,
      contentMedia: [{ ...IMAGE, url: '/media/abcdef0123456789/640.webp' }],
    })
    expect((await formOf(id)).content).toBe(content)
    const tooLarge = await send('POST', '/api/admin/blog', { ...FORM, content: 'x'.repeat(1_100_000) })
    expect(tooLarge.status).toBe(413)
  })

  test('stores a meta title, which a client that does not know it leaves as it is', async () => {
    const id = await create({ metaTitle: ' Wagering in five minutes ' })
    const metaTitle = async () => (await asVisitor(`/api/blog/${id}`)).body.metaTitle
    expect(await metaTitle()).toBe('Wagering in five minutes')
    expect((await formOf(id)).metaTitle).toBe('Wagering in five minutes')
    expect(await idsOf(send('GET', '/api/admin/blog?search=in+five+minutes'))).toEqual([id])
    await send('PUT', `/api/admin/blog/${id}`, { ...FORM, title: 'Another title' })
    expect(await metaTitle()).toBe('Wagering in five minutes')
    await send('PUT', `/api/admin/blog/${id}`, { ...FORM, title: 'Another title', metaTitle: '' })
    expect(await metaTitle()).toBeNull()
    const [latest] = (await send('GET', `/api/admin/blog/${id}/history`)).body as unknown as {
      changes: unknown[]
    }[]
    expect(latest?.changes).toMatchObject([{ field: 'metaTitle', label: 'Meta title' }])
  })

  test('keeps nothing that runs, moves or styles', async () => {
    const id = await create({
      title: '<img src=x onerror=alert(1)>',
      excerpt: '<img src=x onerror=alert(1)> is what somebody typed',
      author: '<b>Milena</b>',
      content: `<h1>Head</h1><p onclick="x()" style="color:red">One <script>alert(1)</script><img src=x onerror=alert(1)>
        <a href="javascript:alert(1)">bad</a> <a href="https://a.example">good</a></p>
        <iframe src="https://evil.example"></iframe><style>p{display:none}</style><p>[media:1]</p>`,
    })
    const { content, title, excerpt, author } = await db
      .selectFrom('posts')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    expect(content).not.toMatch(/script|onclick|onerror|style|iframe|<img|<h1|display/)
    expect(content).toContain('<a href="https://a.example/">good</a>')
    expect(content).toContain('<p>[media:1]</p>')
    expect([title, excerpt, author]).toEqual([
      '<img src=x onerror=alert(1)>',
      '<img src=x onerror=alert(1)> is what somebody typed',
      '<b>Milena</b>',
    ])
  })

  test('gives a slug to one article only', async () => {
    const id = await create()
    const other = await create({ slug: 'another' })
    const taken = {
      message: 'Another article has this slug',
      errors: [{ path: 'slug', message: 'Another article has this slug' }],
    }
    expect(await send('POST', '/api/admin/blog', FORM)).toMatchObject({ status: 400, body: taken })
    expect(await send('PUT', `/api/admin/blog/${other}`, FORM)).toMatchObject({ status: 400, body: taken })
    expect((await send('PUT', `/api/admin/blog/${id}`, FORM)).status).toBe(200)
  })

  test('gives it to one of two who ask at once, and the other is told the same', async () => {
    const responses = await Promise.all([1, 2, 3].map(() => send('POST', '/api/admin/blog', FORM)))
    expect(responses.map(({ body }) => String(body.message)).toSorted((a, b) => a.localeCompare(b))).toEqual([
      'Another article has this slug',
      'Another article has this slug',
      'Post created',
    ])
  })

  test('refuses the second of two editors', async () => {
    const id = await create()
    await send('PUT', `/api/admin/blog/${id}`, { ...FORM, title: 'First', version: 1 })
    expect(
      (await send('PUT', `/api/admin/blog/${id}`, { ...FORM, title: 'Second', version: 1 })).status,
    ).toBe(409)
    expect((await asVisitor(`/api/blog/${id}`)).body.title).toBe('First')
  })

  test('keeps the date of the first publication, whatever happens later', async () => {
    const id = await create({ isPublished: false })
    expect((await formOf(id)).publishedAt).toBeNull()
    site.setNow(inHours(1))
    await send('PUT', `/api/admin/blog/${id}`, FORM)
    site.setNow(inHours(2))
    await send('PUT', `/api/admin/blog/${id}`, { ...FORM, isPublished: false })
    await send('PUT', `/api/admin/blog/${id}`, { ...FORM, publishedAt: null })
    expect((await formOf(id)).publishedAt).toBe(inHours(1).toISOString())
    await send('PUT', `/api/admin/blog/${id}`, { ...FORM, publishedAt: '2026-01-02' })
    expect((await formOf(id)).publishedAt).toBe('2026-01-02T00:00:00.000Z')
  })

  test('the form shows hidden related things and the content as it is stored', async () => {
    const hidden = await aCasino(db, { is_active: false })
    const id = await aPost(db, { content: `Plain text & <nothing> else.\n\n${'More of it. '.repeat(10)}` })
    await db.insertInto('post_casinos').values({ post_id: id, casino_id: hidden }).execute()
    const form = await formOf(id)
    expect(form.relatedCasinos).toEqual([hidden])
    expect(form.content).toMatch(/^Plain text & <nothing> else\.\n\nMore/)
  })
})

describe('an unfinished article', () => {
  test('is kept with a title alone, seen by colleagues and not by visitors', async () => {
    const saved = await send('POST', '/api/admin/blog', { title: 'What we know so far' })
    expect(saved.status).toBe(201)
    const id = saved.body.id as number
    expect(await formOf(id)).toMatchObject({ slug: 'what-we-know-so-far', content: '', category: '' })
    expect(await idsOf(send('GET', '/api/admin/blog'))).toEqual([id])
    expect(await idsOf(asVisitor('/api/blog'))).toEqual([])
  })

  test.each([{ isPublished: true }, { publishAt: inHours(1).toISOString() }])(
    'needs the rest with %j',
    async (more) => {
      const id = (await send('POST', '/api/admin/blog', { title: 'What we know so far' })).body.id as number
      const refused = await send('PUT', `/api/admin/blog/${id}`, { ...(await formOf(id)), ...more })
      expect(refused).toMatchObject({
        status: 400,
        body: {
          errors: [
            { path: 'content', message: 'Content must have at least 50 characters' },
            { path: 'excerpt', message: 'Excerpt must have at least 20 characters' },
            { path: 'author', message: 'Author must have at least 2 characters' },
            { path: 'category', message: 'Category is required' },
            { path: 'metaDescription', message: 'Meta description must have at least 20 characters' },
          ],
        },
      })
      const bulk = await send('POST', '/api/admin/blog/bulk', { ids: [id], action: 'activate' })
      expect(bulk.body).toMatchObject({
        status: 400,
        message: 'What we know so far: Content must have at least 50 characters',
      })
      expect(await idsOf(asVisitor('/api/blog'))).toEqual([])
    },
  )

  test('needs an address that its title may not give', async () => {
    expect(await send('POST', '/api/admin/blog', { title: '日本のカジノ' })).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'slug', message: 'Slug must have at least 3 characters' }] },
    })
  })

  test('may be published later with what it has always lacked', async () => {
    const id = await aPost(db, { is_published: true, meta_description: '' })
    const form = await formOf(id)
    const put = (more: object) => send('PUT', `/api/admin/blog/${id}`, { ...form, ...more })
    expect((await put({ isFeatured: true })).status).toBe(200)
    expect((await put({ excerpt: '' })).status).toBe(400)
  })
})

describe('preview', () => {
  test('shows the article as visitors would get it and stores nothing', async () => {
    const hidden = await aCasino(db, { is_active: false })
    const response = await send('POST', '/api/admin/blog/preview', {
      ...FORM,
      isPublished: false,
      content: `${TEXT}<script>alert(1)</script><p>[media:1]</p>`,
      contentMedia: [VIDEO],
      relatedCasinos: [hidden],
    })
    expect(response).toMatchObject({
      status: 200,
      body: {
        content: `${TEXT}<p>[media:1]</p>`,
        contentMedia: [{ ...VIDEO, position: 1, videoId: 'dQw4w9WgXcQ' }],
        publishedAt: NOW.toISOString(),
        relatedCasinos: [],
      },
    })
    expect(await db.selectFrom('posts').select('id').execute()).toEqual([])
  })

  test('an article with gaps can be looked at, one with a video that is none cannot', async () => {
    expect(await send('POST', '/api/admin/blog/preview', { content: 'One line.' })).toMatchObject({
      status: 200,
      body: { title: '', content: '<p>One line.</p>', category: '' },
    })
    const wrong = await send('POST', '/api/admin/blog/preview', {
      contentMedia: [{ ...VIDEO, url: 'https://vimeo.com/1' }],
    })
    expect(wrong).toMatchObject({ status: 400, body: { message: 'Media 1 is not a YouTube address' } })
    expect((await send('POST', '/api/admin/blog/preview', {}, '')).status).toBe(401)
  })
})

describe('publishing on schedule', () => {
  const scheduled = { isPublished: false, publishAt: inHours(1).toISOString() }

  test('a draft appears when its time has come, dated as planned', async () => {
    const id = await create(scheduled)
    site.setNow(inHours(0.99))
    await runJobs(site.app)
    expect((await asVisitor(`/api/blog/${id}`)).status).toBe(404)
    site.setNow(inHours(1.5))
    await runJobs(site.app)
    expect((await asVisitor(`/api/blog/${id}`)).body.publishedAt).toBe(scheduled.publishAt)
    expect(await formOf(id)).toMatchObject({ isPublished: true, publishAt: null })
    expect((await send('GET', `/api/admin/blog/${id}/history`)).body).toMatchObject([
      { version: 2, action: 'changed', username: null },
      { version: 1, action: 'created', username: 'admin' },
    ])
    expect(await auditedActions()).toEqual([
      ['created', 'admin', id],
      ['published on schedule', null, id],
    ])
  })

  test('several processes publish it once', async () => {
    const id = await create(scheduled)
    const others = [testApp(db), testApp(db)]
    for (const each of [site, ...others]) each.setNow(inHours(2))
    await Promise.all([site, ...others].map(({ app }) => runJobs(app)))
    expect((await send('GET', `/api/admin/blog/${id}`)).body.version).toBe(2)
    expect(await auditedActions()).toHaveLength(2)
  })

  test('publishing by hand, hiding and taking the time away all end the waiting', async () => {
    const ids = [
      await create(scheduled),
      await create({ ...scheduled, slug: 'two' }),
      await create({ ...scheduled, slug: 'three' }),
    ]
    await send('PUT', `/api/admin/blog/${ids[0]}`, { ...FORM, ...scheduled, isPublished: true })
    expect(await formOf(ids[0] ?? 0)).toMatchObject({ publishedAt: NOW.toISOString(), publishAt: null })
    expect(
      (await send('POST', '/api/admin/blog/bulk', { ids: [ids[1]], action: 'deactivate' })).body,
    ).toMatchObject({ changed: 1 })
    await send('PUT', `/api/admin/blog/${ids[2]}`, { ...FORM, slug: 'three', isPublished: false })
    site.setNow(inHours(2))
    await runJobs(site.app)
    expect(await idsOf(asVisitor('/api/blog'))).toEqual([ids[0]])
  })

  test('an earlier version and a deleted draft do not come back onto the site by themselves', async () => {
    const id = await create(scheduled)
    await send('PUT', `/api/admin/blog/${id}`, { ...FORM, isPublished: false })
    const other = await create({ ...scheduled, slug: 'other' })
    const { trashId } = (await send('DELETE', `/api/admin/blog/${other}`)).body
    site.setNow(inHours(2))
    expect(
      (await send('POST', `/api/admin/blog/${id}/restore`, { version: 1, currentVersion: 2 })).status,
    ).toBe(200)
    expect((await send('POST', `/api/admin/trash/${String(trashId)}/restore`)).status).toBe(200)
    await runJobs(site.app)
    expect(await idsOf(asVisitor('/api/blog'))).toEqual([])
    expect(await formOf(other)).toMatchObject({ publishAt: null })
  })
})

test('history shows what changed, and an earlier version comes back', async () => {
  const id = await create({ contentMedia: [IMAGE, VIDEO] })
  await send('PUT', `/api/admin/blog/${id}`, { ...FORM, title: 'Renamed' })
  const [latest] = (await send('GET', `/api/admin/blog/${id}/history`)).body as unknown as {
    changes: unknown[]
  }[]
  expect(latest?.changes).toMatchObject([
    { field: 'title', label: 'Title' },
    { field: 'contentMedia', label: 'Media' },
  ])
  expect(
    (await send('POST', `/api/admin/blog/${id}/restore`, { version: 1, currentVersion: 1 })).status,
  ).toBe(409)
  const restored = await send('POST', `/api/admin/blog/${id}/restore`, { version: 1, currentVersion: 2 })
  expect(restored.body).toMatchObject({ version: 3 })
  const seen = (await asVisitor(`/api/blog/${id}`)).body
  expect(seen).toMatchObject({
    title: FORM.title,
    contentMedia: [{ type: 'image' }, { videoId: 'dQw4w9WgXcQ' }],
  })
})

test('an earlier version comes back without what has been deleted since', async () => {
  const [kept, gone] = [await aCasino(db), await aCasino(db)]
  const id = await create({ relatedCasinos: [kept, gone] })
  await send('PUT', `/api/admin/blog/${id}`, { ...FORM, title: 'Renamed' })
  await send('DELETE', `/api/admin/casinos/${gone}`)
  const restored = await send('POST', `/api/admin/blog/${id}/restore`, { version: 1, currentVersion: 2 })
  expect(restored.status).toBe(200)
  expect((await formOf(id)).relatedCasinos).toEqual([kept])
})

test('deleting takes media and links along, and brings all of it back unless the slug is taken', async () => {
  const casino = await aCasino(db)
  const game = await aGame(db)
  const id = await create({ contentMedia: [IMAGE, VIDEO], relatedCasinos: [casino], relatedGames: [game] })
  const before = await everything()
  const { trashId, message } = (await send('DELETE', `/api/admin/blog/${id}`)).body
  expect(message).toBe('Post deleted')
  expect((await asVisitor(`/api/blog/${id}`)).status).toBe(404)
  const taker = await create()
  expect((await send('POST', `/api/admin/trash/${String(trashId)}/restore`)).status).toBe(409)
  await send('PUT', `/api/admin/blog/${taker}`, { ...FORM, slug: 'elsewhere' })
  await send('DELETE', `/api/admin/blog/${taker}`)
  expect((await send('POST', `/api/admin/trash/${String(trashId)}/restore`)).status).toBe(200)
  expect(await everything()).toEqual(before)
})

test('the table shows drafts and scheduled ones, searches and sorts on every column', async () => {
  const draft = await create({ title: 'bravo draft', slug: 'one', isPublished: false, author: 'zoe' })
  const waiting = await create({
    title: 'Alpha later',
    slug: 'two',
    isPublished: false,
    publishAt: inHours(5).toISOString(),
  })
  const shown = await create({ title: 'Charlie out', slug: 'three', category: 'news', author: 'Anna' })
  const ids = (query: string) => idsOf(send('GET', `/api/admin/blog?${query}`))
  expect(await ids('')).toEqual([shown, waiting, draft])
  expect(await ids('status=shown')).toEqual([shown])
  expect(await ids('status=hidden')).toEqual([draft])
  expect(await ids('status=scheduled')).toEqual([waiting])
  expect(await ids('sort=title-asc')).toEqual([waiting, draft, shown])
  expect(await ids('sort=author-desc')).toEqual([draft, waiting, shown])
  expect(await ids('sort=publishedAt-asc')).toEqual([shown, waiting, draft])
  expect(await ids('sort=status-asc')).toEqual([draft, waiting, shown])
  expect(await ids('search=NEWS')).toEqual([shown])
  expect(await ids('search=zoe')).toEqual([draft])
  expect(await ids('search=%25')).toEqual([])
})

test('many are published, unpublished and deleted at once', async () => {
  const ids = [await create({ isPublished: false }), await create({ slug: 'two', isPublished: false })]
  const bulk = (action: string) => send('POST', '/api/admin/blog/bulk', { ids, action })
  expect((await bulk('activate')).body).toMatchObject({ changed: 2 })
  expect((await bulk('activate')).body).toMatchObject({ changed: 0 })
  expect((await asVisitor('/api/blog')).body).toHaveLength(2)
  expect((await bulk('deactivate')).body).toMatchObject({ changed: 2 })
  expect((await bulk('delete')).body).toMatchObject({ changed: 2 })
})

test('the public calls show drafts to staff and to no one else', async () => {
  const draft = await create({ isPublished: false })
  const shown = await create({ slug: 'shown' })
  const lists = (as: string) =>
    Promise.all(
      ['', '?published=true', '?published=false'].map((query) =>
        idsOf(send('GET', `/api/blog${query}`, undefined, as)),
      ),
    )
  expect(await lists(token)).toEqual([[shown, draft], [shown], [draft]])
  expect(await lists('')).toEqual([[shown], [shown], []])
  expect(await lists('0'.repeat(64))).toEqual([[shown], [shown], []])
  expect((await send('GET', `/api/blog/${draft}`)).body).toMatchObject({ isPublished: false })
  expect((await asVisitor(`/api/blog/${draft}`)).status).toBe(404)
})

async function everything() {
  const tables = ['posts', 'post_media', 'post_casinos', 'post_games'] as const satisfies (keyof Tables)[]
  return Promise.all(tables.map((table) => db.selectFrom(table).selectAll().execute()))
}

async function auditedActions() {
  const entries = await db.selectFrom('audit_log').selectAll().orderBy('id').execute()
  return entries.map(({ action, username, item_id }) => [action, username, item_id])
}
