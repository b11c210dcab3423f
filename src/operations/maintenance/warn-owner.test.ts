import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { DAY_MS } from '#contract/shared/durations.ts'
import { NOW } from '#test/test-app.ts'
import { emptySite } from '#test/empty-site.ts'
import { warnOwner } from './warn-owner.ts'

const { db, site } = await emptySite()
beforeEach(async () => {
  Object.assign(site.app.settings, {
    alertEmail: 'owner@site.example',
    backup: { folder: undefined, keyFile: undefined, s3: undefined },
  })
})

const mails = () =>
  db.selectFrom('mail_queue').select(['recipient', 'subject', 'text']).orderBy('id').execute()

test('while all is well no mail is written', async () => {
  await warnOwner(site.app)
  expect(await mails()).toEqual([])
})

test('a missing backup and jobs that were given up are mailed once a day while they last', async () => {
  site.app.settings.backup.folder = await mkdtemp(join(tmpdir(), 'evenhand-test-'))
  await db
    .insertInto('jobs')
    .values({ kind: 'clean-up', unique_key: 'x', payload: '{}', run_at: NOW, state: 'failed' })
    .execute()
  await warnOwner(site.app)
  await warnOwner(site.app)
  const [mail, ...others] = await mails()
  expect(others).toEqual([])
  expect(mail).toMatchObject({
    recipient: 'owner@site.example',
    subject: expect.stringMatching(/2 things need you$/),
  })
  expect(mail?.text).toContain('There is no backup in BACKUP_FOLDER.')
  expect(mail?.text).toContain('Background jobs were given up: Delete old data (1).')
  const tomorrow = { ...site.app, now: () => new Date(NOW.getTime() + DAY_MS) }
  await warnOwner(tomorrow)
  expect(await mails()).toHaveLength(2)
})

test('without an address no mail is written', async () => {
  site.app.settings.alertEmail = undefined
  site.app.settings.backup.folder = '/nowhere'
  await warnOwner(site.app)
  expect(await mails()).toEqual([])
})
