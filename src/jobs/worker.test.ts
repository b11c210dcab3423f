import { beforeEach, expect, test } from 'vitest'
import { queueMail } from '#operations/mail/queue-mail.ts'
import type { Mailer } from '#platform/mail.ts'
import { NOW, testApp } from '#test/test-app.ts'
import { testDatabase } from '#test/test-database.ts'
import { startWorker } from './worker.ts'

const { db, reset } = await testDatabase()
beforeEach(reset)

const MAIL = { subject: 'Hello', text: 'Hello', html: '<p>Hello</p>', headers: {} }

/** A mail server that tells of each mail, and takes it when it is let. */
function slowMailer() {
  let arrived = (_to: string): void => undefined
  let take = (): void => undefined
  const taken = new Promise<void>((resolve) => (take = resolve))
  const arrival = new Promise<string>((resolve) => (arrived = resolve))
  const mail: Mailer = {
    send: async ({ to }) => {
      arrived(to)
      await taken
    },
  }
  return { mail, arrival, take }
}

test('a job that is added runs at once, without a look at the clock', async () => {
  const { mail, arrival, take } = slowMailer()
  take()
  const { app } = testApp(db, {}, { mail })
  const stop = startWorker(app)
  await queueMail(app, { ...MAIL, recipient: 'ada@example.com' })
  expect(await arrival).toBe('ada@example.com')
  await stop()
})

test('what was due before the start runs at the start', async () => {
  const { mail, arrival, take } = slowMailer()
  take()
  const { app } = testApp(db, {}, { mail })
  await queueMail(app, { ...MAIL, recipient: 'ada@example.com' })
  const stop = startWorker(app)
  expect(await arrival).toBe('ada@example.com')
  await stop()
})

test('stopping waits for the job that is running, and starts no other', async () => {
  const { mail, arrival, take } = slowMailer()
  const site = testApp(db, {}, { mail })
  const app = { ...site.app, settings: { ...site.app.settings, jobsAtOnce: 1 } }
  for (const name of ['ada', 'grace']) await queueMail(app, { ...MAIL, recipient: `${name}@example.com` })
  const stop = startWorker(app)
  await arrival
  let hasStopped = false
  const stopped = stop().then(() => (hasStopped = true))
  await db.selectFrom('jobs').select('id').execute()
  expect(hasStopped).toBe(false)
  take()
  await stopped
  const sent = await db.selectFrom('mail_queue').select('sent_at').orderBy('id').execute()
  expect(sent).toEqual([{ sent_at: NOW }, { sent_at: null }])
  expect(await db.selectFrom('jobs').select('state').where('kind', '=', 'mail').execute()).toEqual([
    { state: 'waiting' },
  ])
})
