/** Comparing: from cards to the table, and the table itself. */
import type { Page } from '@playwright/test'
import { listens } from './listens.ts'
import { expectAccessible, expectAccessiblePages } from './accessible.ts'
import { expect, test } from './quiet-page.ts'

const toggles = (page: Page) => page.getByRole('button', { name: /^Compare .+/ })
const columns = (page: Page) => page.locator('.slot:not(.slot--empty) .name')
const tray = (page: Page) => page.getByRole('region', { name: 'Casinos to compare' })

test('three casinos are put aside in the list and compared @soak', async ({ page }) => {
  await page.goto('/casinos')
  const names = await page.locator('.casino-card h3').allInnerTexts()
  for (const at of [0, 1, 2]) await toggles(page).nth(at).click()
  await expect(toggles(page).first()).toHaveAttribute('aria-pressed', 'true')
  await toggles(page).nth(3).click()
  await expect(tray(page)).toContainText('You can compare up to 3 casinos')
  await expect(toggles(page).nth(3)).toHaveAttribute('aria-pressed', 'false')

  await page.reload()
  await expect(tray(page)).toBeVisible()
  await tray(page).getByRole('link', { name: 'Compare (3)' }).click()
  await expect(columns(page)).toHaveText(names.slice(0, 3))
  await expect(tray(page)).toBeHidden()
})

test('presses keep their order when one falls between the repeated ones', async ({ page }) => {
  await page.goto('/casinos')
  const names = await page.locator('.casino-card h3').allInnerTexts()
  await page.evaluate(() => {
    const [first, second, third] = document.querySelectorAll<HTMLElement>('main .compare-toggle')
    first?.click()
    second?.click()
    addEventListener('click', () => setTimeout(() => third?.click()), { capture: true, once: true })
  })
  await page.waitForFunction(() => window.early.isOver)
  await tray(page).getByRole('link', { name: 'Compare (3)' }).click()
  await expect(columns(page)).toHaveText(names.slice(0, 3))
})

test('the tray survives navigation, turns to another kind and can be emptied', async ({ page }) => {
  await page.goto('/casinos')
  await listens(page)
  await toggles(page).first().focus()
  await page.keyboard.press('Enter')
  await page.getByRole('link', { name: 'Evenhand, home' }).first().click()
  await expect(tray(page).getByRole('link', { name: 'Compare (1)' })).toBeVisible()
  await expect(page).toHaveURL(/\/$/)
  await page.reload()
  await listens(page)
  await expect(tray(page).getByRole('link', { name: 'Compare (1)' })).toBeVisible()
  await page.goto('/games')
  await listens(page)
  await page.locator('.game-card .compare-toggle').first().click()
  const games = page.getByRole('region', { name: 'Games to compare' })
  await games.getByRole('button', { name: /^Remove/ }).click()
  await tray(page).getByRole('button', { name: 'Clear' }).click()
  await expect(tray(page)).toBeHidden()
})

test('rows that say the same can be left out, and the address keeps it @soak', async ({ page }) => {
  await page.goto('/compare?type=games&ids=1,2,3')
  const rows = page.getByRole('rowheader')
  const all = await rows.count()
  await page.getByRole('switch', { name: 'Differences only' }).click()
  await expect(page).toHaveURL(/diff=1/)
  expect(await rows.count()).toBeLessThanOrEqual(all)
  await page.reload()
  await expect(page.getByRole('switch', { name: 'Differences only' })).toBeChecked()
})

test('one is removed and another is found in the picker, a slip of the finger forgiven', async ({ page }) => {
  await page.goto('/compare?type=casinos&ids=1,2,8')
  // Before hydration, removing is a plain link.
  await listens(page)
  await page.getByRole('link', { name: 'Remove Tidewell' }).click()
  await expect(page).toHaveURL(/ids=1,8/)
  const add = page.getByRole('button', { name: 'Add Casino' })
  await expect(add).toBeFocused()
  await page.keyboard.press('Enter')
  const field = page.getByRole('dialog').getByPlaceholder('Search casinos...')
  await expect(field).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(add).toBeFocused()
  await page.keyboard.press('Enter')
  await field.fill('aldermoon')
  await expect(page.getByText('No results found for "aldermoon"')).toBeVisible()
  await field.fill('tidwell')
  await expect(page.getByRole('option', { name: /Tidewell/ })).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(columns(page)).toHaveText(['Aldermoon', 'Umberly', 'Tidewell'])
})

test('a shared comparison of casinos is stored, and its address opens the same one @soak', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/compare?type=casinos&ids=2,1,999999&find=')
  const stored = page.waitForResponse((response) => response.url().endsWith('/api/comparisons'))
  await page.getByRole('button', { name: 'Copy Link' }).click()
  expect((await stored).status()).toBe(201)
  await expect(page.getByRole('button', { name: 'Link Copied' })).toBeVisible()
  const address = await page.evaluate(() => navigator.clipboard.readText())
  expect(address).toMatch(/\/compare\?type=casinos&ids=2,1$/)
  await page.goto(address)
  await expect(columns(page)).toHaveText(['Tidewell', 'Aldermoon'])
})

test('casinos that take PayPal in Germany are put aside, compared with those rows first, and shared @soak', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/casinos?paymentMethods=PayPal&country=DE')
  for (const at of [0, 1]) await toggles(page).nth(at).click()
  await tray(page).getByRole('link', { name: 'Compare (2)' }).click()
  await expect(page).toHaveURL(/&country=DE&paymentMethods=PayPal$/)
  const rows = page.getByRole('row')
  await expect(rows.filter({ hasText: 'Can be played in Germany' })).toContainText('Yes')
  const payments = page.getByRole('rowgroup').filter({ hasText: 'Every payment method' })
  await expect(payments.getByRole('rowheader').first()).toHaveText(/^PayPal\s*Your filter$/)

  // The picker starts with the same needs, and afterwards the focus stays in the slots.
  await page.getByRole('button', { name: 'Add Casino' }).click()
  const picker = page.getByRole('dialog')
  await expect(picker.getByRole('combobox', { name: 'Pay with' })).toHaveValue('PayPal')
  await picker.locator('[cmdk-item]').first().click()
  await expect(columns(page)).toHaveCount(3)
  await expect(page.locator('.cmp__slots :focus')).toHaveCount(1)

  const fold = payments.getByRole('link', { name: /^Show all \d+/ })
  const all = Number(((await fold.innerText()).match(/\d+/) ?? ['0'])[0])
  await fold.click()
  await expect(payments.getByRole('rowheader')).toHaveCount(all)
  await page.getByRole('button', { name: 'Copy Link' }).click()
  await expect(page.getByRole('button', { name: 'Link Copied' })).toBeVisible()
  const address = await page.evaluate(() => navigator.clipboard.readText())
  expect(address).toContain('country=DE&paymentMethods=PayPal')
  await page.goto(address)
  await expect(columns(page)).toHaveCount(3)
})

test('without scripts every casino that has what is needed is listed and added @soak', async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto('/casinos?paymentMethods=PayPal&minSafetyIndex=5')
  await toggles(page).first().click()
  await expect(page).toHaveURL(/&paymentMethods=PayPal$/)
  await page.getByRole('combobox', { name: 'I live in' }).selectOption({ label: 'Germany' })
  await page.getByRole('button', { name: 'List casinos' }).click()
  const list = page.getByRole('list', { name: 'Add to compare' })
  const found = list.getByRole('link', { name: /^Add / })
  const before = await found.count()
  await list.getByRole('link', { name: 'Show more' }).click()
  await expect.poll(() => found.count()).toBeGreaterThan(before)
  await found.first().click()
  await expect(columns(page)).toHaveCount(2)
  await expect(page.getByText('Can be played in Germany')).toBeVisible()
  await context.close()
})

test('a popular comparison fills the slots @soak', async ({ page }) => {
  await page.goto('/compare?type=nonsense')
  await expect(page.getByRole('heading', { name: 'Nothing to compare yet' })).toBeVisible()
  const popular = page.locator('.cmp-popular a')
  await expect(popular).toHaveCount(6)
  await popular.first().click()
  await expect(columns(page)).toHaveCount(2)
  await expect(page.locator('.best').first()).toBeVisible()
})

test('without scripts cards lead to the comparison, which adds, removes and hides by links and a form @soak', async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto('/casinos?search=Aldermoon')
  await page.getByRole('button', { name: 'Compare Aldermoon' }).click()
  await expect(columns(page)).toHaveText(['Aldermoon'])
  await page.getByRole('combobox', { name: 'Search casinos' }).fill('tidwell')
  await page.keyboard.press('Enter')
  await page.getByRole('region', { name: 'Search results' }).getByRole('link').first().click()
  await expect(columns(page)).toHaveText(['Aldermoon', 'Tidewell'])
  await page.getByRole('link', { name: /^Differences only/ }).click()
  await expect(page).toHaveURL(/diff=1/)
  await page.getByRole('link', { name: 'Remove Aldermoon' }).click()
  await expect(columns(page)).toHaveText(['Tidewell'])
  await context.close()
})

expectAccessiblePages([
  '/compare',
  '/compare?type=casinos&ids=1,2,64',
  '/compare?type=bonuses&ids=1,2',
  '/compare?type=games&ids=1,2,3&find=ro',
])

test('the tray has no accessibility finding and covers nothing that cannot be scrolled clear @soak', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/casino/aldermoon')
  await toggles(page).first().click()
  await expect(tray(page)).toBeVisible()
  await expectAccessible(page, [390])
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
  const end = await page.getByText('All rights reserved.').boundingBox()
  const top = await tray(page).boundingBox()
  expect((end?.y ?? 0) + (end?.height ?? 0)).toBeLessThanOrEqual(top?.y ?? 0)
})
