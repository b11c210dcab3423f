/** The owner gives the site its colours: previewed, refused, saved and taken back. */
import { startOwnServer } from './own-server.ts'
import type { StartedServer } from './own-server.ts'
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

const primaryOf = (root: Element) => getComputedStyle(root).getPropertyValue('--primary')

test(
  'colours are previewed, saved, shown to visitors and taken back',
  { tag: '@soak' },
  async ({ page, playwright }) => {
    test.setTimeout(120_000)
    const request = await playwright.request.newContext({ baseURL: server.origin })
    await keepLogin(page, await signIn(request, OWNER))
    await page.goto(`${server.origin}/admin/settings/look`)
    const main = page.getByRole('textbox', { name: /^Main colour/ })
    await main.fill('#7a1fa2')
    await expectAccessible(page)
    await expectNoSideways(page, [320, 390, 1280])

    await page.getByRole('button', { name: 'Preview' }).click()
    const preview = page.frameLocator('iframe[name="page-preview"]')
    await expect(preview.getByRole('heading', { level: 1 })).toBeVisible()
    expect(await preview.locator('html').evaluate(primaryOf)).toBe('#7a1fa2')
    await page.getByRole('button', { name: 'Close' }).click()

    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(toast(page, 'Colours and typeface saved')).toBeVisible()
    await page.getByRole('button', { name: 'Use the defaults' }).click()
    await page.getByRole('button', { name: 'Use them' }).click()
    await expect(main).toHaveValue('')
    await page.getByRole('button', { name: 'History' }).click()
    await page.getByRole('button', { name: 'Restore version 1' }).click()
    await expect(main).toHaveValue('#7a1fa2')

    // Parts of the page that come later bring the described colours again; these must not win.
    await page.goto(server.origin)
    await expect(page.locator('link[rel="stylesheet"][href*="/assets/chat-panel"]')).toBeAttached()
    expect(await page.locator('html').evaluate(primaryOf)).toBe('#7a1fa2')
  },
)
