import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { renderMail } from '#operations/mail/render-mail.ts'
import { createMailer } from '#platform/mail.ts'
import { startMailServer } from '#test/mail-server.ts'
import { runJobs } from '#test/run-jobs.ts'
import { aStaffToken } from '#test/staff.ts'
import { testApp } from '#test/test-app.ts'
import { testDatabase } from '#test/test-database.ts'

const { db, reset } = await testDatabase()
beforeEach(reset)

const FROM = 'Evenhand <news@example.com>'

test('without a mail server a test is refused with the variables that set one up', async () => {
  const site = testApp(db)
  const refused = await site.post(
    '/api/admin/mails/test',
    { to: 'ada@example.com' },
    { headers: await asAdmin() },
  )
  expect([refused.status, await refused.json()]).toMatchObject([
    409,
    { message: expect.stringContaining('SMTP_URL') },
  ])
})

test('a test mail arrives, marked as one, and the audit log does not keep its address', async () => {
  const { site, mails, headers } = await siteWithMail()
  const sent = await site.post('/api/admin/mails/test', { to: ' ada@example.com ' }, { headers })
  expect(await sent.json()).toEqual({ success: true, message: 'The mail is on its way to ada@example.com' })
  await runJobs(site.app)
  expect(mails).toMatchObject([{ to: ['ada@example.com'] }])
  expect(mails[0]?.headers.get('subject')).toBe('[Test] Confirm your subscription to Evenhand')
  expect(mails[0]?.headers.has('list-unsubscribe')).toBe(false)
  const noted = await db.selectFrom('audit_log').selectAll().where('action', '=', 'sent a test').execute()
  expect(noted).toMatchObject([{ kind: 'mail', name: 'Confirm a subscription' }])
  expect(JSON.stringify(noted)).not.toContain('ada@')
  expect(await db.selectFrom('subscribers').selectAll().execute()).toEqual([])
})

test.each([
  [{ to: 'ada' }, 'to'],
  [{ to: 'a@example.com,b@example.com' }, 'to'],
  [{ to: 'a@example.com\r\nBcc: b@example.com' }, 'to'],
  [{}, 'to'],
])('%j is refused with the field named', async (body, path) => {
  const { site, headers } = await siteWithMail()
  const response = await site.post('/api/admin/mails/test', body, { headers })
  expect([response.status, await response.json()]).toMatchObject([400, { errors: [{ path }] }])
  expect(await db.selectFrom('mail_queue').selectAll().execute()).toEqual([])
})

test('after 20 test mails a day no more are sent', async () => {
  const { site, headers } = await siteWithMail()
  const body = { to: 'ada@example.com' }
  const statuses: number[] = []
  for (let count = 0; count < 21; count++)
    statuses.push((await site.post('/api/admin/mails/test', body, { headers })).status)
  expect(statuses).toEqual([...Array.from({ length: 20 }, () => 200), 429])
})

test('texts and addresses of a mail are shown as they are, never as markup', () => {
  const { settings } = testApp(db).app
  const hostile = `"><img src=x onerror='x()'>&amp;`
  const { html, text } = renderMail(
    {
      subject: hostile,
      parts: [
        { kind: 'paragraph', text: hostile },
        { kind: 'button', label: hostile, href: `https://x.example/?a=1&b=${hostile}` },
      ],
      unsubscribe: hostile,
    },
    { ...settings, brand: { ...settings.brand, name: hostile } },
  )
  expect(html).not.toContain('<img')
  expect(html).not.toContain(`onerror='`)
  expect(text).toContain(hostile)
})

async function siteWithMail() {
  const { url, mails, stop } = await startMailServer()
  onTestFinished(stop)
  const site = testApp(db, {}, { mail: createMailer({ smtpUrl: url, from: FROM }) })
  return { site, mails, headers: await asAdmin() }
}

async function asAdmin(): Promise<Record<string, string>> {
  return { authorization: `Bearer ${await aStaffToken(db, 'admin')}` }
}
