/** One search over everything that tolerates misspelling: by touch, by keyboard and without scripts. */
import { expectAccessible, expectContrastInTheDark, expectNoSideways } from './accessible.ts'
import { listens } from './listens.ts'
import { expect, test } from './quiet-page.ts'

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true }

test.describe('by thumb', () => {
  test.use(PHONE)

  test('one tap opens the search over the whole screen, and a misspelled name is found', async ({ page }) => {
    await page.goto('/casino/aldermoon')
    await listens(page)
    await page.getByRole('button', { name: 'Open search' }).tap()
    const layer = page.getByRole('dialog', { name: 'Search' })
    const field = layer.getByLabel('Search everything')
    await expect(field).toBeFocused()
    await field.fill('tidwell')
    await expect(layer.getByRole('option', { name: /Tidewell/ }).first()).toBeVisible()
    await field.press('Enter')
    await expect(page).toHaveURL('/search?q=tidwell')
    await expect(layer).toBeHidden()
    await expect(page.getByText('Did you mean Tidewell?')).toBeVisible()
    await page
      .getByRole('region', { name: 'Casinos' })
      .getByRole('link', { name: /Tidewell/ })
      .tap()
    await expect(page.getByRole('heading', { level: 1, name: 'Tidewell' })).toBeVisible()
  })

  test('what was searched for is kept on this device until it is cleared', async ({ page }) => {
    await page.goto('/search?q=aldermoon')
    await listens(page)
    await page.getByRole('button', { name: 'Open search' }).tap()
    const recent = page.getByRole('region', { name: 'Recent searches' })
    await expect(recent.getByRole('link', { name: 'aldermoon' })).toHaveAttribute(
      'href',
      '/search?q=aldermoon',
    )
    await recent.getByRole('button', { name: 'Clear recent searches' }).tap()
    await expect(recent).toBeHidden()
    expect(await page.evaluate(() => localStorage.getItem('recentSearches'))).toBeNull()
  })

  test('somebody who looks for help gets it first, and the search is not kept @soak', async ({ page }) => {
    await page.goto('/search?q=gambling+adiction')
    await listens(page)
    const first = page.locator('.results a').first()
    await expect(first).toContainText('Help with gambling')
    expect(await page.evaluate(() => localStorage.getItem('recentSearches'))).toBeNull()
    await first.tap()
    await expect(page).toHaveURL('/responsible-gambling')
  })
})

test('by keyboard the header leads to the casinos, which say what else matches @soak', async ({ page }) => {
  await page.goto('/faq')
  await listens(page)
  await page.getByRole('searchbox', { name: 'Search', exact: true }).focus()
  await page.keyboard.type('roulette')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/casinos?search=roulette')
  const others = page.getByRole('link', { name: /\d+ games and \d+ articles? match too/ })
  await others.focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/search?q=roulette')
  const games = page
    .getByRole('navigation', { name: 'Kinds of results' })
    .getByRole('link', { name: /^Games/ })
  await games.focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/search?q=roulette&kind=games')
  await expect(page.getByRole('region', { name: 'Games' }).getByRole('link').first()).toContainText(
    'Roulette',
  )
  await expect(page.getByRole('region', { name: 'Articles' })).toBeHidden()
})

test.describe('without scripts', () => {
  test.use({ ...PHONE, javaScriptEnabled: false })

  test('the header opens the search, and a payment method leads to its casinos @soak', async ({ page }) => {
    await page.goto('/casinos')
    await page.getByRole('button', { name: 'Open search' }).tap()
    const field = page.getByRole('dialog', { name: 'Search' }).getByLabel('Search everything')
    await field.fill('paypall')
    await field.press('Enter')
    await expect(page).toHaveURL('/search?q=paypall')
    await expect(page.getByText('Did you mean PayPal?')).toBeVisible()
    await page.getByRole('link', { name: /Casinos that accept PayPal \d/ }).tap()
    await expect(page).toHaveURL('/casinos?paymentMethods=PayPal')
  })
})

test('the results are no page for search engines, and are accessible at every width @soak', async ({
  page,
}) => {
  await page.goto('/search?q=aldermon')
  await listens(page)
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex,follow')
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/search$/)
  await expectAccessible(page)
  await expectContrastInTheDark(page)
  await expectNoSideways(page, [320, 390, 768, 1440])
})
