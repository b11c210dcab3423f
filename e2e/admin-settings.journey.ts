/** The owner changes the site's colours: previewed, saved and reset. */
import { startOwnServer, type StartedServer } from './own-server.ts'
import { expectAccessible, expectNoSideways } from './accessible.ts'
import { expect, test } from './quiet-page.ts'
import { fillSignIn, OWNER, toast } from './signed-in.ts'

let server: StartedServer

test.beforeAll(async () => {
  test.setTimeout(180_000)
  server = await startOwnServer()
})

test.afterAll(async () => {
  await server.stop()
})

const primaryOf = (root: Element) => getComputedStyle(root).getPropertyValue('--primary')
const BLUE = 'oklch(0.395 0.082 255)'

test('colours are previewed, saved, shown to visitors and taken back @soak', async ({ page }) => {
  test.setTimeout(120_000)
  // By the form, so that previews send the session's cookie too.
  await page.goto(`${server.origin}/admin/login`)
  await fillSignIn(page, OWNER)
  await expect(page).toHaveURL(/\/admin$/)
  await page.goto(`${server.origin}/admin/settings/look`)
  const palette = page.getByLabel('Palette')
  await palette.selectOption('blue')
  await expectAccessible(page)
  await expectNoSideways(page, [320, 390, 1280])

  await page.getByRole('button', { name: 'Preview' }).click()
  const preview = page.frameLocator('iframe[name="page-preview"]')
  await expect(preview.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await preview.locator('html').evaluate(primaryOf)).toBe(BLUE)
  await page.getByRole('button', { name: 'Close' }).click()

  // The server asks for the password after half an hour.
  await page.route(
    '**/api/admin/settings/look',
    (route) =>
      route.fulfill({
        status: 403,
        json: { message: 'Please enter your password again.', error: 'password_needed' },
      }),
    { times: 1 },
  )
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  const again = page.getByRole('dialog', { name: 'Enter your password again' })
  await again.getByLabel('Password').fill('not this one')
  await again.getByRole('button', { name: 'Continue' }).click()
  await expect(again.getByText('The password is not right')).toBeVisible()
  await again.getByLabel('Password').fill(OWNER.password)
  await page.keyboard.press('Enter')
  await expect(toast(page, 'Colours and typeface saved')).toBeVisible()
  await expect(again).toHaveCount(0)
  await page.getByRole('button', { name: 'Use the defaults' }).click()
  await page.getByRole('button', { name: 'Use them' }).click()
  await expect(palette).toHaveValue('green')
  await page.getByRole('button', { name: 'History' }).click()
  await page.getByRole('button', { name: 'Restore version 1' }).click()
  await page.getByRole('button', { name: 'Restore', exact: true }).click()
  await expect(palette).toHaveValue('blue')

  // Parts loaded later contain the default colours, which must not win.
  await page.goto(server.origin)
  await page.locator('.chat-fab').click()
  await expect(page.locator('link[rel="stylesheet"][href*="/assets/chat-panel"]')).toBeAttached()
  expect(await page.locator('html').evaluate(primaryOf)).toBe(BLUE)
})
