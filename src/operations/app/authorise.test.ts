import { beforeEach, describe, expect, test } from 'vitest'
import { ROLES, type Permission } from '#contract/staff/permissions.ts'
import { aStaffToken } from '#test/staff.ts'
import { aCasino, aPost } from '#test/builders.ts'
import { testApp } from '#test/test-app.ts'
import { testDatabase } from '#test/test-database.ts'
import type { CasinoForm } from '#contract/casinos/fields.ts'
import type { PostForm } from '#contract/posts/fields.ts'
import { casinoItems } from '../casinos/casino-items.ts'
import { changeItems } from '../items/change-items.ts'
import { deleteItem } from '../items/delete-item.ts'
import { findDraft } from '../items/find-draft.ts'
import { keepDraft } from '../items/keep-draft.ts'
import { findItem } from '../items/list-history.ts'
import { putBackItem } from '../items/put-back-item.ts'
import { removeDemo } from '../items/remove-demo.ts'
import { createItem, updateItem } from '../items/save-item.ts'
import { exportLibrary } from '../media/export-library.ts'
import { uploadPicture } from '../media/upload-picture.ts'
import { exportSubscribers } from '../newsletter/export-subscribers.ts'
import { forgetSubscriber } from '../newsletter/forget-subscriber.ts'
import { postItems } from '../posts/post-items.ts'
import { previewAsStaff } from '../posts/preview-as-staff.ts'
import { changeReview } from '../reviews/change-review.ts'
import { decideReviews } from '../reviews/decide-reviews.ts'
import { createAdmin } from '../staff/create-admin.ts'
import { authoriseTransfer } from '../transfer/authorise-transfer.ts'
import { logExport } from '../transfer/log-export.ts'
import type { Staff } from './actor.ts'
import type { App } from './app.ts'

const { db, reset } = await testDatabase()
beforeEach(reset)

const MILENA: Staff = { role: 'admin', adminId: 1, username: 'milena', displayName: null }
/** The site, where an admin holds these permissions and no others. */
const holding = (...admin: Permission[]) => testApp(db, {}, { roles: { ...ROLES, admin } }).app

async function whole(pieces: AsyncIterable<unknown>): Promise<void> {
  for await (const _piece of pieces) continue
}

const OPERATIONS: readonly [string, needed: Permission, action: (app: App) => unknown][] = [
  ['adds a casino', 'casinos.write', (app) => createItem(app, MILENA, casinoItems, {} as CasinoForm)],
  [
    'changes a casino',
    'casinos.write',
    (app) => updateItem(app, MILENA, casinoItems, { id: 1, form: {} as CasinoForm, version: undefined }),
  ],
  ['deletes a casino', 'casinos.write', (app) => deleteItem(app, MILENA, casinoItems, 1)],
  [
    'hides casinos',
    'casinos.write',
    (app) => changeItems(app, MILENA, casinoItems, { ids: [1], action: 'deactivate' }, (form) => form),
  ],
  [
    'keeps a draft of a casino',
    'casinos.write',
    (app) =>
      keepDraft(app, MILENA, 7, {
        kind: 'casino',
        itemId: null,
        baseVersion: null,
        values: {},
        name: '',
        state: 'a',
        over: [],
      }),
  ],
  ['restores from the trash', 'trash.restore', (app) => putBackItem(app, MILENA, 1)],
  ['removes the demo content', 'demo.remove', (app) => removeDemo(app, MILENA)],
  [
    'publishes a review',
    'reviews.moderate',
    (app) => decideReviews(app, MILENA, { action: 'publish', ids: [1], note: '' }),
  ],
  ['answers a review', 'reviews.answer', (app) => changeReview(app, MILENA, 1, { answer: 'Thank you.' })],
  [
    'exports newsletter addresses',
    'newsletter.read',
    (app) => whole(exportSubscribers(app, MILENA, { search: '', state: 'all' })),
  ],
  ['deletes a newsletter address', 'newsletter.forget', (app) => forgetSubscriber(app, MILENA, 1)],
  [
    'uploads a picture',
    'media.write',
    (app) => uploadPicture(app, MILENA, { name: 'a.png', bytes: new Uint8Array() }),
  ],
  ['exports the pictures', 'transfer.run', (app) => whole(exportLibrary(app, MILENA))],
  [
    'adds an account',
    'staff.manage',
    (app) => createAdmin(app, MILENA, { username: 'jovan', displayName: '', password: 'secret-1' }),
  ],
]

/** What became of it: the code of the refusal, or anything else. */
async function outcomeOf(action: () => unknown): Promise<unknown> {
  try {
    return await action()
  } catch (error) {
    return error instanceof Error && 'code' in error ? error.code : error
  }
}

test.each(OPERATIONS)('an operation that %s asks for %s itself', async (_what, needed, action) => {
  await aCasino(db)
  const others = ROLES.owner.filter((permission) => permission !== needed)
  expect(await outcomeOf(() => action(holding(...others)))).toBe('forbidden')
  expect(await outcomeOf(() => action(holding(needed)))).not.toBe('forbidden')
})

test('an export needs the permission to write its kind as well', async () => {
  const casinos = { kind: 'casino', format: 'csv' } as const
  const pieces = (async function* () {
    yield 'a line'
  })()
  const app = holding('transfer.run', 'games.write')
  expect(await outcomeOf(() => whole(logExport(app, MILENA, casinos, pieces)))).toBe('forbidden')
  await whole(logExport(app, MILENA, { ...casinos, kind: 'game' }, pieces))
})

test('the site itself may do everything, a visitor nothing that needs a permission', async () => {
  const app = holding()
  const id = await aCasino(db)
  const visitor = { role: 'visitor', address: '192.0.2.1' } as const
  expect(await outcomeOf(() => deleteItem(app, visitor, casinoItems, id))).toBe('forbidden')
  expect(await deleteItem(app, { role: 'system' }, casinoItems, id)).toMatchObject({ success: true })
})

test('a draft of a kind that one may write no longer is closed to its own writer', async () => {
  const token = await aStaffToken(db, 'admin', { username: 'jovan' })
  const { id: adminId } = await db.selectFrom('admins').select('id').executeTakeFirstOrThrow()
  const jovan = { ...MILENA, adminId, username: 'jovan' }
  const values = { title: 'A title' }
  const draft = { kind: 'post', itemId: null, baseVersion: null, values, name: 'A title' } as const
  await keepDraft(holding('articles.write'), jovan, 7, { ...draft, state: 'a', over: [] })
  expect(await findDraft(holding('articles.write'), jovan, 7)).toMatchObject({ values })
  expect(await outcomeOf(() => findDraft(holding('games.write'), jovan, 7))).toBe('forbidden')
  const asked = { token, draft: '7', post: '' }
  expect(await previewAsStaff(holding('games.write'), asked)).toBeUndefined()
})

describe('someone who may write articles but not publish them', () => {
  const writer = holding('articles.write', 'transfer.run')
  const aDraft = async () => {
    const id = await aPost(db, {
      is_published: false,
      meta_description: 'What wagering means, in plain words.',
    })
    const stored = await findItem(writer, postItems, id)
    if (stored === undefined) throw new Error('The draft is gone.')
    return { id, form: stored.form }
  }
  const save = (id: number, changed: PostForm) =>
    outcomeOf(() => updateItem(writer, MILENA, postItems, { id, form: changed, version: undefined }))
  const titles = async () =>
    (await db.selectFrom('posts').select('title').execute()).map(({ title }) => title)

  test('saves and deletes what is not published', async () => {
    const { id, form } = await aDraft()
    expect(await createItem(writer, MILENA, postItems, { ...form, slug: 'another' })).toMatchObject({
      version: 1,
    })
    expect(await save(id, { ...form, title: 'How bonuses work' })).toMatchObject({ success: true })
    expect(await titles()).toContain('How bonuses work')
    expect(await deleteItem(writer, MILENA, postItems, id)).toMatchObject({ success: true })
  })

  test('neither publishes nor schedules, and leaves alone what is published', async () => {
    const { id, form } = await aDraft()
    const published = { ...form, isPublished: true }
    const another = { ...published, slug: 'another' }
    expect(await outcomeOf(() => createItem(writer, MILENA, postItems, another))).toBe('forbidden')
    expect(await save(id, published)).toBe('forbidden')
    expect(await save(id, { ...form, publishAt: '2026-03-20T09:00:00.000Z' })).toBe('forbidden')
    await updateItem(writer, { role: 'system' }, postItems, { id, form: published, version: undefined })
    expect(await save(id, { ...published, title: 'How bonuses work' })).toBe('forbidden')
    expect(await save(id, form)).toBe('forbidden')
    expect(await outcomeOf(() => deleteItem(writer, MILENA, postItems, id))).toBe('forbidden')
    expect(await titles()).toEqual(['How wagering works'])
  })

  test('cannot do it by an import either', async () => {
    expect(await outcomeOf(() => authoriseTransfer(writer, MILENA, 'post'))).toBe('forbidden')
  })
})
