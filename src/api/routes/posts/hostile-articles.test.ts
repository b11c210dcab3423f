import type { KyselyPlugin } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { FORM } from '#contract/items/limits.ts'
import { ARTICLE } from '#contract/posts/limits.ts'
import type { PostForm } from '#contract/posts/fields.ts'
import type { Post } from '#contract/posts/posts.schema.ts'
import { findPostBySlug } from '#db/queries/posts/posts.ts'
import { articleOutline } from '#domain/posts/article-outline.ts'
import { postItems } from '#operations/posts/post-items.ts'
import { createItem, updateItem } from '#operations/items/save-item.ts'
import { aStaffToken } from '#test/staff.ts'
import { testApp } from '#test/test-app.ts'
import { testDatabase } from '#test/test-database.ts'

// The limit of time is part of these tests: each takes a second where time grows with the length, and minutes where
// it grows faster.
const LIMIT = { timeout: 60_000 }

const { db } = await testDatabase()
const site = testApp(db)
let token: string
beforeAll(async () => {
  token = await aStaffToken(db, 'admin')
})

const FORM_OF = (slug: string, content: string) => ({
  title: 'An article that asks much of its parser',
  slug,
  content,
  excerpt: 'Headings and lists, far more than anybody reads.',
  author: 'Milena',
  category: 'guides',
  metaDescription: 'Headings and lists, far more than anybody reads.',
  isPublished: true,
})
const send = (path: string, body: string) =>
  site.request(path, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body,
  })
async function published(slug: string, content: string): Promise<Post> {
  const saved = await send('/api/admin/blog', JSON.stringify(FORM_OF(slug, content)))
  const { id } = (await saved.json()) as { id: number }
  expect(saved.status).toBe(201)
  return (await (await site.request(`/api/blog/${id}`)).json()) as Post
}

test('2,000 equal headings are saved and shown, each with an id of its own', LIMIT, async () => {
  const { content } = await published('equal-headings', '<h2>Terms</h2><p>x</p>'.repeat(2000))
  const shown = articleOutline((await findPostBySlug(db, 'equal-headings'))?.content ?? '')
  const ids = [...shown.html.matchAll(/<h2 id="([^"]*)">/g)].map(([, id]) => id)
  expect(content).toBe('<h2>Terms</h2><p>x</p>'.repeat(2000))
  expect(new Set(ids).size).toBe(2000)
  expect([ids[0], ids[1], ids.at(-1)]).toEqual(['s-terms', 's-terms-2', 's-terms-2000'])
  expect(shown.headings).toHaveLength(ARTICLE.listedHeadings)
})

test('5,000 nested lists are flattened, and their text is kept', LIMIT, async () => {
  const { content } = await published('nested-lists', `${'<ul><li>'.repeat(5_000)}the innermost text of all`)
  expect(content).toBe(`${'<ul><li>'.repeat(50)}the innermost text of all${'</li></ul>'.repeat(50)}`)
})

test('an article that gets too long by sanitising is refused by the name of its field', LIMIT, async () => {
  const response = await send(
    '/api/admin/blog',
    JSON.stringify(FORM_OF('ampersands', `<p>${'&'.repeat(150_000)}`)),
  )
  expect(response.status).toBe(400)
  expect(await response.json()).toMatchObject({
    errors: [{ path: 'content', message: `Content may have at most ${FORM.content.max} characters` }],
  })
})

test('an imported article is flattened as well, and too long a text is refused unread', LIMIT, async () => {
  const rows = [
    FORM_OF('imported-lists', `${'<ul><li>'.repeat(5_000)}the innermost text of all`),
    FORM_OF('imported-length', `<p>${'<b>'.repeat(2_000_000)}`),
  ]
  const headers = { authorization: `Bearer ${token}` }
  const imported = async (file: object[]) => {
    const path = '/api/admin/blog/import?format=json&apply=true'
    const response = await site.request(path, { method: 'POST', headers, body: JSON.stringify(file) })
    return JSON.parse((await response.text()).trimEnd().split('\n').at(-1) ?? '') as unknown
  }
  expect(await imported(rows)).toMatchObject({
    report: {
      isApplied: false,
      rows: [
        { outcome: 'created' },
        {
          outcome: 'refused',
          problems: [{ message: `Content may have at most ${FORM.content.max} characters` }],
        },
      ],
    },
  })
  expect(await imported(rows.slice(0, 1))).toMatchObject({ report: { isApplied: true } })
  expect((await findPostBySlug(db, 'imported-lists'))?.content).toBe(
    `${'<ul><li>'.repeat(50)}the innermost text of all${'</li></ul>'.repeat(50)}`,
  )
})

test('content is cleaned before the transaction asks the database anything', async () => {
  const steps: string[] = []
  const recorder: KyselyPlugin = {
    transformQuery: ({ node }) => (steps.push('query'), node),
    transformResult: async ({ result }) => result,
  }
  const app = { ...site.app, db: db.withPlugin(recorder) }
  const items = {
    ...postItems,
    cleaned: (fields: Partial<PostForm>) => (steps.push('cleaned'), postItems.cleaned?.(fields) ?? {}),
  }
  const stored = await postItems.store.findForms(db, [(await findPostBySlug(db, 'equal-headings'))?.id ?? 0])
  const form = { ...(stored[0]?.form as PostForm), slug: 'cleaned-first', content: `<p>${'x'.repeat(60)}` }

  const { id } = await createItem(app, { role: 'system' }, items, form)
  await updateItem(app, { role: 'system' }, items, { id, form, version: 1 })

  expect(steps.filter((step, at) => step !== steps[at - 1])).toEqual(['cleaned', 'query', 'cleaned', 'query'])
  expect((await findPostBySlug(db, 'cleaned-first'))?.content).toBe(`<p>${'x'.repeat(60)}</p>`)
})
