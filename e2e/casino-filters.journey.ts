/** Choosing casinos: by touch, by keyboard and without scripts, and cards that explain themselves. */
import type { Page } from '@playwright/test'
import { listens } from './listens.ts'
import { expect, test } from './quiet-page.ts'

const PHONE = { width: 390, height: 844 }
const count = (text: string | null): number => Number(text?.match(/\d+/)?.[0])
const found = (page: Page) => page.getByRole('heading', { name: /^\d+ Casinos Found/ })
const cards = (page: Page) => page.locator('.casino-card')
const group = (page: Page, name: string) =>
  page.locator('.fgroup').filter({ has: page.getByRole('heading', { name, exact: true }) })

test('the panel begins with scores, licence and payment methods, and no part of it scrolls by itself @soak', async ({
  page,
}) => {
  await page.goto('/casinos')
  const headings = await page.locator('.filters h3').allTextContents()
  expect(headings.slice(0, 6)).toEqual([
    'Safety Index',
    'Expert Rating',
    'User Rating',
    'License',
    'Payment Methods',
    'Features',
  ])
  const scrolling = await page
    .locator('.filters, .filters *')
    .evaluateAll(
      (elements) =>
        elements.filter(
          (element) =>
            /auto|scroll/.test(getComputedStyle(element).overflowY) &&
            element.scrollHeight > element.clientHeight,
        ).length,
    )
  expect(scrolling).toBe(0)
})

test('options stay where they are while someone chooses', async ({ page }) => {
  await page.goto('/casinos')
  await listens(page)
  const payments = group(page, 'Payment Methods')
  const order = () =>
    payments.getByRole('checkbox').evaluateAll((boxes) => boxes.map((box) => (box as HTMLInputElement).value))
  const before = await order()
  await payments.locator('label', { hasText: /^Skrill/ }).click()
  await expect(page).toHaveURL('/casinos?paymentMethods=Skrill')
  await group(page, 'Features').locator('label').first().click()
  await expect(page).toHaveURL(/paymentMethods=Skrill&features=/)
  expect(await order()).toEqual(before)
})

test('an opened list ends with Show fewer, which the keyboard reaches after the last option @soak', async ({
  page,
}) => {
  await page.goto('/casinos')
  await listens(page)
  const payments = group(page, 'Payment Methods')
  const boxes = payments.getByRole('checkbox')
  const shown = await boxes.count()
  await payments.getByText(/^Show \d+ more$/).click()
  expect(await boxes.count()).toBeGreaterThan(shown)
  const fewer = payments.getByText('Show fewer')
  const [last, end] = [await boxes.last().boundingBox(), await fewer.boundingBox()]
  expect(end?.y).toBeGreaterThan(last?.y ?? Infinity)
  await boxes.nth(shown - 1).focus()
  await page.keyboard.press('Tab')
  await expect(boxes.nth(shown)).toBeFocused()
  await boxes.last().focus()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(boxes).toHaveCount(shown)
})

test('all of the payment methods instead of any of them @soak', async ({ page }) => {
  await page.goto('/casinos?paymentMethods=Skrill,Bitcoin')
  await listens(page)
  const any = count(await found(page).textContent())
  await page.locator('label', { hasText: 'All of these' }).click()
  await expect(page).toHaveURL('/casinos?paymentMethods=Bitcoin,Skrill&paymentMatch=all')
  await expect.poll(async () => count(await found(page).textContent())).toBeLessThan(any)
  for (const tags of await cards(page).getByRole('list', { name: 'Payment methods' }).all())
    await expect(tags.getByText('Matches: ')).toHaveCount(2)
  await page.getByRole('link', { name: 'Remove All of the payment methods' }).click()
  await expect(page).toHaveURL('/casinos?paymentMethods=Bitcoin,Skrill')
  await expect(found(page)).toHaveText(`${any} Casinos Found`)
})

test('cards put first what was asked for, and say so @soak', async ({ page }) => {
  await page.goto('/casinos?paymentMethods=PayPal&country=DE')
  expect(await cards(page).count()).toBeGreaterThan(1)
  for (const card of await cards(page).all())
    await expect(
      card.getByRole('list', { name: 'Payment methods' }).getByRole('listitem').first(),
    ).toHaveText('Matches: PayPal')
})

test('a bonus type shows that offer with its conditions, one click from its terms @soak', async ({
  page,
}) => {
  await page.goto('/casinos?bonusType=no_deposit')
  const card = cards(page).first()
  const why = card.getByRole('list', { name: 'For your search' })
  await expect(why).toContainText(
    /No Deposit: .+ (Wagering|No wagering).+ · Min deposit .+ · (Until|No expiration)/,
  )
  await why.getByRole('link').click()
  await expect(page).toHaveURL(/\/bonus\/[a-z\d-]+$/)
})

test('orders by wagering and payout time put what is not stated last and say it @soak', async ({ page }) => {
  await page.goto('/casinos?sort=wagering')
  await expect(cards(page).first()).toContainText(/No wagering|Wagering \d/)
  await page.goto('/casinos?sort=payoutTime&page=4')
  await expect(cards(page).last()).toContainText('Payout time: Not stated')
  await page.goto('/casinos?sort=payoutTime')
  await expect(
    cards(page).first().getByRole('list', { name: 'Features' }).getByRole('listitem').first(),
  ).toHaveText('Matches: 24-hour payouts')
})

test('by keyboard: a country is found by its first letters @soak', async ({ page }) => {
  await page.goto('/casinos')
  await listens(page)
  await page.getByRole('button', { name: 'Country: All countries' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByPlaceholder('Type to find...')).toBeFocused()
  await page.keyboard.type('Portu')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/casinos?country=PT')
  await expect(page.getByRole('button', { name: 'Country: Portugal' })).toBeFocused()
})

test.describe('by thumb', () => {
  test.use({ viewport: PHONE, hasTouch: true, timezoneId: 'Europe/Berlin' })

  test('Germany with PayPal is five taps from the way out', async ({ page }) => {
    await page.goto('/casinos')
    await listens(page)
    await page.getByRole('button', { name: /^Filters/ }).tap()
    const dialog = page.getByRole('dialog', { name: 'Filters' })
    // The browser's likely country is suggested beside the list of countries.
    await dialog.getByRole('button', { name: 'Germany' }).tap()
    await expect(page).toHaveURL('/casinos?country=DE')
    await dialog.locator('label', { hasText: /^PayPal/ }).tap()
    await expect(page).toHaveURL('/casinos?paymentMethods=PayPal&country=DE')
    await dialog.getByRole('button', { name: /^Show \d+ casinos?$/ }).tap()
    await expect(dialog).toBeHidden()
    await expect(cards(page).first()).toContainText('PayPal')
    const way = cards(page)
      .first()
      .getByRole('link', { name: /Play Now/ })
    await expect(way).toBeInViewport()
    const opened = page.waitForEvent('popup')
    await way.tap()
    await opened
    const width = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(width).toBe(PHONE.width)
  })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('country, all of two payment methods and a wagering @soak', async ({ page }) => {
    await page.goto('/casinos')
    await page.getByLabel('Country', { exact: true }).selectOption('SE')
    await page.locator('label', { hasText: 'All of these' }).click()
    for (const method of [/^Visa/, /^Skrill/])
      await group(page, 'Payment Methods').locator('label', { hasText: method }).click()
    await page.getByRole('button', { name: 'Show casinos' }).click()
    await expect(page).toHaveURL(/country=SE/)
    await expect(page).toHaveURL(/paymentMatch=all/)
    await expect(page.getByRole('link', { name: 'Remove All of the payment methods' })).toBeVisible()
  })
})
