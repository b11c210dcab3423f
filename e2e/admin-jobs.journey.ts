/** Staff handle failed background jobs. */
import { startOwnServer, type StartedServer } from './own-server.ts'
import { expectAccessible, expectNoSideways } from './accessible.ts'
import { expect, test } from './quiet-page.ts'
import { keepLogin, OWNER, signIn, toast } from './signed-in.ts'

let server: StartedServer

test.beforeAll(async () => {
  test.setTimeout(180_000)
  server = await startOwnServer({ FILL_WITH: 'e2e/fill-jobs.ts' }, ['--empty'])
})

test.afterAll(async () => {
  await server.stop()
})

test('a failed job is tried again, another one is discarded after a question @soak', async ({
  page,
  playwright,
}) => {
  test.setTimeout(120_000)
  const request = await playwright.request.newContext({ baseURL: server.origin })
  await keepLogin(page, await signIn(request, OWNER))
  await request.dispose()
  await page.goto(`${server.origin}/admin`)
  await page.getByRole('navigation', { name: 'Admin' }).getByText('More', { exact: true }).click()
  await page.getByRole('navigation', { name: 'Admin' }).getByRole('link', { name: 'Jobs' }).click()
  const failed = page.getByRole('table', { name: 'Failed jobs' })
  const counts = page.getByRole('table', { name: 'Jobs by kind' })
  const mails = counts.getByRole('row', { name: 'Send a mail' }).getByRole('cell')
  await expect(failed.getByText('ECONNREFUSED connect ECONNREFUSED 192.0.2.25:465')).toBeVisible()
  await expect(mails).toHaveText(['Send a mail', '0', '0', '1', '–'])
  await expectAccessible(page)
  await expectNoSideways(page, [320, 390, 768, 1024, 1440])

  await failed.getByRole('button', { name: 'Try again: Send a mail' }).click()
  await expect(toast(page, 'The job runs again')).toBeVisible()
  await expect(failed.getByText('Send a mail')).toBeHidden()
  // The site has no mail server, so the job waits.
  await expect(mails.nth(1)).toHaveText('1')
  await expect(mails.nth(3)).toHaveText('0')

  const discard = failed.getByRole('button', { name: 'Discard Publish an article' })
  await discard.press('Enter')
  const question = page.getByRole('dialog', { name: 'Discard this job?' })
  await expect(question).toContainText('The article stays a draft until someone publishes it.')
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(discard).toBeFocused()
  await discard.press('Enter')
  await question.getByRole('button', { name: 'Discard' }).click()
  await expect(toast(page, 'Job discarded')).toBeVisible()
  await expect(page.getByText('No failed jobs')).toBeVisible()
  await expectAccessible(page)
})
