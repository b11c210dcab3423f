import { beforeEach, expect, test } from 'vitest'
import type { SettingState, SettingVersion } from '#contract/settings/settings.schema.ts'
import { followChanges } from '#db/change-feed.ts'
import { confirmSubscriptionMail } from '#operations/mail/confirm-subscription-mail.ts'
import { mailSite } from '#operations/mail/mail-site.ts'
import { createLiveSettings } from '#operations/settings/live-settings.ts'
import { firstSettings, siteSettings } from '#operations/settings/site-settings.ts'
import { aStaffToken } from '#test/staff.ts'
import { testApp } from '#test/test-app.ts'
import { testDatabase } from '#test/test-database.ts'

const { db, reset } = await testDatabase()
const PATH = '/api/admin/settings'
let site: ReturnType<typeof testApp>
let headers: Record<string, string>

beforeEach(async () => {
  await reset()
  site = testApp(db)
  headers = { authorization: `Bearer ${await aStaffToken(db, 'owner')}` }
})

const BRAND = {
  name: 'Fairplay & Sons',
  supportEmail: 'help@fairplay.example',
  social: { facebook: null, x: 'https://x.example/fairplay', instagram: '', youtube: null },
}

const get = async <T>(path: string): Promise<T> => (await (await site.request(path, { headers })).json()) as T

async function save(group: string, value: unknown, version = 0) {
  const response = await site.request(`${PATH}/${group}`, {
    method: 'PUT',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ version, value }),
  })
  return { status: response.status, body: (await response.json()) as SettingState & { message: string } }
}

const groupOf = async (group: string) =>
  (await get<SettingState[]>(PATH)).find((state) => state.group === group)

test('the environment variables apply until something is saved', async () => {
  expect(await groupOf('brand')).toEqual({
    group: 'brand',
    value: {
      name: 'Evenhand',
      supportEmail: 'support@evenhand.example',
      social: { facebook: null, x: null, instagram: null, youtube: null },
    },
    version: 0,
    isStored: false,
    savedAt: null,
    savedBy: null,
  })
})

test('a save counts at once, for pages, mails and calls', async () => {
  const { status, body } = await save('brand', BRAND)
  expect([status, body.version, body.isStored]).toEqual([200, 1, true])
  expect(body.value).toEqual({ ...BRAND, social: { ...BRAND.social, instagram: null } })
  expect(siteSettings(site.app).brand.name).toBe('Fairplay & Sons')
  await save('claims', {
    happyUsers: null,
    happyUsersSource: null,
    subscriberClaim: '12 readers',
    subscriberSource: 'Our own count',
  })
  expect(await get('/api/stats')).toMatchObject({ happyUsers: null })
  const { html } = confirmSubscriptionMail(mailSite(site.app), { confirm: 'a', unsubscribe: 'b' })
  expect(html).toContain('Fairplay &#38; Sons')
})

test('another process follows by the change feed', async () => {
  const other = createLiveSettings({
    db,
    defaults: firstSettings(site.app.settings),
    onUnreadable: () => undefined,
  })
  const feed = await followChanges({ db, apply: async (tags) => void (await other.apply(tags)) })
  await other.load()
  await save('brand', BRAND)
  expect(other.stored()).toEqual({})
  await feed.catchUp()
  expect(other.stored().brand?.name).toBe('Fairplay & Sons')
})

test('a save of an older version is refused and nothing is lost', async () => {
  await save('brand', BRAND)
  const { status, body } = await save('brand', { ...BRAND, name: 'Late' })
  expect([status, body.message]).toEqual([
    409,
    'Someone else has saved this in the meantime. Nothing of yours is lost.',
  ])
  expect((await groupOf('brand'))?.version).toBe(1)
})

test('of two saves at the same moment one is refused', async () => {
  const saved = await Promise.all(['One', 'Two'].map((name) => save('brand', { ...BRAND, name })))
  expect(saved.map(({ status }) => status)).toEqual(expect.arrayContaining([200, 409]))
})

test('the history keeps every version, and the defaults can be restored', async () => {
  await save('brand', BRAND)
  await save('brand', { ...BRAND, name: 'Second' }, 1)
  const { body } = await save('brand', null, 2)
  expect(body).toMatchObject({ version: 3, isStored: false, value: { name: 'Evenhand' } })
  const history = await get<SettingVersion[]>(`${PATH}/history?group=brand`)
  const labels = history.map(({ version, changes }) => [version, ...changes.map(({ label }) => label)])
  expect(labels).toEqual([[3, 'Name', 'Social', 'Support email'], [2, 'Name'], [1]])
  expect(history.map(({ value }) => value)).toMatchObject([null, { name: 'Second' }, { name: BRAND.name }])
  const log = await get<{ action: string; kind: string; name: string }[]>('/api/admin/audit-log')
  expect(log.map(({ action, kind, name }) => `${action} ${kind} ${name}`).slice(0, 2)).toEqual([
    'reset settings Name and contact',
    'changed settings Name and contact',
  ])
})

test('fifty versions are kept', async () => {
  for (let version = 0; version < 52; version++)
    await save('claims', claims({ happyUsers: version }), version)
  const history = await get<SettingVersion[]>(`${PATH}/history?group=claims`)
  expect([history.length, history.at(-1)?.version]).toEqual([50, 3])
})

const claims = (more: object) => ({
  happyUsers: 1,
  happyUsersSource: null,
  subscriberClaim: null,
  subscriberSource: null,
  ...more,
})

test.each([
  ['brand', { ...BRAND, name: ' \t\n ' }, 'Name'],
  ['brand', { ...BRAND, name: 'x'.repeat(41) }, 'Name'],
  ['brand', { ...BRAND, supportEmail: 'a@b.example\r\nBcc: c@d.example' }, 'Support address'],
  ['brand', { ...BRAND, supportEmail: 'a@b.example?bcc=c@d.example' }, 'Support address'],
  ['brand', { ...BRAND, social: { ...BRAND.social, x: 'javascript:alert(1)' } }, 'X'],
  ['claims', claims({ happyUsers: 1.5 }), 'Happy users'],
  ['claims', claims({ happyUsers: -1 }), 'Happy users'],
  ['claims', claims({ happyUsers: 3_000_000_000 }), 'Happy users'],
  ['claims', claims({ subscriberClaim: 'x'.repeat(61) }), 'Subscribers'],
])('%s refuses %j and names the field', async (group, value, field) => {
  const { status, body } = await save(group, value)
  expect(status).toBe(400)
  expect(body.message).toContain(field)
  expect((await groupOf(group))?.version).toBe(0)
})

test('line breaks and control characters do not get into a name', async () => {
  const { body } = await save('brand', { ...BRAND, name: 'Two\r\nlines \u0007\u202E here' })
  expect((body.value as { name: string }).name).toBe('Two lines here')
})

test('a stored group that cannot be read leaves the defaults and is reported', async () => {
  await db
    .insertInto('setting_versions')
    .values({ group_name: 'brand', version: 1, value: '"nonsense"', saved_at: new Date(), saved_by: null })
    .execute()
  const unreadable: string[] = []
  const live = createLiveSettings({
    db,
    defaults: firstSettings(site.app.settings),
    onUnreadable: (group) => unreadable.push(group),
  })
  await live.load()
  expect([live.stored(), unreadable]).toEqual([{}, ['brand']])
})

test('only the owner may see and change them', async () => {
  headers = { authorization: `Bearer ${await aStaffToken(db, 'admin')}` }
  expect((await site.request(PATH, { headers })).status).toBe(403)
  expect((await save('brand', BRAND)).status).toBe(403)
})
