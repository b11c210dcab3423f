/** The home page: searching, subscribing, carousels, the theme. */
import { expect, test } from './quiet-page.ts'
import { listens } from './listens.ts'
import { ready } from './ready.ts'

test('the page is in its own typeface', async ({ page }) => {
  await page.goto('/')
  const loaded = () =>
    page.evaluate(() =>
      [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family),
    )
  await expect.poll(loaded).toContain('Mona Sans Variable')
})

test('a casino is found from the home search by keyboard alone', async ({ page }) => {
  await page.goto('/')
  await ready(page)
  const box = page.getByRole('combobox', { name: 'Search casinos, bonuses and games' })
  for (
    let presses = 0;
    presses < 50 && !(await box.evaluate((node) => node === document.activeElement));
    presses++
  )
    await page.keyboard.press('Tab')
  await expect(box).toBeFocused()
  await page.keyboard.type('alderm')
  await expect(page.getByRole('option', { name: /Aldermoon/ }).first()).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/casino\/aldermoon$/)
  await expect(page.getByRole('heading', { level: 1, name: 'Aldermoon' })).toBeVisible()
})

test('a slip of the finger still finds the casino, and Enter searches the list @soak', async ({ page }) => {
  await page.goto('/')
  await ready(page)
  const box = page.getByRole('combobox', { name: 'Search casinos, bonuses and games' })
  await box.fill('aldrmoon')
  await expect(page.getByRole('option', { name: /Aldermoon/ }).first()).toBeVisible()
  await box.fill('tidewell')
  await box.press('Enter')
  await expect(page).toHaveURL('/casinos?search=tidewell')
  await expect(page.getByText('1 Casinos Found')).toBeVisible()
})

test('the search says when there is nothing, and closes on Escape @soak', async ({ page }) => {
  await page.goto('/')
  await ready(page)
  const box = page.getByRole('combobox', { name: 'Search casinos, bonuses and games' })
  await box.click()
  await expect(page.getByText('Type to search casinos, bonuses, games...')).toBeVisible()
  await box.fill('qqqqzzzz')
  await expect(page.getByText('No results found for "qqqqzzzz"')).toBeVisible()
  await box.press('Escape')
  await expect(page.getByText('No results found for "qqqqzzzz"')).toBeHidden()
})

test('what we did this month is counted, and the quiet line leads to help @soak', async ({ page }) => {
  await page.goto('/')
  const month = page.getByRole('region', { name: 'What we did this month' })
  await expect(month.getByText(/^casinos? tested or checked$/)).toBeVisible()
  await expect(month.getByRole('link', { name: 'Every change' })).toHaveAttribute('href', '/changes')
  await page.getByRole('main').getByRole('link', { name: 'Help with gambling' }).first().click()
  await expect(page).toHaveURL('/responsible-gambling')
})

test('subscribing thanks, and a failing server says so and keeps what was typed @soak', async ({ page }) => {
  await page.goto('/')
  await ready(page)
  const email = page.getByRole('textbox', { name: 'Email address' })
  await page.route('**/api/newsletter/subscribe', (route) => route.abort())
  await email.fill('reader@visitor.example')
  await page.getByRole('button', { name: 'Subscribe' }).click()
  await expect(page.locator('.toast').getByText('Subscription failed', { exact: true })).toBeVisible()
  await expect(email).toHaveValue('reader@visitor.example')
  await page.unroute('**/api/newsletter/subscribe')
  await page.getByRole('button', { name: 'Subscribe' }).click()
  await expect(page.locator('.toast').getByText('Successfully subscribed!', { exact: true })).toBeVisible()
  await expect(
    page
      .locator('.toast')
      .getByText("Welcome to our newsletter. You'll receive exclusive bonuses and updates.", { exact: true }),
  ).toBeVisible()
  await expect(email).toHaveValue('')
})

test('the theme is switched by hand, stays, and is there before the first paint', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto('/')
  await ready(page)
  await page.getByRole('button', { name: /theme/i }).first().click()
  await expect(page.locator('html')).toHaveClass(/dark/)
  await page.reload({ waitUntil: 'commit' })
  await page.waitForSelector('body')
  expect(await page.locator('html').getAttribute('class')).toContain('dark')
})

test('carousels move by their buttons @soak', async ({ page }) => {
  await page.goto('/')
  await ready(page)
  const region = page.getByRole('region', { name: 'Top Rated Casinos' })
  const first = region.getByRole('heading', { level: 3 }).first()
  await first.scrollIntoViewIfNeeded()
  const before = (await first.boundingBox())?.x ?? 0
  await page.getByRole('button', { name: /next/i }).first().click()
  await expect.poll(async () => (await first.boundingBox())?.x ?? before).not.toBe(before)
})

test('the drawer lists six entries first and gives the focus back', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/')
  await ready(page)
  const menu = page.getByRole('button', { name: 'Open menu' })
  await menu.click()
  const drawer = page.getByRole('dialog', { name: 'Navigation' })
  await expect(drawer.getByText('Explore casino reviews and bonuses')).toBeVisible()
  await expect(drawer.getByRole('navigation').getByRole('link')).toHaveCount(6)
  await page.keyboard.press('Escape')
  await expect(drawer).toBeHidden()
  await expect(menu).toBeFocused()
})

test('a tooltip says what an icon does, to the pointer and to the keyboard, and Escape closes it @soak', async ({
  page,
}) => {
  await page.goto('/')
  await ready(page)
  const toggle = page.getByRole('button', { name: /theme/i }).first()
  const label = (await toggle.getAttribute('aria-label')) ?? ''
  await toggle.hover()
  await expect(page.locator('.tooltip')).toHaveText(label)
  await page.keyboard.press('Escape')
  await expect(page.locator('.tooltip')).toBeHidden()
  await page.mouse.move(0, 500)
  await page.getByRole('searchbox', { name: 'Search', exact: true }).focus()
  for (
    let presses = 0;
    presses < 3 && !(await toggle.evaluate((node) => node === document.activeElement));
    presses++
  )
    await page.keyboard.press('Tab')
  await expect(page.locator('.tooltip')).toHaveText(label)
})

test('no letter is lost that is typed while a slow phone starts scripts', async ({ browser, baseURL }) => {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  })
  const page = await context.newPage()
  const client = await context.newCDPSession(page)
  await client.send('Emulation.setCPUThrottlingRate', { rate: 6 })
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>()
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await held
    await route.continue().catch(() => {})
  })
  await page.goto(`${baseURL}/`, { waitUntil: 'domcontentloaded' })
  const box = page.getByRole('combobox', { name: 'Search casinos, bonuses and games' })
  await page.locator('main input[name=search]').tap()
  letGo()
  // Some letters before the scripts have loaded, some while they start, some after.
  await page.keyboard.type('tidewell casino bonus', { delay: 100 })
  await listens(page)
  await expect(box).toBeFocused()
  await expect(box).toHaveValue('tidewell casino bonus')
  await context.close()
})
