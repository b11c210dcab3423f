/** The finder: from the question to the casino, by touch, by keyboard, without scripts and by a shared address. */
import type { Page } from '@playwright/test'
import { listens } from './listens.ts'
import { expect, test } from './quiet-page.ts'

const form = (page: Page) => page.getByRole('form', { name: 'Find a casino' })
const answers = (page: Page) => page.getByRole('region', { name: 'Three answers for Germany' })

test('two choices and a button lead to the way out on a phone @soak', async ({ page, context }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/find')
  await form(page).getByLabel('I live in').selectOption({ label: 'Germany' })
  await form(page).getByLabel('pay with').selectOption({ label: 'PayPal' })
  await form(page).getByRole('button', { name: 'Find three casinos' }).click()
  await expect(answers(page)).toBeInViewport()
  const way = answers(page)
    .getByRole('link', { name: /^Play Now/ })
    .first()
  await expect(way).toBeInViewport()
  await context.route('https://**/*', (route) => route.fulfill({ body: 'a casino' }))
  const popup = page.waitForEvent('popup')
  await way.click()
  await popup
})

test('each answer says why, why not and what its offer asks for, and the list has all of them @soak', async ({
  page,
}) => {
  await page.goto('/find?country=DE&payment=paypal&care=payouts&want=small')
  await expect(page).toHaveTitle(/Casino finder/)
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex,follow')
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
    'href',
    /\/find\?country=DE&payment=PayPal&care=payouts&want=small$/,
  )
  const each = answers(page).getByRole('article')
  await expect(each).toHaveCount(3)
  for (const answer of await each.all()) {
    await expect(answer.getByText('Takes PayPal, and Germany is not among the countries')).toBeVisible()
    await expect(answer.getByText(/Lowest other mark/)).toBeVisible()
    await expect(answer.getByText('Wagering', { exact: true })).toBeVisible()
  }
  const all = answers(page).getByRole('link', { name: /^See all \d+/ })
  const promised = /\d+/.exec((await all.textContent()) ?? '')?.[0]
  await all.click()
  await expect(page.getByRole('heading', { name: `${promised} Casinos Found` })).toBeVisible()
})

test('without scripts it is a form @soak', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto('/find')
  await form(page).getByLabel('I live in').selectOption('DE')
  await form(page).getByLabel('care about').selectOption('wagering')
  await form(page).getByRole('button', { name: 'Find three casinos' }).click()
  await expect(page).toHaveURL('/find?country=DE&payment=&care=wagering&want=small#answers')
  await expect(answers(page).getByRole('article')).toHaveCount(3)
  await expect(form(page).getByLabel('I live in')).toHaveValue('DE')
  await context.close()
})

test('by keyboard alone', async ({ page }) => {
  await page.goto('/find')
  await listens(page)
  await expect(page.getByRole('heading', { name: 'Your country first' })).toBeVisible()
  await form(page).getByLabel('I live in').focus()
  await page.keyboard.type('Germ')
  await page.keyboard.press('Tab')
  await page.keyboard.type('PayP')
  for (const _part of ['care about', 'and want to', 'button']) await page.keyboard.press('Tab')
  await expect(form(page).getByRole('button', { name: 'Find three casinos' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/country=DE&payment=PayPal/)
  await expect(answers(page).getByRole('article')).toHaveCount(3)
})

test('what cannot be used is named @soak', async ({ page, request }) => {
  expect((await request.get('/find?country=Atlantis')).status()).toBe(400)
  await page.goto('/find?country=Atlantis')
  await expect(page.getByText('country must be a two-letter country code')).toBeVisible()
})

test('a sentence without an answer gets the reason and a helpline, and nothing to play @soak', async ({
  page,
}) => {
  await page.goto('/find?country=DE&payment=Seashells')
  await expect(page.getByRole('heading', { name: 'No casino fits' })).toBeVisible()
  await expect(page.getByText('Change another part of the sentence, but not the country.')).toBeVisible()
  await expect(page.getByRole('link', { name: '0800 137 27 00' })).toHaveAttribute('href', 'tel:08001372700')
  await expect(page.getByRole('link', { name: /^Play Now/ })).toHaveCount(0)
})
