/** Articles and landing pages answer under the addresses that they had before. */
import { beforeEach, expect, test } from 'vitest'
import { landingItems } from '#operations/landing/landing-items.ts'
import { deleteItem } from '#operations/items/delete-item.ts'
import { findItem } from '#operations/items/list-history.ts'
import type { Items } from '#operations/items/items.ts'
import type { WrittenKind } from '#contract/items/item-kinds.ts'
import { putBackItem } from '#operations/items/put-back-item.ts'
import { createItem, updateItem } from '#operations/items/save-item.ts'
import { postItems } from '#operations/posts/post-items.ts'
import { aPost } from '#test/builders.ts'
import { testApp } from '#test/test-app.ts'
import { testDatabase } from '#test/test-database.ts'
import { builtSite, getPage } from '#test/test-site.ts'

const { db, reset } = await testDatabase()
const { app } = testApp(db)
const site = await builtSite(app)
const system = { role: 'system' } as const
beforeEach(reset)

const answerOf = async (path: string) => {
  const { status, headers } = await getPage(site, path)
  return [status, headers.get('location')]
}

async function move<Form extends { slug: string }>(
  items: Items<Form, WrittenKind>,
  id: number,
  changes: Partial<Form>,
): Promise<void> {
  const stored = await findItem(app, items, id)
  if (stored === undefined) throw new Error('There is nothing to move.')
  await updateItem(app, system, items, { id, form: { ...stored.form, ...changes }, version: undefined })
}

test('a former address of an article leads to it, in one step after several moves', async () => {
  const id = await aPost(db, {
    slug: 'first',
    is_published: true,
    meta_description: 'What wagering means here.',
  })
  await move(postItems, id, { slug: 'second' })
  await move(postItems, id, { slug: 'third' })
  expect(await answerOf('/blog/first?from=mail')).toEqual([301, '/blog/third?from=mail'])
  expect(await answerOf('/blog/second')).toEqual([301, '/blog/third'])
  await move(postItems, id, { isPublished: false })
  expect((await answerOf('/blog/first'))[0]).toBe(404)
})

test('an address that another article has taken is that of the other one', async () => {
  const id = await aPost(db, {
    slug: 'first',
    is_published: true,
    meta_description: 'What wagering means here.',
  })
  await move(postItems, id, { slug: 'second' })
  await aPost(db, { slug: 'first', is_published: true })
  expect((await answerOf('/blog/first'))[0]).toBe(200)
})

test('a draft that no visitor has seen leaves no address behind', async () => {
  const id = await aPost(db, { slug: 'first', is_published: false, published_at: null })
  await move(postItems, id, { slug: 'second' })
  expect((await answerOf('/blog/first'))[0]).toBe(404)
})

test('a deleted article is gone and names others, and is back when it is restored', async () => {
  const id = await aPost(db, { slug: 'first', is_published: true })
  await aPost(db, { slug: 'other', title: 'Another one', is_published: true })
  const { trashId } = await deleteItem(app, system, postItems, id)
  const gone = await getPage(site, '/blog/first')
  expect([gone.status, gone.texts('h1')]).toEqual([410, ['This article is gone']])
  expect(gone.html).toContain('href="/blog/other"')
  await putBackItem(app, system, trashId)
  expect((await answerOf('/blog/first'))[0]).toBe(200)
})

test('a landing page keeps its former addresses, also those in another list', async () => {
  const { id } = await createItem(app, system, landingItems, {
    list: 'casinos',
    facet: 'paymentMethods',
    value: 'Bitcoin',
    slug: 'bitcoin',
    title: 'Casinos that take Bitcoin',
    metaTitle: 'Bitcoin casinos compared',
    metaDescription: 'Casinos that take Bitcoin.',
    intro: '<p>Deposits count once the network has confirmed them.</p>',
    questions: [],
    pinned: [],
    isPublished: false,
  })
  await db.updateTable('landing_pages').set({ is_published: true }).execute()
  await db.updateTable('landing_pages').set({ slug: 'btc' }).where('id', '=', id).execute()
  expect(await answerOf('/casinos/Bitcoin')).toEqual([301, '/casinos/btc'])
  await deleteItem(app, system, landingItems, id)
  expect((await answerOf('/casinos/bitcoin'))[0]).toBe(410)
  expect((await answerOf('/casinos/btc'))[0]).toBe(410)
})

test('an article says when it was last saved', async () => {
  const id = await aPost(db, {
    slug: 'first',
    is_published: true,
    meta_description: 'What wagering means here.',
  })
  await move(postItems, id, { excerpt: 'A shorter explanation of wagering.' })
  const { html } = await getPage(site, '/blog/first')
  const { saved_at: at } = await db
    .selectFrom('revisions')
    .select('saved_at')
    .where('version', '=', 2)
    .executeTakeFirstOrThrow()
  expect(html).toContain(`"dateModified":"${at.toISOString()}"`)
  expect(html).toMatch(/"image":"http:\/\/localhost\/share\/article\/[^"]+\.png"/)
})
