/** Pictures and videos in an article's text: dropped, pasted, fetched, described, and read by visitors. */
import { readFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import { aPicture } from '../test/pictures.ts'
import { expectAccessible } from './accessible.ts'
import { anArticle, insert, openEditor, saveArticle, storedArticle, WORDS } from './article-editor.ts'
import { giveFiles } from './give-files.ts'
import { expect, test } from './signed-in.ts'

/** FETCH_HOSTS of playwright.config.ts. */
const PICTURE_PORT = Number(process.env['E2E_PORT'] ?? 3210) + 7
const PICTURE = `http://127.0.0.1:${PICTURE_PORT}/payout.png`

async function aFile(name: string, size = { width: 40, height: 30 }) {
  return { name, mimeType: 'image/png', buffer: await aPicture('png', size) }
}
const widthsOf = (addresses: readonly string[]) =>
  addresses.map((address) => Number(/-(\d+)x\d+\.webp$/.exec(address)?.[1]))

test('an article of 40 dropped pictures is saved and read in their order @soak', async ({
  page,
  request,
  token,
}) => {
  // Forty pictures are encoded one by one.
  test.setTimeout(240_000)
  const { id, slug } = await anArticle(request, token)
  const text = await openEditor(page, id)
  const widths = Array.from({ length: 40 }, (_, index) => 60 + index)
  const files = await Promise.all(widths.map((width) => aFile(`picture-${width}.png`, { width, height: 30 })))
  await giveFiles(text, 'drop', files)
  await text.getByText(WORDS).click()
  await page.keyboard.type('Typed meanwhile. ')
  await expect(text.getByLabel('Alternative text')).toHaveCount(40, { timeout: 180_000 })
  await text.getByLabel('Alternative text').first().fill('The first of forty')
  await saveArticle(page)
  const { content, contentMedia } = await storedArticle(request, id)
  expect(widthsOf(contentMedia.map(({ url }) => url))).toEqual(widths)
  expect(content).toContain('Typed meanwhile.')
  expect([...content.matchAll(/\[media:(\d+)\]/g)].map(([, number]) => Number(number))).toEqual(
    widths.map((_width, index) => index + 1),
  )
  await page.goto(`/blog/${slug}`)
  const pictures = page.locator('figure.media img')
  await expect(pictures).toHaveCount(40)
  expect(
    widthsOf(await pictures.evaluateAll((images) => images.map((image) => image.getAttribute('src') ?? ''))),
  ).toEqual(widths)
  await expect(pictures.first()).toHaveAttribute('alt', 'The first of forty')
})

test('a picture that fails is listed by name, succeeds on retry, and the text stays @soak', async ({
  page,
  request,
  token,
}) => {
  const { id } = await anArticle(request, token)
  const text = await openEditor(page, id)
  await page.route('**/api/admin/media?*', (route) => route.abort(), { times: 1 })
  await giveFiles(text, 'paste', [await aFile('late.png')])
  const failed = page.getByRole('group', { name: 'Not taken over' })
  await expect(failed).toContainText('late.png')
  await expect(text).toContainText(WORDS)
  await failed.getByRole('button', { name: 'Try again' }).click()
  await expect(text.getByLabel('Alternative text')).toHaveCount(1)
  await expect(failed).toBeHidden()

  await giveFiles(text, 'paste', [
    { name: 'notes.png', mimeType: 'image/png', buffer: Buffer.from('<!doctype html>') },
  ])
  await expect(failed).toContainText('notes.png')
  await expect(failed).toContainText('This file is not a picture we can use.')
  await expectAccessible(page)
  await failed.getByRole('button', { name: 'Dismiss notes.png' }).click()
  await expect(failed).toBeHidden()
  await saveArticle(page)
  expect((await storedArticle(request, id)).contentMedia).toHaveLength(1)
})

test('a picture taken out of the text leaves the article, and undo brings it back with its words @soak', async ({
  page,
  request,
  token,
}) => {
  const medium = (name: string) => ({
    type: 'image',
    url: `/art/cover/guide/${name}.svg`,
    caption: name,
    alt: name,
  })
  const { id } = await anArticle(request, token, {
    content: `<p>${WORDS}</p><p>[media:2]</p><p>between</p><p>[media:1]</p>`,
    contentMedia: [medium('one'), medium('two')],
  })
  const text = await openEditor(page, id)
  await text.getByRole('button', { name: 'Remove this picture: two' }).click()
  await expect(text.getByLabel('Caption')).toHaveCount(1)
  await text.getByText('between').click()
  await page.keyboard.press('Control+z')
  await expect(text.getByLabel('Caption')).toHaveCount(2)
  await text.getByRole('button', { name: 'Remove this picture: one' }).click()
  await saveArticle(page)
  expect(await storedArticle(request, id)).toMatchObject({
    content: `<p>${WORDS}</p><p>[media:1]</p><p>between</p>`,
    contentMedia: [{ caption: 'two', alt: 'two' }],
  })
})

test('a YouTube address on a line of its own, and one from the menu, are videos @soak', async ({
  page,
  request,
  token,
}) => {
  const { id, slug } = await anArticle(request, token)
  const text = await openEditor(page, id)
  await text.click()
  await page.keyboard.press('Control+End')
  await insert(page, 'YouTube video')
  const dialog = page.getByRole('dialog', { name: 'Add a video' })
  await dialog.getByLabel('YouTube address').fill('https://example.com/')
  await page.keyboard.press('Enter')
  await expect(dialog.getByText('Enter the address of a YouTube video')).toBeVisible()
  await dialog.getByLabel('YouTube address').fill('https://youtu.be/dQw4w9WgXcQ')
  await page.keyboard.press('Enter')
  await expect(text.getByText('YouTube video, https://youtu.be/dQw4w9WgXcQ')).toBeVisible()
  await saveArticle(page)
  await page.goto(`/blog/${slug}`)
  await expect(page.getByRole('button', { name: /^Play video/ })).toHaveCount(1)
})

test.describe('pasted articles', () => {
  let server: Server
  test.beforeEach(async () => {
    const png = await aPicture('png', { width: 90, height: 60 })
    server = createServer((_request, response) => response.end(png))
    await new Promise<void>((resolve) => server.listen(PICTURE_PORT, '127.0.0.1', resolve))
  })
  test.afterEach(() => new Promise((resolve) => server.close(resolve)))
  // They share the port.
  test.describe.configure({ mode: 'serial' })

  const NESTED_TEXT: Record<string, string> = {
    'word.html':
      '<h2>How a welcome bonus works</h2><p>Read the <strong>terms</strong> of <a href="https://casino.example/terms">the casino</a> first.</p>' +
      '<ul><li>Deposit<ul><li>By card<ul><li>Visa</li></ul></li><li>By bank</li></ul></li><li>Wager</li></ul>' +
      '<p>Then in order:</p><ol><li>Ask</li><li>Wait</li></ol><table><tbody><tr><td>Stake</td><td>Left</td></tr></tbody></table>',
    'google-docs.html':
      '<h2>Before you play</h2><p>Set a <strong>budget</strong>.</p>' +
      '<ul><li>Limits<ul><li>per day<ol><li>in the app</li></ol></li><li>per month</li></ul></li><li>Breaks</li></ul>' +
      '<table><tbody><tr><td>Day</td><td>Sum</td></tr></tbody></table><p>[media:1]</p>',
    'wordpress.html':
      '<h3>What we tested</h3><p>See <a href="https://other.example/?a=1&amp;b=2" rel="nofollow">the rules</a> 🎲 and this.</p>' +
      '<ul><li>Payouts<ul><li>Card<ol><li>Visa</li></ol></li></ul></li><li>Support</li></ul><p>[media:1]</p><p>[media:2]</p>' +
      '<table><thead><tr><th>Method</th><th>Days</th></tr></thead><tbody><tr><td>Card</td><td>2</td></tr></tbody></table>',
  }
  const LOST: Record<string, string[]> = {
    'word.html': ['A chart of stakes', 'This picture is on the device that the text was copied from.'],
    'wordpress.html': [
      'https://other.example/sound.mp3',
      'Only pictures and YouTube videos can be taken over.',
    ],
  }

  for (const [name, expected] of Object.entries(NESTED_TEXT)) {
    test(`${name} keeps headings, nested lists, tables, links and pictures, and nothing that runs @soak`, async ({
      page,
      request,
      token,
    }) => {
      const { id } = await anArticle(request, token)
      const text = await openEditor(page, id)
      await text.click()
      await page.keyboard.press('Control+a')
      const html = await readFile(`test/fixtures/paste/${name}`, 'utf8')
      await giveFiles(text, 'paste', [], html.replaceAll('{picture}', PICTURE))
      const pictures = expected.includes('[media:1]') ? 1 : 0
      await expect(text.locator('.medium-card__picture')).toHaveCount(pictures)
      const failed = page.getByRole('group', { name: 'Not taken over' })
      for (const words of LOST[name] ?? []) await expect(failed).toContainText(words)
      if (LOST[name] === undefined) await expect(failed).toBeHidden()
      await saveArticle(page)
      const stored = await storedArticle(request, id)
      expect(stored.content).toBe(expected)
      for (const { url } of stored.contentMedia)
        expect(url).toMatch(/^\/media\/[0-9a-f]{24}(?:g[0-9a-f]{6})?-90x60\.webp$|youtube/)
      if (name === 'wordpress.html')
        expect(stored.contentMedia).toMatchObject([
          { type: 'image', caption: 'Our first payout', alt: 'A payout slip' },
          { type: 'youtube' },
        ])
      expect(await page.evaluate(() => 'pwned' in window)).toBe(false)
    })
  }
})
