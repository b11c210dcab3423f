/** A newsletter subscription: form, mail, confirmation and unsubscribing. */
import type { Page } from '@playwright/test'
import { startMailServer, tokenIn, type MailServer } from '../test/mail-server.ts'
import { startOwnServer, type StartedServer } from './own-server.ts'
import { expect, test } from './quiet-page.ts'

// All tests share a site with mail, and a mail server.
test.describe.configure({ mode: 'serial' })
/** A new embedded database takes seconds, and much longer on a busy machine. */
const STARTING_MS = 120_000
let mail: MailServer | undefined
let site: StartedServer | undefined
test.beforeAll(async () => {
  test.setTimeout(STARTING_MS)
  mail = await startMailServer()
  site = await startOwnServer(
    { SMTP_URL: mail.url, MAIL_FROM: 'Evenhand <news@example.com>', LIMIT_NEWSLETTER: '1000' },
    ['--empty'],
  )
})
test.afterAll(async () => {
  await site?.stop()
  await mail?.stop()
})

for (const scripts of [true, false]) {
  test(`the link of the mail confirms and ends a subscription ${scripts ? 'with' : 'without'} scripts @soak`, async ({
    browser,
  }) => {
    const context = await browser.newContext({ javaScriptEnabled: scripts })
    const page = await context.newPage()
    const email = `reader-${scripts}@example.com`
    await page.goto(site?.origin ?? '')
    await expect(page.getByText('We send you a link to confirm your address.')).toBeVisible()
    await page.getByLabel('Email address').fill(email)
    await page.getByRole('button', { name: 'Subscribe' }).click()
    await expect(page.getByText('Successfully subscribed!').first()).toBeVisible()

    const confirm = await linkTo(email, 'confirm')
    await look(page, confirm, { status: 200, title: 'Confirm your subscription' })
    // A program that checks mails opens the link, which must not confirm.
    await look(page, confirm, { status: 200, title: 'Confirm your subscription' })
    await page.getByRole('button', { name: 'Confirm subscription' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Subscription confirmed')
    await expect(page).toHaveTitle('Subscription confirmed · Evenhand')
    await look(page, confirm, { status: 200, title: 'Subscription confirmed' })

    const end = await linkTo(email, 'unsubscribe')
    await look(page, end, { status: 200, title: 'Unsubscribe from the newsletter' })
    await page.getByRole('button', { name: 'Unsubscribe' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are unsubscribed')
    await look(page, confirm, { status: 404, title: 'This link is not valid' })
    await context.close()
  })
}

test('the one click of a mail program ends a subscription without a page being looked at @soak', async ({
  request,
  page,
}) => {
  await request.post(`${site?.origin}/api/newsletter/subscribe`, { data: { email: 'one-click@example.com' } })
  const end = await linkTo('one-click@example.com', 'unsubscribe')
  const header = mail?.mails
    .find(({ to }) => to[0] === 'one-click@example.com')
    ?.headers.get('list-unsubscribe')
  expect(header).toBe(`<${end}>`)
  const response = await request.post(end, { form: { 'List-Unsubscribe': 'One-Click' }, maxRedirects: 0 })
  expect(response.status()).toBe(200)
  await look(page, end, { status: 200, title: 'You are unsubscribed' })
})

test('a link that never was is not found, stays out of search engines and is kept by nobody @soak', async ({
  page,
  request,
}) => {
  for (const path of ['/newsletter/confirm', '/newsletter/unsubscribe']) {
    for (const token of ['', '?token=x', `?token=${'0'.repeat(64)}`]) {
      await look(page, `${site?.origin}${path}${token}`, { status: 404, title: 'This link is not valid' })
      expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex')
      const response = await request.post(`${site?.origin}${path}${token}`)
      expect([response.status(), response.headers()['cache-control']]).toEqual([404, 'no-store'])
    }
  }
})

async function look(
  page: Page,
  address: string,
  { status, title }: { status: number; title: string },
): Promise<void> {
  const response = await page.goto(address)
  expect(response?.status()).toBe(status)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  await expect(page).toHaveTitle(`${title} · Evenhand`)
}

async function linkTo(email: string, purpose: 'confirm' | 'unsubscribe'): Promise<string> {
  const received = () => mail?.mails.find(({ to }) => to[0] === email)
  await expect.poll(received).toBeDefined()
  return `${site?.origin}/newsletter/${purpose}?token=${tokenIn(received(), purpose)}`
}
