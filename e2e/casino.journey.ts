/** A casino's page: reading, voting, writing a review. */
import { expect, test } from './quiet-page.ts'
import { ready } from './ready.ts'

const REVIEW = {
  name: 'Journey Tester',
  title: 'Paid out on a Tuesday',
  content: 'Asked for forty euros in the morning and had them by lunch. The limits were easy to find.',
}

test('reviews come five at a time and can be voted helpful once @soak', async ({ page }) => {
  await page.goto('/casino/tidewell')
  await ready(page)
  const more = page.getByText(/View More Reviews \(\d+ remaining\)/)
  await expect(page.getByRole('button', { name: /^Helpful/ })).toHaveCount(5)
  const remaining = Number((await more.textContent())?.match(/\d+/)?.[0])
  await more.click()
  await expect(page.getByRole('button', { name: /^Helpful/ })).toHaveCount(10)
  await expect(page.getByText(`View More Reviews (${remaining - 5} remaining)`)).toBeVisible()
  const vote = page.getByRole('button', { name: /^Helpful/ }).nth(3)
  const votes = Number((await vote.textContent())?.match(/\d+/)?.[0])
  await vote.click()
  await expect(page.locator('.toast').getByText('Thank you!', { exact: true })).toBeVisible()
  await expect(
    page.locator('.toast').getByText('Your vote has been recorded.', { exact: true }),
  ).toBeVisible()
  await expect(vote).toHaveText(new RegExp(`\\(${votes + 1}\\)`))
  await expect(vote).toBeDisabled()
})

test('a vote that fails says so and can be tried again @soak', async ({ page }) => {
  await page.route('**/helpful', (route) => route.fulfill({ status: 500, body: '{}' }))
  await page.goto('/casino/kestrow')
  await ready(page)
  const vote = page.getByRole('button', { name: /^Helpful/ }).first()
  await vote.click()
  await expect(
    page.locator('.toast').getByText('Unable to vote at this time.', { exact: true }),
  ).toBeVisible()
  await expect(vote).toBeEnabled()
})

test('a review is written with six ratings; a failing server loses nothing', async ({ page }) => {
  await page.goto('/casino/halcyra')
  await ready(page)
  const submit = page.getByRole('button', { name: 'Submit Review' })
  await page.mouse.move(300, 300)
  await expect(submit).toBeDisabled()
  await page.getByRole('textbox', { name: 'Your name' }).fill(REVIEW.name)
  await page.getByRole('textbox', { name: 'Review title' }).fill(REVIEW.title)
  await page.getByRole('textbox', { name: 'Your review' }).fill(REVIEW.content)
  await expect(page.getByText(`${REVIEW.title.length}/50 characters`)).toBeVisible()
  await expect(page.getByText(`${REVIEW.content.length}/500 characters`)).toBeVisible()
  const payouts = page.getByRole('slider', { name: 'Payouts' })
  await payouts.focus()
  await payouts.press('End')
  await expect(payouts).toHaveValue('10')
  await page.route('**/api/reviews', (route) =>
    route.fulfill({ status: 500, contentType: 'application/json', body: '{}' }),
  )
  await submit.click()
  await expect(
    page.locator('.toast').getByText('Failed to submit your review. Please try again.', { exact: true }),
  ).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Your review' })).toHaveValue(REVIEW.content)
  await page.unroute('**/api/reviews')
  await submit.click()
  await expect(page.locator('.toast').getByText('Review Submitted!', { exact: true })).toBeVisible()
  await expect(
    page
      .locator('.toast')
      .getByText('Your review has been successfully submitted and will appear shortly.', { exact: true }),
  ).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Your review' })).toHaveValue('')
  await page.reload()
  await expect(page.getByRole('heading', { name: REVIEW.title })).toBeVisible()
})

test('a review can be written without scripts, and a refused one keeps what was typed @soak', async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto('/casino/6')
  await page.getByRole('textbox', { name: 'Your name' }).fill('   ')
  await page.getByRole('textbox', { name: 'Review title' }).fill('No scripts, no problem')
  await page.getByRole('textbox', { name: 'Your review' }).fill('The page works as a plain form.')
  await page.getByRole('button', { name: 'Submit Review' }).click()
  await expect(page.getByText('Your name is required')).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Review title' })).toHaveValue('No scripts, no problem')
  await page.getByRole('textbox', { name: 'Your name' }).fill('Plain Form')
  await page.getByRole('button', { name: 'Submit Review' }).click()
  await expect(page.getByText('Review Submitted!')).toBeVisible()
  await context.close()
})

test('a missing casino says so with status 404 @soak', async ({ page }) => {
  const response = await page.goto('/casino/999999')
  expect(response?.status()).toBe(404)
  await expect(page.getByRole('heading', { name: 'Casino not found' })).toBeVisible()
  await page.locator('main').getByRole('link').first().click()
  await expect(page).toHaveURL('/casinos')
})

test('a casino without anything says so in every section @soak', async ({ page }) => {
  const casinos = (await (await page.request.get('/api/casinos')).json()) as { id: number; name: string }[]
  const bare = casinos.find(({ name }) => name === 'Bo')
  await page.goto(`/casino/${bare?.id}`)
  await expect(page.getByText('No bonuses available for this casino at the moment.')).toBeVisible()
  await expect(page.getByText('No expert review available for this casino yet.')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'User Reviews (0)' })).toBeVisible()
})

test('a casino is available worldwide where an editor checked it @soak', async ({ page }) => {
  const casinos = (await (await page.request.get('/api/casinos')).json()) as { id: number; name: string }[]
  const checked = casinos.find(({ name }) => name === 'Yarrowgate')
  await page.goto(`/casino/${checked?.id}`)
  await expect(page.getByText('Available worldwide - No restrictions')).toBeVisible()
})

test('on a phone the safety score and Play Now stay at hand @soak', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/casino/aldermoon')
  await ready(page)
  await page.mouse.wheel(0, 2500)
  const bar = page.locator('.action-bar')
  await expect(bar).toBeInViewport()
  await expect(bar.getByRole('link', { name: /Play Now/ })).toHaveAttribute('rel', /sponsored/)
})
