import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { MINUTE_MS } from '#contract/shared/durations.ts'
import { createMailer, type Mailer } from '#platform/mail.ts'
import { startMailServer, type MailServer } from '#test/mail-server.ts'
import { runJobs } from '#test/run-jobs.ts'
import { NOW, testApp } from '#test/test-app.ts'
import { testDatabase } from '#test/test-database.ts'
import { queueMail } from './queue-mail.ts'

const { db, reset } = await testDatabase()
beforeEach(reset)

test('a mail waits while the mail server is unavailable, and arrives when it is back', async () => {
  const { port, url, stop } = await mailServer()
  await stop()
  const site = testApp(db, {}, { mail: mailerTo(url) })
  await queue('ada@example.com')
  await runJobs(site.app)
  expect(await jobs()).toMatchObject([
    { attempts: 1, run_at: at(MINUTE_MS), last_error: expect.stringContaining('ECONNREFUSED') },
  ])
  const { mails } = await mailServer({ port })
  await runJobs(site.app)
  expect(mails).toHaveLength(0)
  site.setNow(at(MINUTE_MS))
  await runJobs(site.app)
  expect(mails.map(({ to }) => to)).toEqual([['ada@example.com']])
  expect(await queued()).toMatchObject([{ sent_at: at(MINUTE_MS), text: '', html: '', headers: {} }])
  expect(await jobs()).toEqual([])
})

test('processes that send at the same time send each mail once', async () => {
  const { url, mails } = await mailServer()
  const addresses = Array.from({ length: 30 }, (_, index) => `reader${index}@example.com`)
  for (const address of addresses) await queue(address)
  const processes = [1, 2, 3].map(() => testApp(db, {}, { mail: mailerTo(url) }))
  await Promise.all(processes.map(({ app }) => runJobs(app)))
  expect(mails.flatMap(({ to }) => to).toSorted()).toEqual(addresses.toSorted())
})

test('neither the log nor the job repeats an address that the mail server names', async () => {
  const { url } = await mailServer({ refuses: 'no mailbox <ada@example.com> here' })
  const lines: unknown[] = []
  const site = testApp(db, {}, { mail: mailerTo(url) })
  const note = (line: unknown) => void lines.push(line)
  const log = { info: note, warn: note, error: note } as unknown as typeof site.app.log
  await queue('ada@example.com')
  await runJobs({ ...site.app, log })
  const reason = expect.stringContaining('no mailbox [address] here')
  expect(lines).toEqual([{ job: 1, kind: 'mail', attempts: 1, reason }])
  expect(await jobs()).toMatchObject([{ last_error: reason }])
  expect(JSON.stringify([lines, await jobs()])).not.toContain('ada@')
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
  await runJobs(testApp(db, {}, { mail }).app)
  expect(taken.toSorted()).toEqual([1, 2, 3, 4].map((number) => `good${number}@example.com`))
})

test('a process that has no mail server leaves the mails to others', async () => {
  await queue('ada@example.com')
  await runJobs(testApp(db).app)
  expect(await jobs()).toMatchObject([{ state: 'waiting', attempts: 0 }])
})

test('a mail whose address was deleted meanwhile is not sent, and not tried again', async () => {
  const { url, mails } = await mailServer()
  await queue('ada@example.com')
  await db.deleteFrom('mail_queue').execute()
  await runJobs(testApp(db, {}, { mail: mailerTo(url) }).app)
  expect([mails, await jobs()]).toEqual([[], []])
})

function at(ms: number): Date {
  return new Date(NOW.getTime() + ms)
}

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
  await queueMail(testApp(db).app, { recipient, ...words })
}

function queued() {
  return db.selectFrom('mail_queue').selectAll().orderBy('id').execute()
}

function jobs() {
  return db.selectFrom('jobs').selectAll().where('kind', '=', 'mail').orderBy('id').execute()
}
