import { setTimeout as wait } from 'node:timers/promises'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { insertMail, takeDueMails } from '#db/queries/mail/mail-queue-writes.ts'
import { createMailer } from '#platform/mail.ts'
import type { Mailer } from '#platform/mail.ts'
import { startMailServer } from '#test/mail-server.ts'
import type { MailServer } from '#test/mail-server.ts'
import { NOW, testApp } from '#test/test-app.ts'
import { testDatabase } from '#test/test-database.ts'
import { sendQueuedMail } from './send-queued-mail.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

const { db, reset } = await testDatabase()
beforeEach(reset)

test('a mail waits while the mail server is away, and arrives when it is back', async () => {
  const { port, url, stop } = await mailServer()
  await stop()
  const site = testApp(db, {}, { mail: mailerTo(url) })
  await queue('ada@example.com')
  await sendQueuedMail(site.app)
  const [row] = await queued()
  expect(row).toMatchObject({
    attempts: 1,
    sent_at: null,
    last_error: expect.stringContaining('ECONNREFUSED'),
  })
  expect(row?.send_after).toEqual(new Date(NOW.getTime() + MINUTE_MS))
  const { mails } = await mailServer({ port })
  await sendQueuedMail(site.app)
  expect(mails).toHaveLength(0)
  site.setNow(new Date(NOW.getTime() + MINUTE_MS))
  await sendQueuedMail(site.app)
  expect(mails.map(({ to }) => to)).toEqual([['ada@example.com']])
  expect(await queued()).toMatchObject([{ attempts: 2, last_error: null, text: '', html: '', headers: {} }])
})

test('processes that send at the same time send each mail once', async () => {
  const { url, mails } = await mailServer()
  const addresses = Array.from({ length: 30 }, (_, index) => `reader${index}@example.com`)
  for (const address of addresses) await queue(address)
  const processes = [1, 2, 3].map(() => testApp(db, {}, { mail: mailerTo(url) }))
  await Promise.all(processes.map(({ app }) => sendQueuedMail(app)))
  expect(mails.flatMap(({ to }) => to).toSorted()).toEqual(addresses.toSorted())
})

test('a mail that another process is taking is passed over, not waited for and taken again', async () => {
  for (const name of ['ada', 'grace', 'joan']) await queue(`${name}@example.com`)
  const take = (on: typeof db) =>
    takeDueMails(on, { now: NOW, until: new Date(NOW.getTime() + HOUR_MS), limit: 2 })
  const [first, second] = await db.transaction().execute(async (transaction) => {
    const taken = await take(transaction)
    // On the embedded engine the other one waits for the transaction; on a server it runs meanwhile.
    const other = take(db)
    await wait(200)
    return [taken, { other }] as const
  })
  const ids = [...first, ...(await second.other)].map(({ id }) => id)
  expect(ids).toHaveLength(3)
  expect(new Set(ids).size).toBe(3)
})

test('the wait doubles from one minute to six hours, and after three days the mail is given up', async () => {
  const site = testApp(db, {}, { mail: away })
  await queue('ada@example.com')
  const waits: number[] = []
  let now = NOW
  for (let next: Date | null = NOW; next !== null;) {
    now = next
    site.setNow(now)
    await sendQueuedMail(site.app)
    next = (await queued())[0]?.send_after ?? null
    if (next !== null) waits.push((next.getTime() - now.getTime()) / MINUTE_MS)
  }
  expect(waits.slice(0, 11)).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 256, 360, 360])
  expect(Math.round((now.getTime() - NOW.getTime()) / HOUR_MS)).toBeGreaterThanOrEqual(72)
  site.setNow(new Date(now.getTime() + 1000 * HOUR_MS))
  await sendQueuedMail(site.app)
  expect((await queued())[0]?.attempts).toBe(waits.length + 1)
})

test('a mail that a dead process had taken is sent by another one ten minutes later', async () => {
  const hanging = testApp(db, {}, { mail: { send: () => new Promise(() => undefined) } })
  await queue('ada@example.com')
  void sendQueuedMail(hanging.app)
  await expect.poll(async () => (await queued())[0]?.attempts).toBe(1)
  const { url, mails } = await mailServer()
  const site = testApp(db, {}, { mail: mailerTo(url) })
  site.setNow(new Date(NOW.getTime() + 9 * MINUTE_MS))
  await sendQueuedMail(site.app)
  expect(mails).toHaveLength(0)
  site.setNow(new Date(NOW.getTime() + 10 * MINUTE_MS))
  await sendQueuedMail(site.app)
  expect(mails).toHaveLength(1)
})

test('neither the log nor the queue repeats an address that the mail server names', async () => {
  const { url } = await mailServer({ refuses: 'no mailbox <ada@example.com> here' })
  const lines: unknown[] = []
  const site = testApp(db, {}, { mail: mailerTo(url) })
  const note = (line: unknown) => void lines.push(line)
  const log = { info: note, warn: note, error: note } as unknown as typeof site.app.log
  await queue('ada@example.com')
  await sendQueuedMail({ ...site.app, log })
  expect(lines).toEqual([
    { mail: 1, attempts: 1, reason: expect.stringContaining('no mailbox [address] here') },
  ])
  expect(JSON.stringify(lines)).not.toContain('ada@')
  expect((await queued())[0]?.last_error).not.toContain('ada@')
})

test('a mail that fails does not hold up the others', async () => {
  const taken: string[] = []
  const mail: Mailer = {
    send: async ({ to }) => {
      if (to.startsWith('bad')) throw new Error('refused')
      taken.push(to)
    },
  }
  for (const name of ['bad1', 'good1', 'bad2', 'good2', 'bad3', 'good3', 'good4'])
    await queue(`${name}@example.com`)
  await sendQueuedMail(testApp(db, {}, { mail }).app)
  expect(taken.toSorted()).toEqual([1, 2, 3, 4].map((number) => `good${number}@example.com`))
})

test('a process that was asked to stop, or has no mail, leaves the queue alone', async () => {
  const taken: string[] = []
  const mail: Mailer = { send: async ({ to }) => void taken.push(to) }
  await queue('ada@example.com')
  await sendQueuedMail({ ...testApp(db, {}, { mail }).app, isStopping: () => true })
  await sendQueuedMail(testApp(db).app)
  expect(taken).toEqual([])
  expect((await queued())[0]?.attempts).toBe(0)
})

const away: Mailer = { send: () => Promise.reject(new Error('the mail server is away')) }

function mailerTo(smtpUrl: string): Mailer {
  return createMailer({ smtpUrl, from: 'news@example.com' })
}

async function mailServer(options?: Parameters<typeof startMailServer>[0]): Promise<MailServer> {
  const server = await startMailServer(options)
  onTestFinished(server.stop)
  return server
}

async function queue(recipient: string): Promise<void> {
  const words = { subject: 'Hello', text: 'Hello', html: '<p>Hello</p>', headers: { 'X-Test': 'yes' } }
  await insertMail(db, { recipient, ...words }, NOW)
}

function queued() {
  return db.selectFrom('mail_queue').selectAll().orderBy('id').execute()
}
