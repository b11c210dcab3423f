import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { DAY_MS, MINUTE_MS } from '#contract/shared/durations.ts'
import { createMailer } from '#platform/mail.ts'
import { startMailServer, tokenIn, type MailServer } from '#test/mail-server.ts'
import { runJobs } from '#test/run-jobs.ts'
import { NOW, testApp, type TestApp } from '#test/test-app.ts'
import { testDatabase } from '#test/test-database.ts'
import { forgetExpired } from '../maintenance/forget-expired.ts'
import { confirmSubscription } from './confirm-subscription.ts'
import { findSubscriptionLink } from './find-subscription-link.ts'
import { unsubscribe } from './unsubscribe.ts'

const { db, reset } = await testDatabase()
beforeEach(reset)

test('the confirmation mail arrives at once, and its link makes the subscription count', async () => {
  const { site, server } = await siteWithMail()
  await subscribe(site)
  expect(await counting()).toEqual([])
  expect(server.mails.map(({ to }) => to)).toEqual([['ada@example.com']])
  const token = tokenIn(server.mails[0], 'confirm')
  expect((await findSubscriptionLink(site.app, 'confirm', token)).state).toBe('open')
  expect(await counting()).toEqual([])
  expect(await confirmSubscription(site.app, token)).toBe('done')
  expect(await confirmSubscription(site.app, token)).toBe('done')
  expect(await counting()).toEqual(['ada@example.com'])
})

test('the mail says who it is from, how to end it, and that a machine wrote it', async () => {
  const { server, site } = await siteWithMail()
  await subscribe(site)
  const mail = server.mails[0]
  const end = `http://localhost/newsletter/unsubscribe?token=${tokenIn(mail, 'unsubscribe')}`
  expect(Object.fromEntries(mail?.headers ?? [])).toMatchObject({
    from: 'Evenhand <news@example.com>',
    to: 'ada@example.com',
    subject: 'Confirm your subscription to Evenhand',
    'list-unsubscribe': `<${end}>`,
    'list-unsubscribe-post': 'List-Unsubscribe=One-Click',
    'auto-submitted': 'auto-generated',
    'message-id': expect.stringMatching(/^<[0-9a-f]{32}@localhost>$/),
  })
  expect(mail?.body).toContain('Content-Type: text/plain')
  expect(mail?.body).toContain(`<a href="${end}" `)
})

test('the answer is the same for an address that is new, asked already, confirmed or unsubscribed', async () => {
  const { site, server } = await siteWithMail()
  const responses = [await subscribe(site), await subscribe(site, 'ADA@example.com')]
  await confirmSubscription(site.app, tokenIn(server.mails[0], 'confirm'))
  responses.push(await subscribe(site))
  await unsubscribe(site.app, tokenIn(server.mails[0], 'unsubscribe'))
  responses.push(await subscribe(site))
  expect(new Set(responses)).toEqual(
    new Set([
      '200 {"success":true,"message":"Welcome to our newsletter. You\'ll receive exclusive bonuses and updates."}',
    ]),
  )
})

test('one address gets one mail an hour, whatever its case and however many ask at once', async () => {
  const { site, server } = await siteWithMail()
  await Promise.all(
    ['ada@example.com', 'Ada@Example.com', 'ADA@EXAMPLE.COM'].map((email) => subscribe(site, email)),
  )
  site.setNow(new Date(NOW.getTime() + 59 * MINUTE_MS))
  await subscribe(site)
  expect(server.mails).toHaveLength(1)
  site.setNow(new Date(NOW.getTime() + 61 * MINUTE_MS))
  await subscribe(site)
  expect(server.mails).toHaveLength(2)
  expect(await confirmSubscription(site.app, tokenIn(server.mails[0], 'confirm'))).toBe('done')
  expect(await db.selectFrom('subscribers').select('id').execute()).toHaveLength(1)
})

test('a confirmation link works for seven days; words of one’s own never do', async () => {
  const { site, server } = await siteWithMail()
  await subscribe(site)
  const token = tokenIn(server.mails[0], 'confirm')
  const tokens = ['', 'x', '0'.repeat(64), token.toUpperCase(), tokenIn(server.mails[0], 'unsubscribe')]
  expect(await Promise.all(tokens.map((other) => confirmSubscription(site.app, other)))).toEqual(
    tokens.map(() => 'unknown'),
  )
  site.setNow(new Date(NOW.getTime() + 7 * DAY_MS + 1))
  expect(await confirmSubscription(site.app, token)).toBe('expired')
  expect(await counting()).toEqual([])
})

test('unsubscribing ends it until a new confirmation, and the old link is worth nothing', async () => {
  const { site, server } = await siteWithMail()
  await subscribe(site)
  await confirmSubscription(site.app, tokenIn(server.mails[0], 'confirm'))
  expect(await unsubscribe(site.app, tokenIn(server.mails[0], 'unsubscribe'))).toBe('done')
  expect(await counting()).toEqual([])
  expect(await confirmSubscription(site.app, tokenIn(server.mails[0], 'confirm'))).toBe('unknown')
  await subscribe(site)
  expect(await counting()).toEqual([])
  await confirmSubscription(site.app, tokenIn(server.mails[1], 'confirm'))
  expect(await counting()).toEqual(['ada@example.com'])
})

test('no token is kept once its mail is sent, and only its hash before', async () => {
  const { site, server } = await siteWithMail()
  await subscribe(site)
  const token = tokenIn(server.mails[0], 'confirm')
  const kept = JSON.stringify([
    await db.selectFrom('mail_queue').selectAll().execute(),
    await db.selectFrom('subscriber_tokens').selectAll().execute(),
    await db.selectFrom('subscribers').selectAll().execute(),
  ])
  expect(kept).not.toContain(token)
})

test('an address cannot bring headers or recipients of its own', async () => {
  const { site, server } = await siteWithMail()
  const emails = [
    'ada@example.com\r\nBcc: eve@example.com',
    'ada@example.com\nBcc: eve@example.com',
    'ada@example.com, eve@example.com',
    'ada@example.com%0d%0aBcc: eve@example.com',
    'Ada <ada@example.com>',
    '"ada\r\n"@example.com',
  ]
  const responses = await Promise.all(emails.map((email) => subscribe(site, email)))
  expect(responses.map((response) => response.slice(0, 3))).toEqual(emails.map(() => '400'))
  const mail = { subject: 'x', text: 'x', html: 'x', headers: {} }
  for (const to of ['ada@example.com\r\nBcc: eve@example.com', 'ada@example.com,eve@example.com'])
    await expect(site.app.mail?.send({ ...mail, to })).rejects.toThrow('not one plain address')
  expect(server.mails).toEqual([])
})

test('without mail an address counts at once, and again after it was unsubscribed', async () => {
  const site = testApp(db)
  await subscribe(site)
  expect(await counting()).toEqual(['ada@example.com'])
  await db.updateTable('subscribers').set({ unsubscribed_at: NOW }).execute()
  await subscribe(site)
  expect(await counting()).toEqual(['ada@example.com'])
  expect(await db.selectFrom('mail_queue').selectAll().execute()).toEqual([])
})

test('who subscribed before there was any mail counts', async () => {
  await db.insertInto('subscribers').values({ email: 'early@example.com' }).execute()
  expect(await counting()).toEqual(['early@example.com'])
})

test('a month later sent mails and addresses that never confirmed are forgotten', async () => {
  const { site, server } = await siteWithMail()
  await subscribe(site)
  await subscribe(site, 'grace@example.com')
  await confirmSubscription(site.app, tokenIn(server.mails[1], 'confirm'))
  site.setNow(new Date(NOW.getTime() + 31 * DAY_MS))
  await forgetExpired(site.app)
  expect(await db.selectFrom('subscribers').select('email').execute()).toEqual([
    { email: 'grace@example.com' },
  ])
  expect(await db.selectFrom('mail_queue').select('id').execute()).toEqual([])
})

async function siteWithMail(): Promise<{ site: TestApp; server: MailServer }> {
  const server = await startMailServer()
  onTestFinished(server.stop)
  const mail = createMailer({ smtpUrl: server.url, from: 'Evenhand <news@example.com>' })
  return { site: testApp(db, {}, { mail }), server }
}

/** Answers when the mail has been sent as well. */
async function subscribe(site: TestApp, email = 'ada@example.com'): Promise<string> {
  const response = await site.post('/api/newsletter/subscribe', { email })
  await runJobs(site.app)
  return `${response.status} ${await response.text()}`
}

async function counting(): Promise<string[]> {
  const rows = await db
    .selectFrom('subscribers')
    .select('email')
    .where('confirmed_at', 'is not', null)
    .where('unsubscribed_at', 'is', null)
    .execute()
  return rows.map(({ email }) => email)
}
