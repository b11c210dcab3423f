import { beforeEach, expect, test } from 'vitest'
import { aStaffToken, staffCalls } from '#test/staff.ts'
import { NOW } from '#test/test-app.ts'
import { emptySite } from '#test/empty-site.ts'
import { previewAsStaff } from './preview-as-staff.ts'

const { db, site } = await emptySite()
let ana: string
let marko: string

beforeEach(async () => {
  ana = await aStaffToken(db, 'admin', { username: 'ana' })
  marko = await aStaffToken(db, 'owner', { username: 'marko' })
})

const FORM = {
  title: 'What one deposit costs',
  slug: 'one-deposit',
  content: '<p>Worked through with one deposit, step by step and in full.</p>',
  excerpt: 'Worked through with one deposit.',
  author: 'Ana',
  category: 'guides',
  metaDescription: 'Worked through with one deposit, step by step.',
}
const call = staffCalls(() => ({ site, token: ana }))
const send = async (method: string, path: string, body: object) =>
  (await call(method, path, body)).body as { id: number }
const keepDraft = (values: object) =>
  send('PUT', '/api/admin/drafts/7', {
    kind: 'post',
    itemId: null,
    baseVersion: null,
    name: 'Half an article',
    values,
    state: 'state-0001',
    over: [],
  })

test('a draft with gaps is previewed as visitors would get it', async () => {
  await keepDraft({
    title: 'Half an article',
    content: '<p>One line.</p><script>alert(1)</script>',
    category: '',
    publishAt: '2026-04-02T09:00',
    contentMedia: [{ type: 'image', url: '/art/cover/guide/a.svg', caption: '', alt: '' }],
  })
  expect(await previewAsStaff(site.app, { token: ana, draft: '7', post: '' })).toMatchObject({
    title: 'Half an article',
    content: '<p>One line.</p>',
    publishedAt: '2026-04-02T00:00:00.000Z',
    contentMedia: [{ url: '/art/cover/guide/a.svg', position: 1 }],
  })
})

test('without a draft the stored article is previewed, published or not', async () => {
  const { id } = await send('POST', '/api/admin/blog', { ...FORM, isPublished: false })
  expect(await previewAsStaff(site.app, { token: marko, draft: '', post: String(id) })).toMatchObject({
    title: FORM.title,
    publishedAt: NOW.toISOString(),
  })
})

test('no one else gets a preview: no token, an ended session, another person, an unknown id', async () => {
  await keepDraft({ title: 'Half an article' })
  const { id } = await send('POST', '/api/admin/blog', { ...FORM, isPublished: false })
  const ended = await aStaffToken(db, 'admin', { username: 'old', expiresAt: new Date(NOW.getTime() - 1) })
  for (const token of ['', 'x'.repeat(64), '0'.repeat(64), ended])
    expect(await previewAsStaff(site.app, { token, draft: '', post: String(id) })).toBeUndefined()
  expect(await previewAsStaff(site.app, { token: marko, draft: '7', post: '' })).toBeUndefined()
  for (const unknown of ['8', '0', '-1', '1e3', '9'.repeat(10), '9'.repeat(20), 'x']) {
    expect(await previewAsStaff(site.app, { token: ana, draft: unknown, post: '' })).toBeUndefined()
    expect(
      await previewAsStaff(site.app, { token: ana, draft: '', post: unknown === '8' ? '80' : unknown }),
    ).toBeUndefined()
  }
})
