/** Reading the blog: filters, an article and its link, a video on demand. */
import { expect, test } from './quiet-page.ts'
import { ready } from './ready.ts'

const VIDEO = '/blog/rtp-and-volatility-choosing-a-slot-you-can-afford'

test('a visitor reads an article and copies its link @soak', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/blog')
  const title = (await page.locator('.feature h2').textContent()) ?? ''
  await page.locator('.feature h2 a').click()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await page.getByRole('button', { name: 'Copy Link' }).click()
  await expect(page.getByText('Link copied', { exact: true })).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url())
  const tweet = new URL(
    (await page.getByRole('link', { name: /Share on Twitter/ }).getAttribute('href')) ?? '',
  )
  expect(tweet.searchParams.get('text')).toBe(`Check out this article: ${title}`)
  expect(tweet.searchParams.get('url')).toBe(page.url())
})

test('the featured article is on the first page once @soak', async ({ page }) => {
  await page.goto('/blog')
  const title = (await page.locator('.feature h2').textContent()) ?? ''
  expect(title).not.toBe('')
  await expect(page.getByRole('main').getByRole('link', { name: title, exact: true })).toHaveCount(1)
})

test('the text of an article stays, whether the document or the router brought it @soak', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const text = page.locator('.prose')
  const textOf = async () => (await text.innerText()).trim()
  await page.goto(VIDEO)
  const sent = await textOf()
  expect(sent.length).toBeGreaterThan(1000)
  // Proves that the page is interactive.
  await page.getByRole('button', { name: 'Copy Link' }).click()
  await expect(page.getByText('Link copied', { exact: true })).toBeVisible()
  expect(await textOf()).toBe(sent)
  await page.getByRole('link', { name: 'Back to Blog' }).click()
  await expect(text).toHaveCount(0)
  await page.goBack()
  await expect(text.locator('h2').first()).toBeVisible()
  expect(await textOf()).toBe(sent)
})

test('the table of contents leads to its headings @soak', async ({ page }) => {
  await page.goto(VIDEO)
  await page
    .getByRole('navigation', { name: 'On this page' })
    .getByRole('link', { name: 'Match the stake to the ride' })
    .click()
  await expect(page).toHaveURL(/#s-match-the-stake-to-the-ride$/)
  await expect(page.getByRole('heading', { name: 'Match the stake to the ride' })).toBeInViewport()
})

test('a video loads nothing from YouTube before it is asked for', async ({ page }) => {
  const asked: string[] = []
  await page.route(/youtube|ytimg|google/, async (route) => {
    asked.push(new URL(route.request().url()).hostname)
    await route.fulfill({ contentType: 'text/html', body: '<title>Player</title>' })
  })
  await page.goto(VIDEO)
  const play = page.getByRole('button', { name: /^Play video: Law of large numbers/ })
  await play.scrollIntoViewIfNeeded()
  await ready(page)
  expect(asked).toEqual([])
  await play.click()
  const frame = page.locator('iframe[title^="Law of large numbers"]')
  await expect(frame).toHaveAttribute('src', /^https:\/\/www\.youtube-nocookie\.com\/embed\/VpuN8vCQ--M\?/)
  await expect.poll(() => asked).toContain('www.youtube-nocookie.com')
  expect(await page.context().cookies()).toEqual([])
})

test('what is not published is not found @soak', async ({ page }) => {
  for (const slug of [
    'video-poker-pay-tables-ranked-by-what-they-cost',
    'no-such-article',
    '%00',
    '%F0%9F%8E%B2',
  ]) {
    const response = await page.goto(`/blog/${slug}`)
    expect(response?.status(), slug).toBe(404)
    await expect(page.getByRole('heading', { name: 'Article Not Found' })).toBeVisible()
    await expect(page.getByText("The article you're looking for doesn't exist.")).toBeVisible()
  }
})

test('typing into the search box finds articles, and a tag is typed by pressing it @soak', async ({
  page,
}) => {
  await page.goto('/blog')
  const box = page.getByRole('searchbox', { name: 'Search articles' })
  await ready(page)
  await box.fill('zebra crossing')
  await expect(page.getByText('No Articles Found')).toBeVisible()
  await page.getByRole('link', { name: 'Show All Articles' }).click()
  await expect(page.getByRole('status').filter({ hasText: /^\d+ articles$/ })).toBeVisible()
  await expect(box).toHaveValue('')
  await page.getByRole('region', { name: 'Popular Tags' }).getByRole('link').first().click()
  await expect(box).not.toHaveValue('')
  await expect(page).toHaveURL(/\?search=/)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the blog is searched, sorted and filtered @soak', async ({ page }) => {
    await page.goto('/blog')
    await page.getByRole('link', { name: /^Guides/ }).click()
    await expect(page).toHaveURL('/blog?category=guides')
    const count = await page
      .getByRole('link', { name: /^Guides/ })
      .locator('.count')
      .textContent()
    await expect(page.getByText(`${count} articles`)).toBeVisible()

    await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Alphabetical')
    await page.getByRole('searchbox', { name: 'Search articles' }).fill('casino')
    await page.getByRole('button', { name: 'Apply' }).click()
    const address = new URL(page.url())
    expect([...address.searchParams]).toEqual([
      ['search', 'casino'],
      ['category', 'guides'],
      ['sort', 'alphabetical'],
    ])
    const titles = await page.locator('.post-card h3').allTextContents()
    expect(titles.length).toBeGreaterThan(1)
    expect(titles).toEqual(titles.toSorted((a, b) => a.localeCompare(b, 'en')))
  })

  test('a video is a link, and the copy button is out of the way @soak', async ({ page }) => {
    await page.goto(VIDEO)
    await expect(page.getByRole('link', { name: /^Play video/ })).toHaveAttribute(
      'href',
      'https://www.youtube.com/watch?v=VpuN8vCQ--M',
    )
    await expect(page.getByText('Copy Link')).toBeHidden()
  })
})
