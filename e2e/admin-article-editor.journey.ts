/** The article editor: autosave, preview, publishing, two people, keyboard, a phone. */
import type { Page } from '@playwright/test'
import { expectAccessible, expectContrastInTheDark, expectNoSideways } from './accessible.ts'
import {
  anArticle,
  chooseFrom,
  closePreview,
  group,
  openPreview,
  textOf,
  tool,
  toolbarOf,
} from './article-editor.ts'
import { bearer, expect, test, toast } from './signed-in.ts'

const titleOf = (page: Page) => page.getByRole('textbox', { name: 'Title' })
const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true })

test('what is typed is saved as a draft, and waits after a reload to be gone on with', async ({
  page,
  request,
  token,
}) => {
  const { id, slug } = await anArticle(request, token)
  await page.goto(`/admin/blog/${id}`)
  await expect(page.getByText('No unsaved changes')).toBeVisible()
  await textOf(page).click()
  await page.keyboard.press('Control+End')
  await page.keyboard.type(' Typed and not saved.')
  await expect(page.getByText(/^Draft saved \d\d:\d\d$/)).toBeVisible()
  page.on('dialog', (dialog) => void dialog.accept())
  await page.reload()
  await expect(textOf(page)).toContainText('Typed and not saved.')
  await expect(page.getByText('This is your draft')).toBeVisible()
  await textOf(page).click()
  await page.keyboard.press('Control+End')
  await page.keyboard.type(' And some more.')
  await page.keyboard.press('Control+s')
  await expect(toast(page, 'Post updated')).toBeVisible()
  // It stays open, with the cursor in place.
  await page.keyboard.type(' After the save.')
  await expect(textOf(page)).toContainText('Typed and not saved. And some more. After the save.')
  await expect(page.getByText('This is your draft')).toBeHidden()
  // The status line of the first save looks the same.
  const saved = page.waitForResponse(
    (response) => response.request().method() === 'PUT' && response.url().endsWith(`/${id}`),
  )
  await page.keyboard.press('Control+s')
  await saved
  await expect(page.getByText(/^Saved \d\d:\d\d$/)).toBeVisible()
  await page.goto(`/blog/${slug}`)
  await expect(page.getByText('Typed and not saved. And some more. After the save.')).toBeVisible()
})

test('a new article gets an address of its own with its first save, and goes on from there @soak', async ({
  page,
  request,
}) => {
  const title = `Born here ${crypto.randomUUID().slice(0, 8)}`
  await page.goto('/admin/blog/new')
  await titleOf(page).fill(title)
  await titleOf(page).press('Enter')
  await expect(textOf(page)).toBeFocused()
  await page.keyboard.type('A text that is as long as a text of an article has to be.')
  await page.getByLabel('Excerpt').fill('Written in a journey, and for nothing else.')
  await page.getByLabel('Category').selectOption('guides')
  await group(page, 'Meta')
  await page.getByLabel('Meta description').fill('Written in a journey, and for nothing else.')
  await textOf(page).click()
  await page.keyboard.press('Control+End')
  await page.keyboard.press('Control+s')
  await expect(toast(page, 'Post created')).toBeVisible()
  await expect(page).toHaveURL(/\/admin\/blog\/\d+$/)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  // The same form under its new address, with the cursor in place.
  await page.keyboard.type(' Then more.')
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(toast(page, 'Post updated')).toBeVisible()
  await expect(page.getByText('Published', { exact: true }).first()).toBeVisible()
  const id = /\d+$/.exec(page.url())?.[0]
  const stored = (await (await request.get(`/api/blog/${id}`)).json()) as { title: string; content: string }
  expect(stored.title).toBe(title)
  expect(stored.content).toContain('has to be. Then more.')
})

test('the meta title is counted, shown as a search result and then the title of the page @soak', async ({
  page,
  request,
  token,
}) => {
  const { id, slug, form } = await anArticle(request, token)
  await page.goto(`/admin/blog/${id}`)
  await group(page, 'Meta')
  const result = page.getByRole('figure', { name: 'Preview of the search result' })
  await expect(result).toContainText(`/blog/${slug}`)
  await expect(result).toContainText(form.metaDescription)
  await page.getByLabel('Meta title').fill('Found in a search')
  await expect(page.getByText('17/70')).toBeVisible()
  await expect(result).toContainText('Found in a search · ')
  await page.keyboard.press('Control+s')
  await expect(toast(page, 'Post updated')).toBeVisible()
  await page.goto(`/blog/${slug}`)
  await expect(page).toHaveTitle(/^Found in a search · /)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(form.title)
})

test('the preview is the public page with what is not saved, for staff alone @soak', async ({
  page,
  request,
  token,
}) => {
  const { id, slug } = await anArticle(request, token, { isPublished: false })
  await page.goto(`/admin/blog/${id}`)
  await titleOf(page).fill('Not saved anywhere yet')
  await page.getByLabel('Excerpt').fill('An excerpt that nobody has saved so far.')
  const preview = await openPreview(page)
  await expect(preview.getByRole('heading', { level: 1 })).toHaveText('Not saved anywhere yet')
  await expect(preview.getByText('An excerpt that nobody has saved so far.')).toBeVisible()
  // The whole page with header, footer and width.
  await expect(preview.getByRole('contentinfo')).toBeVisible()
  await page.getByText('Phone', { exact: true }).click()
  await expect.poll(() => page.frame('page-preview')?.evaluate(() => window.innerWidth)).toBe(390)
  // A link does not leave it.
  const [tab] = await Promise.all([
    page.waitForEvent('popup'),
    preview.getByRole('link', { name: 'Back to Blog' }).click(),
  ])
  await expect(tab).toHaveURL(/\/blog$/)
  await tab.close()
  await preview.getByRole('heading', { level: 1 }).click()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog', { name: 'Preview' })).toBeHidden()
  await expect(titleOf(page)).toHaveValue('Not saved anywhere yet')

  expect((await request.get(`/blog/${slug}`)).status()).toBe(404)
  const stored = await request.get(`/api/admin/blog/${id}`, { headers: bearer(token) })
  expect(((await stored.json()) as { form: { title: string } }).form.title).not.toBe('Not saved anywhere yet')
})

test('a request for a preview without a session gets nothing, and nothing of one is stored @soak', async ({
  request,
  token,
}) => {
  const { id, slug } = await anArticle(request, token, { isPublished: false })
  const ask = (asked: Record<string, string>) => request.post(`/blog/${slug}`, { multipart: asked })
  for (const none of ['', 'f'.repeat(64)]) {
    const refused = await ask({ token: none, draft: '', post: String(id) })
    expect(refused.status()).toBe(405)
    expect(await refused.text()).not.toContain('exists in journeys only')
  }
  const shown = await ask({ token, draft: '', post: String(id) })
  expect(shown.status()).toBe(200)
  expect(await shown.text()).toContain('exists in journeys only')
  expect(shown.headers()).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' })
  expect(shown.headers()['content-security-policy']).toContain("frame-ancestors 'self'")
  for (const path of [`/blog/${slug}`, `/blog/${slug}?preview=1`, `/blog/${slug}.data`])
    expect((await request.get(path)).status(), path).toBe(404)
  const other = await request.get('/blog')
  expect(other.headers()['content-security-policy']).toContain("frame-ancestors 'none'")
})

test('a preview that does not come says so @soak', async ({ page, request, token }) => {
  const { id, slug } = await anArticle(request, token)
  await page.goto(`/admin/blog/${id}`)
  await page.route(`**/blog/${slug}`, (route) => route.abort())
  await page.getByRole('button', { name: 'Preview' }).click()
  await expect(page.getByText('The preview could not be shown. Close it and try again.')).toBeVisible()
})

test('the cursor is never under the bars that stay at the top @soak', async ({ page, request, token }) => {
  const { id } = await anArticle(request, token, { content: '<p>One paragraph of many.</p>'.repeat(80) })
  await page.goto(`/admin/blog/${id}`)
  await textOf(page).click()
  await page.keyboard.press('Control+End')
  for (let line = 0; line < 40; line += 1) await page.keyboard.press('ArrowUp')
  const bars = await toolbarOf(page).boundingBox()
  const cursor = await page.evaluate(() => {
    const { anchorNode } = window.getSelection() ?? {}
    return anchorNode?.parentElement?.getBoundingClientRect().top
  })
  expect(cursor).toBeGreaterThan((bars?.y ?? 0) + (bars?.height ?? 0))
})

test('an article is scheduled from the panel @soak', async ({ page, request, token }) => {
  const { id, slug } = await anArticle(request, token, { isPublished: false })
  await page.goto(`/admin/blog/${id}`)
  await page.getByRole('button', { name: 'Tomorrow at 9:00' }).click()
  await expect(page.getByRole('button', { name: 'Publish', exact: true })).toHaveCount(0)
  await save(page).click()
  await expect(toast(page, 'Post updated')).toBeVisible()
  await expect(page.getByText('Scheduled', { exact: true })).toBeVisible()
  expect((await request.get(`/blog/${slug}`)).status()).toBe(404)
})

test('publishing that is refused publishes nothing later @soak', async ({ page, request, token }) => {
  const { id } = await anArticle(request, token, { isPublished: false })
  await page.goto(`/admin/blog/${id}`)
  await titleOf(page).fill('No')
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(page.getByText('Title must have at least 5 characters')).toBeVisible()
  await expect(titleOf(page)).toBeFocused()
  await expect(page.getByRole('switch', { name: 'Published' })).not.toBeChecked()
})

test('two people change the same article, and the second one decides about what both changed @soak', async ({
  page,
  request,
  token,
}) => {
  const { id, form } = await anArticle(request, token)
  await page.goto(`/admin/blog/${id}`)
  await titleOf(page).fill('Mine of two titles')
  await request.put(`/api/admin/blog/${id}`, {
    headers: bearer(token),
    data: { ...form, title: 'Theirs of two titles', excerpt: 'Changed by the other one alone.', version: 1 },
  })
  await save(page).click()
  const notice = page.getByRole('region', { name: 'Saved by someone else meanwhile' })
  await expect(notice).toBeFocused()
  await expect(page.getByLabel('Excerpt')).toHaveValue('Changed by the other one alone.')
  await notice.getByRole('radio', { name: /Keep mine/ }).check({ force: true })
  await save(page).click()
  await expect(toast(page, 'Post updated')).toBeVisible()
  await expect(notice).toBeHidden()
  expect(await (await request.get(`/api/blog/${id}`)).json()).toMatchObject({
    title: 'Mine of two titles',
    excerpt: 'Changed by the other one alone.',
  })
})

test('leaving with unsaved changes asks, and older addresses of the form lead here @soak', async ({
  page,
  request,
  token,
}) => {
  const { id, slug } = await anArticle(request, token)
  await page.goto(`/admin/blog?search=${slug}&edit=${id}`)
  await expect(page).toHaveURL(new RegExp(`/admin/blog/${id}$`))
  await titleOf(page).fill('Changed and left')
  await page.getByRole('link', { name: 'Back to articles' }).click()
  const question = page.getByRole('dialog', { name: 'Close without saving?' })
  await question.getByRole('button', { name: 'Continue editing' }).click()
  await expect(titleOf(page)).toHaveValue('Changed and left')
  await page.getByRole('link', { name: 'Back to articles' }).click()
  await question.getByRole('button', { name: 'Keep as draft' }).click()
  await expect(page).toHaveURL(new RegExp(`/admin/blog\\?search=${slug}$`))
  await page.getByRole('link', { name: `Journey ${slug}`, exact: true }).click()
  await expect(titleOf(page)).toHaveValue('Changed and left')
})

test('a copy begins with the text, without the other’s slug @soak', async ({ page, request, token }) => {
  const { slug } = await anArticle(request, token)
  await page.goto(`/admin/blog?search=${slug}`)
  await page.getByRole('button', { name: `Duplicate Journey ${slug}` }).click()
  await expect(titleOf(page)).toHaveValue(`Journey ${slug} (copy)`)
  await expect(page.getByLabel('Slug')).toHaveValue(`journey-${slug}-copy`)
  await expect(textOf(page)).toContainText('exists in journeys only')
})

test('an address that no article has says so @soak', async ({ page }) => {
  for (const unknown of ['999999', 'x', '0']) {
    await page.goto(`/admin/blog/${unknown}`)
    await expect(page.getByRole('heading', { name: 'Article not found' })).toBeVisible()
  }
  await page.getByRole('link', { name: 'Back to articles' }).click()
  await expect(page).toHaveURL(/\/admin\/blog$/)
})

test('the toolbar is one row and one stop for the tab key; what does not fit is in its menu @soak', async ({
  page,
  request,
  token,
}) => {
  const { id } = await anArticle(request, token)
  // At this width every tool fits.
  await page.setViewportSize({ width: 1680, height: 800 })
  await page.goto(`/admin/blog/${id}`)
  await textOf(page).click()
  await page.keyboard.press('Shift+Tab')
  await expect(toolbarOf(page).locator(':focus')).toHaveCount(1)
  await page.keyboard.press('Home')
  await page.keyboard.press('ArrowRight')
  await expect(tool(page, 'Heading 2')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(tool(page, 'Heading 2')).toHaveAttribute('aria-pressed', 'true')
  await expect(textOf(page)).toBeFocused()
  const height = async () => (await toolbarOf(page).boundingBox())?.height
  const wide = await height()
  for (const width of [1440, 1024, 768, 390, 320]) {
    await page.setViewportSize({ width, height: 800 })
    await expect.poll(height, { message: String(width) }).toBe(wide)
  }
  await page.setViewportSize({ width: 390, height: 800 })
  await expect(tool(page, 'Underline')).toHaveCount(0)
  await tool(page, 'More').focus()
  await page.keyboard.press('Enter')
  const menu = page.getByRole('menu')
  await expect(menu.getByRole('menuitemcheckbox', { name: 'Heading 3' })).not.toBeChecked()
  await page.keyboard.press('Escape')
  await expect(tool(page, 'More')).toBeFocused()
  await chooseFrom(page, 'More', 'Underline')
  await expect(textOf(page)).toBeFocused()
})

test('the panel can be reached and folded by keyboard @soak', async ({ page, request, token }) => {
  const { id } = await anArticle(request, token)
  await page.goto(`/admin/blog/${id}`)
  await textOf(page).click()
  await page.keyboard.press('Tab')
  const panel = page.getByRole('complementary', { name: 'Settings' })
  await expect(panel.locator('summary:focus')).toHaveText('Content')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('textbox', { name: 'Excerpt' })).toBeHidden()
  await page.keyboard.press('Tab')
  await expect(panel.locator('summary:focus')).toHaveText('Meta')
})

test('no part of the editor has an accessibility finding @soak', async ({ page, request, token }) => {
  test.slow()
  const { id } = await anArticle(request, token)
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  await page.goto(`/admin/blog/${id}`)
  await expect(textOf(page)).toBeVisible()
  for (const name of ['Meta', 'Media', 'Related', 'Status']) await group(page, name)
  await expectAccessible(page)
  await expectContrastInTheDark(page)
  await titleOf(page).fill('')
  await save(page).click()
  await expect(page.getByText('Title must have at least 5 characters')).toBeVisible()
  await expectAccessible(page)
  await openPreview(page)
  await expectAccessible(page)
  await closePreview(page)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('text and settings take turns, and a problem brings its part into sight @soak', async ({
    page,
    request,
    token,
  }) => {
    const { id } = await anArticle(request, token)
    await page.goto(`/admin/blog/${id}`)
    await expect(textOf(page)).toBeVisible()
    await expect(page.getByLabel('Slug')).toBeHidden()
    await page.getByRole('radiogroup', { name: 'Part of the article' }).getByText('Settings').tap()
    await expect(textOf(page)).toBeHidden()
    await page.getByLabel('Slug').fill('No address')
    await page.getByText('Text', { exact: true }).tap()
    await save(page).tap()
    await expect(page.getByLabel('Slug')).toBeFocused()
    await page.getByLabel('Slug').fill(`phone-${id}-${crypto.randomUUID().slice(0, 8)}`)
    await save(page).tap()
    await expect(toast(page, 'Post updated')).toBeVisible()
    await expectNoSideways(page, [320, 390])
    const preview = await openPreview(page)
    await expect(preview.getByRole('heading', { level: 1 })).toBeVisible()
    await closePreview(page)
  })
})
