/** Filtering reviews by score, order, subject and words, and finding where to write one. */
import type { Locator, Page } from '@playwright/test'
import { expectAccessiblePages } from './accessible.ts'
import { expect, test } from './quiet-page.ts'
import { listens } from './listens.ts'

const numberIn = async (link: Locator) => Number(((await link.innerText()).match(/\d+$/) ?? ['0'])[0])
const scores = (page: Page) => page.getByRole('list', { name: 'Scores' })
const subjects = (page: Page) => page.getByRole('list', { name: 'Mentioned often' })
const cards = (page: Page) => page.locator('#user-reviews .review')

/** Chooses a score and a subject on a casino's page, and expects the announced number of reviews. */
async function weighCasino(page: Page, press: (link: Locator) => Promise<void>) {
  await page.goto('/casino/aldermoon')
  const good = scores(page).getByRole('link', { name: /^Good/ })
  const count = await numberIn(good.locator('b'))
  await press(good)
  await expect(page).toHaveURL(/\?score=good#user-reviews$/)
  await expect(page.getByText(new RegExp(`^${count} of \\d+ reviews`))).toBeVisible()
  await expect(cards(page).first()).toContainText(/[67]\/10/)

  await press(page.getByText('Search and filter reviews'))
  const subject = subjects(page).getByRole('link').last()
  const [name] = (await subject.innerText()).split('\n')
  await press(subject)
  await expect(page).toHaveURL(/score=good&about=/)
  await expect(subjects(page).locator('[aria-current]')).toContainText(name ?? '')
  await press(page.getByRole('link', { name: 'Show all reviews' }))
  await expect(page).toHaveURL(/\/casino\/aldermoon#user-reviews$/)
}

test('a casino is weighed by score and subject on a phone @soak', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await weighCasino(page, (link) => link.click())
})

test('a casino is weighed with the keyboard alone, and the focus stays on what was chosen', async ({
  page,
}) => {
  await weighCasino(page, async (link) => {
    await link.focus()
    await page.keyboard.press('Enter')
  })
  const lowest = page.getByRole('link', { name: 'Lowest', exact: true })
  await lowest.focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/order=lowest/)
  await expect(lowest).toHaveAttribute('aria-current', 'true')
  await expect(lowest).toBeFocused()
})

test('a casino is weighed without scripts, and the filtered page is not indexed @soak', async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await weighCasino(page, (link) => link.click())
  await page.goto('/casino/aldermoon?words=support&order=helpful')
  await expect(page.getByRole('searchbox', { name: 'Search reviews' })).toHaveValue('support')
  await page.getByRole('searchbox', { name: 'Search reviews' }).fill('payout')
  await page.getByRole('searchbox', { name: 'Search reviews' }).press('Enter')
  await expect(page).toHaveURL(/order=helpful&words=payout/)
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex,follow')
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/casino\/aldermoon$/)
  await context.close()
})

test('more of the filtered reviews come in the same order @soak', async ({ page }) => {
  await page.goto('/casino/aldermoon?order=lowest')
  await listens(page)
  const more = page.getByRole('link', { name: /^View More Reviews/ })
  await more.click()
  await expect(cards(page)).toHaveCount(10)
  const ratings = (await cards(page).locator('.review__top').allInnerTexts()).map((text) =>
    Number((/(\d+)\/10/.exec(text) ?? [])[1]),
  )
  expect(ratings).toEqual(ratings.toSorted((a, b) => a - b))
})

test('a game is weighed in its tab @soak', async ({ page, request }) => {
  const games = (await (await request.get('/api/games')).json()) as { id: number; totalReviews: number }[]
  const most = games.toSorted((a, b) => b.totalReviews - a.totalReviews)[0]
  await page.goto(`/game/${most?.id}`)
  const band = scores(page).getByRole('link').first()
  const count = await numberIn(band.locator('b'))
  await band.click()
  await expect(page.getByText(new RegExp(`^${count} of \\d+ reviews`))).toBeVisible()
})

for (const scripts of [true, false]) {
  test(`"Write a review" finds its target and leads to its form, ${scripts ? 'with' : 'without'} scripts @soak`, async ({
    browser,
  }) => {
    const context = await browser.newContext({ javaScriptEnabled: scripts })
    const page = await context.newPage()
    await page.goto('/reviews')
    await page.getByText('Write a review', { exact: true }).click()
    const field = page.getByRole('searchbox', { name: 'Casino, bonus or game to review' })
    await field.fill('tidwell')
    await field.press('Enter')
    await page.getByRole('list', { name: 'Review one of these' }).getByRole('link').first().click()
    await expect(page).toHaveURL(/\/casino\/tidewell#write-review$/)
    await expect(page.getByRole('heading', { name: 'Write Your Review' })).toBeInViewport()
    await context.close()
  })
}

expectAccessiblePages([
  '/reviews?write=tide&score=poor',
  '/casino/aldermoon?about=support&verified=1',
  '/reviews?words=%25',
])
