/** The casino list keeps its state in the address. */
import { expect, test } from './quiet-page.ts'
import { ready } from './ready.ts'

const count = (text: string | null): number => Number(text?.match(/\d+/)?.[0])

test('a filter changes the address, the count, the chips and the page, and back undoes it', async ({
  page,
}) => {
  await page.goto('/casinos?page=2')
  await ready(page)
  const found = page.getByRole('heading', { name: /Casinos Found/ })
  const before = count(await found.textContent())
  await page
    .locator('label', { hasText: /^Skrill/ })
    .first()
    .click()
  await expect(page).toHaveURL('/casinos?paymentMethods=Skrill')
  await expect.poll(async () => count(await found.textContent())).toBeLessThan(before)
  await expect(page.getByText('Filtered results based on your criteria')).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL('/casinos?page=2')
  await expect(page.getByRole('checkbox', { name: /^Skrill/ }).first()).not.toBeChecked()
})

test('the count beside an option is what choosing it finds @soak', async ({ page }) => {
  await page.goto('/casinos?minSafetyIndex=8')
  await ready(page)
  const visa = page.locator('label', { hasText: /^Visa/ }).first()
  const promised = count(await visa.textContent())
  await visa.click()
  await expect(page).toHaveURL('/casinos?minSafetyIndex=8&paymentMethods=Visa')
  await expect(page.getByRole('heading', { name: `${promised} Casinos Found` })).toBeVisible()
})

test('a chip removes its value and Clear All removes everything @soak', async ({ page }) => {
  await page.goto('/casinos?minSafetyIndex=8&paymentMethods=Visa,Skrill')
  await ready(page)
  await page.getByRole('link', { name: /Skrill/ }).click()
  await expect(page).toHaveURL('/casinos?minSafetyIndex=8&paymentMethods=Visa')
  await page.getByRole('link', { name: 'Clear All' }).first().click()
  await expect(page).toHaveURL('/casinos')
})

test('every page of the list is reachable and says where it is @soak', async ({ page }) => {
  await page.goto('/casinos')
  await ready(page)
  await expect(page.getByText(/^Showing 1-20 of \d+ casinos$/)).toBeVisible()
  await expect(page.getByText(/^Page 1 of \d+$/)).toBeVisible()
  await page.getByRole('link', { name: /next/i }).click()
  await expect(page).toHaveURL('/casinos?page=2')
  await expect(page.getByText(/^Showing 21-40 of \d+ casinos$/)).toBeVisible()
  await page.goto('/casinos?page=99')
  await expect(page).toHaveURL(/\/casinos\?page=[4-9]$/)
})

test('an empty result offers to clear the filters @soak', async ({ page }) => {
  await page.goto('/casinos?search=nothing-like-this')
  await expect(page.getByRole('heading', { name: 'No Casinos Found' })).toBeVisible()
  await expect(page.getByText('Try adjusting your filters or search criteria')).toBeVisible()
  await page.getByRole('link', { name: 'Clear All Filters' }).click()
  await expect(page).toHaveURL('/casinos')
})

test('filters work without scripts @soak', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto('/casinos')
  await page.locator('label', { hasText: /^Visa/ }).first().click()
  await page
    .locator('label', { hasText: /^Skrill/ })
    .first()
    .click()
  await page
    .getByRole('button', { name: /apply|show/i })
    .first()
    .click()
  await expect(page).toHaveURL(/paymentMethods=Visa.*Skrill/)
  await expect(page.getByRole('checkbox', { name: /^Skrill/ }).first()).toBeChecked()
  await context.close()
})

test('on a phone the filters open in a dialog that shows the count to come', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/casinos')
  await ready(page)
  await page.getByRole('button', { name: /^Filters/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Filters' })
  await dialog.getByText('9+').first().click()
  await expect(page).toHaveURL('/casinos?minSafetyIndex=9')
  await dialog.getByRole('button', { name: /^Show \d+ casinos/ }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('heading', { name: /Casinos Found/ })).toBeVisible()
})

test('the view is remembered while the visitor stays on the site @soak', async ({ page }) => {
  await page.goto('/casinos')
  await ready(page)
  await page.getByRole('button', { name: /grid/i }).click()
  await page.getByRole('link', { name: 'Read Review' }).first().click()
  await expect(page).toHaveURL(/\/casino\/[a-z\d-]+$/)
  await page.getByRole('link', { name: 'Back to Casinos' }).click()
  await expect(page.getByRole('button', { name: /grid/i })).toHaveAttribute('aria-pressed', 'true')
})
