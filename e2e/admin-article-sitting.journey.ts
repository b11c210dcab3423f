/** A long article in one session: written, 40 pictures dropped and pasted, previewed and scheduled. */
import { aPicture } from '../test/pictures.ts'
import { closePreview, group, openPreview, textOf } from './article-editor.ts'
import { giveFiles } from './give-files.ts'
import { expect, test, toast } from './signed-in.ts'

const PICTURES = 40

test('an article of 40 pictures is written, pasted, previewed and scheduled in one sitting @soak', async ({
  page,
  request,
}) => {
  // Forty pictures are encoded one by one.
  test.setTimeout(300_000)
  const name = `One sitting ${crypto.randomUUID().slice(0, 8)}`
  const widths = Array.from({ length: PICTURES }, (_, index) => 60 + index)
  const files = await Promise.all(
    widths.map(async (width) => ({
      name: `picture-${width}.png`,
      mimeType: 'image/png',
      buffer: await aPicture('png', { width, height: 30 }),
    })),
  )
  await page.goto('/admin/blog/new')
  await page.getByRole('textbox', { name: 'Title' }).fill(name)
  await page.getByRole('textbox', { name: 'Title' }).press('Enter')
  const text = textOf(page)
  await expect(text).toBeFocused()
  await page.keyboard.type('The first paragraph, which is as long as a text has to be at the least.')
  await page.keyboard.press('Enter')
  const described = text.getByLabel('Alternative text')
  await giveFiles(text, 'drop', files.slice(0, PICTURES / 2))
  await expect(described).toHaveCount(PICTURES / 2, { timeout: 120_000 })
  await text.click({ position: { x: 5, y: 5 } })
  await page.keyboard.press('Control+End')
  await giveFiles(text, 'paste', files.slice(PICTURES / 2))
  await expect(described).toHaveCount(PICTURES, { timeout: 120_000 })
  await described.first().fill('The first of forty')

  await page.getByLabel('Excerpt').fill('An article that was written in one sitting.')
  await page.getByLabel('Category').selectOption('guides')
  await page.getByLabel('Author').fill('Milena')
  await group(page, 'Meta')
  await page.getByLabel('Meta description').fill('An article that was written in one sitting.')

  const preview = await openPreview(page)
  await expect(preview.getByRole('heading', { level: 1 })).toHaveText(name)
  await expect(preview.locator('figure.media img')).toHaveCount(PICTURES)
  await closePreview(page)

  await page.getByRole('button', { name: 'Tomorrow at 9:00' }).click()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(toast(page, 'Post created')).toBeVisible()
  await expect(page).toHaveURL(/\/admin\/blog\/\d+$/)
  await expect(page.getByText('Scheduled', { exact: true })).toBeVisible()

  const id = Number(/\d+$/.exec(page.url())?.[0])
  expect((await request.get(`/api/blog/${id}`)).status()).toBe(404)
  // A reload shows the stored state: all pictures, the first with its description.
  await page.reload()
  await expect(described).toHaveCount(PICTURES)
  await expect(described.first()).toHaveValue('The first of forty')
})
