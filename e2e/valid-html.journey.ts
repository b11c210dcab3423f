/** What the HTML standard forbids and was found here once. Checked in what the server sends. */
import { expect, test } from './quiet-page.ts'

const PAGES = [
  '/',
  '/casinos',
  '/bonuses',
  '/games',
  '/compare',
  '/compare?ids=1,2,3',
  '/responsible-gambling',
  '/no-such-page',
]

const FORBIDDEN = [
  'input[type="search"][role="combobox"]',
  ':is(h1, h2, h3, h4, h5, h6)[role="status"]',
  'input[name=""], select[name=""], textarea[name=""]',
  'text[font-weight]:not([font-weight$="00"])',
].join()

test('no page has a role, a name or a weight that HTML does not allow', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  for (const path of PAGES) {
    await page.goto(path)
    await expect(page.locator('h1').first(), path).toBeVisible()
    await expect(page.locator(FORBIDDEN), path).toHaveCount(0)
  }
  await context.close()
})
