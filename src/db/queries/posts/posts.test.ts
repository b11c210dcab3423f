import { beforeAll, expect, test } from 'vitest'
import { Post } from '#contract/posts/posts.schema.ts'
import { testDatabase } from '#test/test-database.ts'
import { createCatalogue } from '../../catalogue/catalogue.ts'
import { loadDemo } from '../../demo/load-demo.ts'
import * as queries from './posts.ts'

const { db } = await testDatabase()
beforeAll(async () => {
  await loadDemo(db, new Date('2026-11-20T12:00:00Z'))
})

test('published posts come newest first in the shape of the contract', async () => {
  const { items: posts } = await queries.searchPosts(db)
  for (const post of posts) expect(Post.strict().parse(post)).toEqual(post)
  const dates = posts.map(({ publishedAt, createdAt }) => publishedAt ?? createdAt)
  expect(dates).toEqual(dates.toSorted().toReversed())
  expect(posts.every(({ readTime, readingTime }) => readTime === readingTime)).toBe(true)
  expect((await queries.listPostCards(db, 6)).map(({ id }) => id)).toEqual(
    posts.slice(0, 6).map(({ id }) => id),
  )
  expect(await queries.searchPosts(db, { number: 2, size: 10 })).toEqual({
    items: posts.slice(10, 20),
    total: posts.length,
  })
})

test('a draft is not found, not listed and not related', async () => {
  await db.updateTable('posts').set({ is_published: false }).where('id', '=', 3).execute()
  const { slug } = await db.selectFrom('posts').select('slug').where('id', '=', 3).executeTakeFirstOrThrow()
  expect(await queries.findPost(db, 3)).toBeUndefined()
  expect(await queries.findPostBySlug(db, slug)).toBeUndefined()
  expect((await queries.listPostCards(db)).map(({ id }) => id)).not.toContain(3)
  await db.updateTable('posts').set({ is_published: true }).where('id', '=', 3).execute()
  expect(await queries.findPostBySlug(db, slug)).toEqual({
    ...(await queries.findPost(db, 3)),
    isDemo: true,
    modifiedAt: expect.any(String),
  })
})

test('content is sanitised when it is read', async () => {
  const content = `<h2 onclick="x()">Title</h2><p style="color:red">Text <script>alert(1)</script><img src=x onerror=alert(1)>
    <a href="javascript:alert(1)">bad</a> <a href="https://a.example" target="_blank">good</a></p>[media:1]<iframe src="https://evil.example"></iframe>`
  await db.updateTable('posts').set({ content }).where('id', '=', 4).execute()
  const post = await queries.findPost(db, 4)
  expect(post?.content).not.toMatch(/script|onclick|onerror|style|iframe|javascript|<img/)
  expect(post?.content).toContain('<a href="https://a.example/">good</a>')
  expect(post?.content).toContain('[media:1]')
})

test('plain text becomes paragraphs', async () => {
  await db
    .updateTable('posts')
    .set({ content: `One & two\nthree\n\n${'four '.repeat(20)}` })
    .where('id', '=', 4)
    .execute()
  expect((await queries.findPost(db, 4))?.content).toMatch(/^<p>One &amp; two<br \/>three<\/p>\n<p>four /)
})

test('related posts are about the casino first, and only visible casinos are named', async () => {
  const related = await queries.listRelatedPostIds(
    { db, catalogue: createCatalogue(db) },
    { id: 1, name: 'Aldermoon' },
    3,
  )
  const { items: posts } = await queries.searchPosts(db)
  const about = posts.filter(
    ({ title, tags, relatedCasinos }) =>
      relatedCasinos.includes(1) || /aldermoon/i.test([title, ...tags].join(' ')),
  )
  expect(about.length).toBeGreaterThanOrEqual(3)
  expect(related).toEqual(about.slice(0, 3).map(({ id }) => id))
  await db.updateTable('casinos').set({ is_active: false }).where('id', '=', 1).execute()
  expect((await queries.searchPosts(db)).items.some(({ relatedCasinos }) => relatedCasinos.includes(1))).toBe(
    false,
  )
  await db.updateTable('casinos').set({ is_active: true }).where('id', '=', 1).execute()
})

test('an article is related as soon as its change is applied, and no longer once it is a draft', async () => {
  const catalogue = createCatalogue(db)
  const of = { db, catalogue }
  const ids = async () => (await queries.listRelatedPostsOfBonus(of, 'Quillback', 100)).map(({ id }) => id)
  expect(await ids()).not.toContain(7)
  await db.updateTable('posts').set({ title: 'Quillback and its bonus' }).where('id', '=', 7).execute()
  await catalogue.apply(['post:7'])
  expect(await ids()).toContain(7)
  await db.updateTable('posts').set({ is_published: false }).where('id', '=', 7).execute()
  await catalogue.apply(['posts', 'post:7'])
  expect(await ids()).not.toContain(7)
})
