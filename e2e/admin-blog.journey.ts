/** Articles in the admin area: written, previewed, published, scheduled, unpublished. */
import type { Locator } from '@playwright/test'
import { anArticle, chooseFrom, closePreview, group, openPreview, textOf, tool } from './article-editor.ts'
import { bearer, expect, restoreFirstVersion, test, toast } from './signed-in.ts'

const PICTURE = '/art/cover/guide/one-deposit.svg'
const VIDEO = 'https://youtu.be/dQw4w9WgXcQ'

const unique = () => crypto.randomUUID().slice(0, 8)

/** Pastes HTML as from another program. */
async function paste(into: Locator, html: string): Promise<void> {
  await into.evaluate((element, pasted) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/html', pasted)
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }, html)
}

test('an article is written, looked at, published and read at the next request @soak', async ({
  page,
  request,
}) => {
  const title = `What one deposit costs ${unique()}`
  await page.goto('/admin/blog')
  await page.getByRole('button', { name: 'Add Post' }).click()
  await page.getByLabel('Title', { exact: true }).fill(title)
  const slug = title.toLowerCase().replaceAll(' ', '-')
  await expect(page.getByLabel('Slug')).toHaveValue(slug)
  await page.getByLabel('Excerpt').fill('Worked through with one deposit, step by step.')

  await group(page, 'Media')
  await page.getByRole('button', { name: 'Add picture' }).click()
  await page.getByRole('textbox', { name: 'Picture address' }).fill(PICTURE)
  await page.getByLabel('Caption').fill('One deposit, drawn.')
  await page.getByLabel('Alternative text').fill('A drawing of a deposit')
  await page.getByRole('button', { name: 'Add picture' }).click()
  // The address of a video makes it a video.
  await page.getByRole('textbox', { name: 'Picture address' }).nth(1).fill(VIDEO)
  await expect(page.getByRole('heading', { name: 'Media 2: YouTube video' })).toBeVisible()
  await expect(page.getByRole('button', { name: /^Play video/ })).toBeVisible()

  const text = textOf(page)
  await text.click()
  await tool(page, 'Heading 2').click()
  await page.keyboard.type('The deposit')
  await page.keyboard.press('Enter')
  await page.keyboard.type('It is ')
  await page.keyboard.press('Control+b')
  await page.keyboard.type('twenty euros')
  await page.keyboard.press('Control+b')
  await page.keyboard.type(', see ')
  await tool(page, 'Link').click()
  const link = page.getByRole('dialog', { name: 'Add a link' })
  await link.getByLabel('Address', { exact: true }).fill('javascript:alert(1)')
  await link.getByRole('button', { name: 'Add link' }).click()
  await expect(link.getByText('Enter a web address')).toBeVisible()
  await link.getByLabel('Address', { exact: true }).fill('gambling.example/help')
  await link.getByLabel('Words').fill('the helpline')
  await page.keyboard.press('Enter')
  await expect(text.getByText('the helpline')).toBeVisible()
  await page.keyboard.press('Enter')
  await tool(page, 'Bulleted list').click()
  await page.keyboard.type('First the bonus')
  await page.keyboard.press('Enter')
  await page.keyboard.type('then the wagering')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await tool(page, 'Quote').click()
  await page.keyboard.type('Nobody reads the terms.')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await chooseFrom(page, 'Table', 'Insert table')
  await page.keyboard.type('Stake')
  await page.keyboard.press('Tab')
  await page.keyboard.type('Left')
  await chooseFrom(page, 'Table', 'Delete column')
  await chooseFrom(page, 'Table', 'Add row')
  await expect(text.locator('tr')).toHaveCount(4)
  await text.getByText('Nobody reads the terms.').click()
  const after = page.getByRole('group', { name: 'Shown after the text' })
  await after.getByRole('button', { name: 'Place at the cursor' }).first().click()
  await expect(text.getByLabel('Caption')).toHaveValue('One deposit, drawn.')

  await expect(page.getByLabel('Author')).toHaveValue('Evenhand')
  await group(page, 'Meta')
  await page.getByLabel('Meta description').fill('x'.repeat(200))
  await expect(page.getByText('160/160')).toBeVisible()
  await page.getByLabel('Category').selectOption('guides')
  await page.getByRole('button', { name: 'Take 1 min from the text' }).click()
  await expect(page.getByLabel('Reading time')).toHaveValue('1')

  const preview = await openPreview(page)
  await expect(preview.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await expect(preview.locator('figure.media').first().locator('img')).toHaveAttribute('src', PICTURE)
  await closePreview(page)
  expect((await request.get(`/blog/${slug}`)).status()).toBe(404)

  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(toast(page, 'Post created')).toBeVisible()
  await expect(page).toHaveURL(/\/admin\/blog\/\d+$/)
  await page.getByRole('link', { name: 'Back to articles' }).click()
  await expect(page.getByRole('row', { name: title })).toContainText('Published')

  await page.goto(`/blog/${slug}`)
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  const article = page.locator('.art-grid__body')
  await expect(article.getByRole('heading', { level: 2, name: 'The deposit' })).toBeVisible()
  await expect(article.locator('strong')).toHaveText('twenty euros')
  await expect(article.getByRole('link', { name: 'the helpline' })).toHaveAttribute(
    'href',
    'https://gambling.example/help',
  )
  await expect(article.getByRole('listitem').filter({ hasText: 'then the wagering' })).toBeVisible()
  await expect(article.locator('thead th').first()).toHaveText('Stake')
  // The picture at its place, and the unplaced video at the end.
  await expect(article.locator('blockquote + *, .prose__part + figure').first()).toBeVisible()
  await expect(article.locator('.prose > *').last()).toContainText('Play video')
})

test('what is pasted comes clean, and nothing in it runs', async ({ page, request, token }) => {
  const { id, slug } = await anArticle(request, token)
  await page.goto(`/admin/blog/${id}`)
  const text = textOf(page)
  await text.click()
  await page.keyboard.press('Control+a')
  await paste(
    text,
    `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style>p { color: red }</style></head><body>
      <h1 style="font-size:20pt">From a word processor</h1>
      <p class="MsoNormal" style="color:#111">Some <b>bold</b> words<o:p></o:p>
        <img src=x onerror="window.pwned=true"><script>window.pwned=true</script></p>
      <p class="MsoListParagraph" style="mso-list:l0 level1"><span style="mso-list:Ignore">·  </span>One</p>
      <p class="MsoListParagraph" style="mso-list:l0 level1"><span style="mso-list:Ignore">·  </span>Two</p>
      <p><a href="javascript:window.pwned=true">bad</a> <a href="https://good.example">good</a></p>
      <iframe src="https://evil.example"></iframe></body></html>`,
  )
  await expect(text.getByRole('heading', { level: 2 })).toHaveText('From a word processor')
  await expect(text.getByRole('listitem')).toHaveText(['One', 'Two'])
  await page.getByLabel('Title', { exact: true }).fill('<img src=x onerror="window.pwned=true"> stays text')
  const preview = await openPreview(page)
  await expect(preview.getByRole('heading', { level: 1 })).toHaveText(
    '<img src=x onerror="window.pwned=true"> stays text',
  )
  await closePreview(page)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(toast(page, 'Post updated')).toBeVisible()
  const stored = (await (await request.get(`/api/blog/${id}`)).json()) as { content: string }
  expect(stored.content).toBe(
    '<h2>From a word processor</h2><p>Some <strong>bold</strong> words</p><ul><li>One</li><li>Two</li></ul>' +
      '<p>bad <a href="https://good.example/">good</a></p>',
  )
  await page.goto(`/blog/${slug}`)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('stays text')
  expect(await page.evaluate(() => 'pwned' in window)).toBe(false)
})

test('bold, italic, underlined and struck text stays so when it is pasted as styles @soak', async ({
  page,
  request,
  token,
}) => {
  const { id } = await anArticle(request, token)
  await page.goto(`/admin/blog/${id}`)
  const text = textOf(page)
  await text.click()
  await page.keyboard.press('Control+a')
  await paste(
    text,
    `<b style="font-weight:normal" id="docs-internal-guid-1"><p style="line-height:1.38">
      <span style="font-weight:400">Plain, </span><span style="font-weight:700">bold, </span><span
      style='font-style:italic'>italic, </span><span style="text-decoration:underline">underlined, </span><span
      style="text-decoration: line-through">struck.</span></p></b>`,
  )
  await expect(text.locator('p')).toHaveText('Plain, bold, italic, underlined, struck.')
  await expect(text.locator('strong')).toHaveText('bold, ')
  await expect(text.locator('em')).toHaveText('italic, ')
  await expect(text.locator('u')).toHaveText('underlined, ')
  await expect(text.locator('s')).toHaveText('struck.')
})

test('media keep their places in the text when the list changes @soak', async ({ page, request, token }) => {
  const medium = (name: string) => ({ type: 'image', url: `/art/cover/guide/${name}.svg`, caption: name })
  const { id } = await anArticle(request, token, {
    content: `<p>${'Words before. '.repeat(5)}</p><p>[media:1]</p><p>between</p><p>[media:2]</p><p>after</p><p>[media:3]</p>`,
    contentMedia: [medium('one'), medium('two'), medium('three')],
  })
  await page.goto(`/admin/blog/${id}`)
  const captions = () =>
    textOf(page)
      .getByLabel('Caption')
      .evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).value))
  await expect.poll(captions).toEqual(['one', 'two', 'three'])
  await group(page, 'Media')
  await page.getByRole('button', { name: 'Move media 3 up' }).click()
  await expect.poll(captions).toEqual(['one', 'two', 'three'])
  await group(page, 'Media')
  await page.getByRole('button', { name: 'Remove media 1' }).click()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(toast(page, 'Post updated')).toBeVisible()
  const stored = (await (await request.get(`/api/blog/${id}`)).json()) as {
    content: string
    contentMedia: { caption: string }[]
  }
  expect(stored.content).toContain('<p>between</p><p>[media:2]</p><p>after</p><p>[media:1]</p>')
  expect(stored.contentMedia.map(({ caption }) => caption)).toEqual(['three', 'two'])
})

test('a draft is scheduled, and publishes itself in time @soak', async ({ page, request, token }) => {
  const { id, slug, form } = await anArticle(request, token, { isPublished: false })
  await page.goto(`/admin/blog/${id}`)
  await expect(page.getByText(/In your time zone, \S+ \(GMT/)).toBeVisible()
  await page.getByRole('button', { name: 'Tomorrow at 9:00' }).click()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(toast(page, 'Post updated')).toBeVisible()
  await page.goto(`/admin/blog?search=${slug}`)
  const row = page.getByRole('row', { name: slug })
  await expect(row).toContainText('Scheduled')
  await expect(row).toContainText('9:00')
  expect((await request.get(`/blog/${slug}`)).status()).toBe(404)
  const soon = new Date(Date.now() + 1500).toISOString()
  await request.put(`/api/admin/blog/${id}`, { headers: bearer(token), data: { ...form, publishAt: soon } })
  await expect.poll(async () => (await request.get(`/blog/${slug}`)).status(), { timeout: 20_000 }).toBe(200)
  expect(await (await request.get(`/api/blog/${id}`)).json()).toMatchObject({ publishedAt: soon })
})

test('an earlier version comes back from the history @soak', async ({ page, request, token }) => {
  const { id, slug, form } = await anArticle(request, token)
  await request.put(`/api/admin/blog/${id}`, {
    headers: bearer(token),
    data: { ...form, content: `<p>${'Something else entirely. '.repeat(5)}</p>` },
  })
  await page.goto(`/admin/blog/${id}`)
  await restoreFirstVersion(page)
  await expect(textOf(page)).toContainText('An article that exists in journeys only')
  await page.goto(`/blog/${slug}`)
  await expect(page.getByText('An article that exists in journeys only, and says so')).toBeVisible()
})

test('a slug that is taken is named beside its field, and nothing typed is lost @soak', async ({
  page,
  request,
  token,
}) => {
  const other = await anArticle(request, token)
  const { id } = await anArticle(request, token)
  await page.goto(`/admin/blog/${id}`)
  await page.getByLabel('Slug').fill(other.slug)
  await textOf(page).click()
  await page.keyboard.type('Typed before the save. ')
  const about = await group(page, 'Content')
  await about.locator('summary').click()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(about.locator('summary')).toContainText('1 error')
  await expect(page.getByLabel('Slug')).toBeFocused()
  await expect(about.getByText('Another article has this slug')).toBeVisible()
  await expect(textOf(page)).toContainText('Typed before the save.')
})
