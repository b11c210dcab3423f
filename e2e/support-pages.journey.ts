/** The pages linked from the footer. */
import { expect, test } from './quiet-page.ts'
import { settled } from './ready.ts'

const stored = (key: string) => localStorage.getItem(key)

test('a visitor opts out of tracking and back in', async ({ page }) => {
  const sessions: string[] = []
  await page.route('**/api/interactions', async (route) => {
    sessions.push((route.request().postDataJSON() as { sessionId: string }).sessionId)
    await route.fulfill({ status: 201, json: { success: true } })
  })
  const openCasino = async () => {
    const before = sessions.length
    // A different page each time, because a tab counts the same page once.
    await page.goto(`/casino/${before + 1}`)
    await expect.poll(() => sessions.length).toBeGreaterThan(before)
    return sessions[before]
  }
  const first = await openCasino()
  expect(first).toMatch(/^session_\d+_[a-z0-9]+$/)
  expect(await page.evaluate(stored, 'sessionId')).toBe(first)

  await page.goto('/privacy')
  const choice = page.getByRole('switch', { name: 'Keep the identifier in this browser' })
  await expect(choice).toBeChecked()
  await choice.click()
  await expect(choice).not.toBeChecked()
  expect(await page.evaluate(stored, 'sessionId')).toBeNull()
  expect(await openCasino()).not.toBe(first)
  expect(await page.evaluate(stored, 'sessionId')).toBeNull()

  await page.goto('/privacy')
  await expect(choice).not.toBeChecked()
  await choice.click()
  const last = await openCasino()
  expect(await page.evaluate(stored, 'sessionId')).toBe(last)
})

test('Global Privacy Control is taken as a no @soak', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }))
  await page.goto('/privacy')
  await expect(
    page.getByText('Your browser sends Global Privacy Control: the identifier is off.'),
  ).toBeVisible()
  await expect(page.getByRole('switch')).toBeDisabled()
})

test('the self-check gives its advice and sends nothing @soak', async ({ page }) => {
  const sent: string[] = []
  await page.goto('/responsible-gambling')
  await settled(page)
  page.on('request', (request) => sent.push(request.url()))
  for (const index of [0, 3, 5]) await page.getByRole('checkbox').nth(index).press('Space')
  await expect(
    page.getByRole('status').filter({ hasText: '3 ticked. Please talk to someone.' }),
  ).toBeAttached()
  expect(sent).toEqual([])
})

test('questions open by keyboard, and every answer is in the page @soak', async ({ page, request }) => {
  await page.goto('/faq')
  const question = page.locator('summary').filter({ hasText: 'Is Evenhand a casino?' })
  await question.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText('You cannot play for money here')).toBeVisible()
  const html = await (await request.get('/faq')).text()
  const things = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
    ([, text = '{}']) => JSON.parse(text) as { mainEntity?: unknown[] },
  )
  expect(
    things.find(({ mainEntity }) => mainEntity !== undefined)?.mainEntity?.length,
  ).toBeGreaterThanOrEqual(12)
})

test('the formulas add up with the numbers of a real casino @soak', async ({ page }) => {
  await page.goto('/how-we-rate')
  const cells = await page
    .getByRole('region', { name: /^Expert ratings of/ })
    .locator('td')
    .allTextContents()
  const ratings = cells.slice(0, 6).map(Number)
  const sum = ratings.reduce((total, rating) => total + rating, 0)
  expect(cells[6]).toBe(sum.toFixed(1))
  expect(Number(cells[7])).toBeCloseTo(sum / 6, 1)
})

test('reviews are filtered by what they are about and lead there @soak', async ({ page }) => {
  await page.goto('/reviews')
  await page.getByRole('navigation', { name: 'Reviews of' }).getByRole('link', { name: 'Casinos' }).click()
  await expect(page).toHaveURL('/reviews?kind=casinos')
  await expect(page.locator('.review')).toHaveCount(20)
  const target = page.locator('.listed-review__target a').first()
  const name = (await target.textContent()) ?? ''
  await target.click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  for (const path of [
    '/casino/aldermoon',
    '/casinos',
    '/bonus/aldermoon-welcome-package',
    '/bonuses',
    '/game/paper-comet',
    '/games',
  ])
    test(`help from ${path} is two taps away: the page, then a number of the visitor’s country @soak`, async ({
      page,
      context,
    }) => {
      await context.setExtraHTTPHeaders({ 'x-visitor-country': 'NZ' })
      await page.goto(path)
      const strip = page.getByRole('main').locator('.quiet-line').first()
      expect((await strip.boundingBox())?.y).toBeLessThan(2 * 844)
      await strip.getByRole('link', { name: 'Help with gambling' }).click()
      const help = page.getByRole('region', { name: 'Need to talk now?' })
      const number = help.getByRole('link', { name: '0800 654 655' })
      await expect(number).toHaveAttribute('href', 'tel:0800654655')
      await expect(number).toBeInViewport()
      // An unchecked number is marked, with the service's website beside it.
      await expect(help.getByText('Number not checked yet')).toBeVisible()
      await expect(help.getByRole('link', { name: 'gamblinghelpline.co.nz' })).toBeVisible()
      await page.goto('/responsible-gambling?utm_source=mail')
      await expect(number).toBeVisible()
    })

  test('without scripts a country is chosen, and its helpline comes first @soak', async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false })
    const page = await context.newPage()
    await page.goto('/responsible-gambling')
    const help = page.getByRole('region', { name: 'Need to talk now?' })
    await expect(help.getByText('Choose your country for its number.')).toBeVisible()
    await help.getByRole('combobox', { name: 'Country' }).selectOption('United Kingdom')
    await help.getByRole('button', { name: 'Show' }).click()
    await expect(help.getByRole('link', { name: '0808 8020 133' })).toHaveAttribute('href', 'tel:08088020133')
    await expect(page.locator('.helpline h3').first()).toHaveText('United Kingdom')
    await context.close()
  })
})
