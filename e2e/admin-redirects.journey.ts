/** Staff find a missing address and redirect its visitors. */
import { startOwnServer, type StartedServer } from './own-server.ts'
import { expectAccessible, expectNoSideways } from './accessible.ts'
import { expect, test } from './quiet-page.ts'
import { keepLogin, OWNER, signIn, toast } from './signed-in.ts'

let server: StartedServer

test.beforeAll(async () => {
  test.setTimeout(180_000)
  server = await startOwnServer()
})

test.afterAll(async () => {
  await server.stop()
})

test('a missing address becomes a redirect to the page that it meant @soak', async ({ page, playwright }) => {
  test.setTimeout(120_000)
  const request = await playwright.request.newContext({ baseURL: server.origin })
  const login = await signIn(request, OWNER)
  await keepLogin(page, login)
  expect((await request.get('/2019/aldermoon-review.html')).status()).toBe(404)
  await page.goto(`${server.origin}/admin`)
  await page.getByRole('navigation', { name: 'Admin' }).getByText('More', { exact: true }).click()
  await page.getByRole('navigation', { name: 'Admin' }).getByRole('link', { name: 'Redirects' }).click()
  await expect(page.getByText('No redirects found')).toBeVisible()
  await page.getByRole('link', { name: 'Missing addresses' }).click()
  const missing = page.getByRole('table', { name: 'Missing addresses' })
  // Counts are written within ten seconds.
  await expect(async () => {
    await page.reload()
    await expect(missing).toBeVisible({ timeout: 2_000 })
  }).toPass({ timeout: 40_000 })
  await expectAccessible(page)
  await missing.getByRole('button', { name: 'Redirect /2019/aldermoon-review.html to Aldermoon' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add redirect' })
  await expect(dialog.getByLabel('Old address')).toHaveValue('/2019/aldermoon-review.html')
  await expect(dialog.getByLabel('New address')).toHaveValue('/casino/aldermoon')
  await expectAccessible(page)
  // Errors that only the server detects appear beside the field.
  await dialog.getByLabel('Old address').fill('/faq')
  await dialog.getByRole('button', { name: 'Add' }).click()
  await expect(dialog.getByText('There is a page at /faq')).toBeVisible()
  await dialog.getByLabel('Old address').fill('/2019/aldermoon-review.html')
  await dialog.getByRole('button', { name: 'Add' }).click()
  await expect(toast(page, 'Redirect saved')).toBeVisible()
  await expect(page.getByText('No addresses found')).toBeVisible()

  const response = await request.get('/2019/aldermoon-review.html', { maxRedirects: 0 })
  expect([response.status(), response.headers()['location']]).toEqual([301, '/casino/aldermoon'])
  await page.getByRole('link', { name: 'Redirects', exact: true }).last().click()
  const redirects = page.getByRole('table', { name: 'Redirects' })
  await expect(redirects.getByRole('row', { name: '/2019/aldermoon-review.html' })).toBeVisible()

  await page
    .getByLabel('File with redirects')
    .setInputFiles({
      name: 'old-site.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from('source,target\n/old-a,/casinos\n/old-b,//evil.example\n'),
    })
  const imported = page.getByRole('dialog', { name: 'Import redirects' })
  await expect(imported.getByText('Row 3')).toBeVisible()
  await expectAccessible(page)
  await imported.getByRole('button', { name: 'Import 1' }).click()
  await expect(toast(page, '1 redirect imported')).toBeVisible()
  await expect(redirects.getByRole('row', { name: '/old-a' })).toBeVisible()
  await expectNoSideways(page, [1440, 768, 390])
  await redirects.getByRole('button', { name: 'Delete /old-a' }).click()
  await page.getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(toast(page, 'Redirect deleted')).toBeVisible()
  await expect(redirects.getByRole('row', { name: '/old-a' })).toBeHidden()
  await request.dispose()
})
