/** Pictures in the admin area: uploaded, chosen, described, shown to visitors and deleted. */
import type { Locator, Page } from '@playwright/test'
import { aPicture } from '../test/pictures.ts'
import { expectAccessible, expectNoSideways } from './accessible.ts'
import { aCasino, bearer, expect, test, toast } from './signed-in.ts'

const NOT_OURS = 'This file is not a picture we can use. Send a JPEG, PNG, WebP, AVIF or GIF.'
const ADDRESS = /^\/media\/[0-9a-f]{24}(?:g[0-9a-f]{6})?-(\d+)x(\d+)\.webp$/

interface PictureFile {
  name: string
  mimeType: string
  buffer: Buffer
}

async function aFile(name: string, size = { width: 800, height: 600 }): Promise<PictureFile> {
  return { name, mimeType: 'image/jpeg', buffer: await aPicture('jpeg', size) }
}
const aPage = (name: string): PictureFile => ({
  name,
  mimeType: 'image/png',
  buffer: Buffer.from('<!doctype html><script>alert(1)</script>'),
})
const own = (name: string) => `${name} ${crypto.randomUUID().slice(0, 8)}.jpg`

/** Drops files on an element, or pastes them, as a hand would. */
async function give(target: Locator, kind: 'drop' | 'paste', files: readonly PictureFile[]): Promise<void> {
  const plain = files.map(({ name, mimeType, buffer }) => ({
    name,
    mimeType,
    bytes: buffer.toString('base64'),
  }))
  await target.evaluate(
    (element, [how, given]) => {
      const transfer = new DataTransfer()
      for (const { name, mimeType, bytes } of given) {
        const content = Uint8Array.from(atob(bytes), (letter) => letter.codePointAt(0) ?? 0)
        transfer.items.add(new File([content], name, { type: mimeType }))
      }
      const common = { bubbles: true, cancelable: true }
      if (how === 'paste') {
        element.dispatchEvent(new ClipboardEvent('paste', { ...common, clipboardData: transfer }))
        return
      }
      for (const type of ['dragenter', 'dragover', 'drop'])
        element.dispatchEvent(new DragEvent(type, { ...common, dataTransfer: transfer }))
    },
    [kind, plain] as const,
  )
}

async function openForm(page: Page, id: number) {
  await page.goto(`/admin/casinos?edit=${id}`)
  const dialog = page.getByRole('dialog', { name: /kazino/ })
  const address = dialog.getByRole('textbox', { name: /^Logo URL/ })
  await expect(address).toBeVisible()
  return {
    dialog,
    address,
    chooser: dialog.getByLabel('Logo URL: picture to upload'),
    save: async () => {
      await dialog.getByRole('button', { name: 'Sačuvaj' }).click()
      await expect(toast(page, 'Kazino ažuriran')).toBeVisible()
    },
  }
}

test('a picture uploaded by button is shown to visitors in their width, with its size @soak', async ({
  page,
  request,
  token,
}) => {
  const id = await aCasino(request, token)
  const form = await openForm(page, id)
  const choosing = page.waitForEvent('filechooser')
  await form.dialog.getByRole('button', { name: 'Upload' }).click()
  await (await choosing).setFiles(await aFile('logo.jpg', { width: 1000, height: 750 }))
  await expect(form.address).toHaveValue(ADDRESS)
  await form.save()

  await page.goto(`/casino/${id}`)
  const logo = page.locator('main .logo').first()
  await expect(logo).toHaveAttribute('src', ADDRESS)
  await expect(logo).toHaveAttribute('width', '1000')
  await expect(logo).toHaveAttribute('height', '750')
  await expect(logo).toHaveAttribute('sizes', '112px')
  // The narrowest file is sufficient for a logo of 96 pixels.
  await expect
    .poll(() => logo.evaluate((image: HTMLImageElement) => image.currentSrc))
    .toMatch(/\/media\/[0-9a-f]{24}(?:g[0-9a-f]{6})?-320\.webp$/)
  expect(await logo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  const file = await request.get((await logo.getAttribute('src')) ?? '')
  expect([file.status(), file.headers()['content-type'], file.headers()['cache-control']]).toEqual([
    200,
    'image/webp',
    'public, max-age=31536000, immutable',
  ])
})

test('a picture is dropped on the field, another pasted over it, and taken away again', async ({
  page,
  request,
  token,
}) => {
  const form = await openForm(page, await aCasino(request, token))
  await give(form.address, 'drop', [await aFile('dropped.jpg', { width: 200, height: 100 })])
  await expect(form.address).toHaveValue(/-200x100\.webp$/)
  await expect(form.dialog.getByRole('button', { name: 'Replace' })).toBeVisible()
  await give(form.address, 'paste', [await aFile('pasted.jpg', { width: 120, height: 90 })])
  await expect(form.address).toHaveValue(/-120x90\.webp$/)
  await form.dialog.getByRole('button', { name: 'Remove', exact: true }).click()
  await expect(form.address).toHaveValue('')
})

test('a refused file says why beside the field, and neither the picture nor the page is lost @soak', async ({
  page,
  request,
  token,
}) => {
  const form = await openForm(page, await aCasino(request, token, { logoUrl: '/art/logo/Before.svg' }))
  await form.chooser.setInputFiles(aPage('holiday.png'))
  await expect(form.dialog.getByText(NOT_OURS)).toBeVisible()
  await form.chooser.setInputFiles({
    name: 'large.jpg',
    mimeType: 'image/jpeg',
    buffer: Buffer.alloc(9 * 1024 * 1024),
  })
  await expect(form.dialog.getByText('This file is larger than 8 MB. Send a smaller one.')).toBeVisible()
  await expect(form.dialog.getByText(NOT_OURS)).toBeHidden()
  // A file dropped beside the field must not replace the page.
  await give(form.dialog.getByLabel('License'), 'drop', [await aFile('beside.jpg')])
  await expect(form.address).toHaveValue('/art/logo/Before.svg')
  await expectAccessible(page)
})

test('a connection that breaks offers the same file once more @soak', async ({ page, request, token }) => {
  const form = await openForm(page, await aCasino(request, token))
  await page.route('**/api/admin/media?*', (route) => route.abort(), { times: 1 })
  await form.chooser.setInputFiles(await aFile('again.jpg'))
  await expect(form.dialog.getByText('The picture could not be sent.', { exact: false })).toBeVisible()
  await form.dialog.getByRole('button', { name: 'Try again' }).click()
  await expect(form.address).toHaveValue(ADDRESS)
})

test('an upload goes on after the session is renewed @soak', async ({ page, request, token }) => {
  const form = await openForm(page, await aCasino(request, token))
  await request.post('/api/auth/logout', { headers: bearer(token) })
  await form.chooser.setInputFiles(await aFile('patient.jpg'))
  const again = page.getByRole('dialog', { name: 'Your session has ended' })
  await again.getByLabel('Password').fill('evenhand-e2e')
  await again.getByRole('button', { name: 'Prijavi se' }).click()
  await expect(form.address).toHaveValue(ADDRESS)
})

test('a picture is chosen from the library by keyboard, and cannot be deleted while it is shown @soak', async ({
  page,
  request,
  token,
}) => {
  const name = own('harbour')
  const uploaded = await request.post(`/api/admin/media?name=${encodeURIComponent(name)}`, {
    headers: bearer(token),
    data: await aPicture('png'),
  })
  expect(uploaded.status()).toBe(201)
  const casino = `Harbour Casino ${crypto.randomUUID().slice(0, 8)}`
  const form = await openForm(page, await aCasino(request, token, { name: casino }))
  await form.dialog.getByRole('button', { name: 'Library' }).focus()
  await page.keyboard.press('Enter')
  const library = page.getByRole('dialog', { name: 'Choose a picture' })
  await library.getByRole('searchbox', { name: 'Search pictures' }).focus()
  await page.keyboard.type(name)
  const choice = library.getByRole('button', { name })
  await expect(library.getByText('1 picture', { exact: true })).toBeVisible()
  await expectAccessible(page)
  await choice.focus()
  await page.keyboard.press('Enter')
  await expect(library).toBeHidden()
  await expect(form.address).toHaveValue(/-400x300\.webp$/)
  await form.save()

  await page.goto(`/admin/media?search=${encodeURIComponent(name)}`)
  await expect(page.getByText('Used once')).toBeVisible()
  await page.getByRole('button', { name: `Delete ${name}` }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect(
    toast(page, `This picture is used by casino “${casino}”. Take it out there first.`),
  ).toBeVisible()
  await expect(page.getByRole('heading', { name })).toBeVisible()
})

test('the library takes many at once, describes, finds and deletes them @soak', async ({ page }) => {
  const names = [own('lighthouse'), own('pier')] as const
  await page.goto('/admin/media')
  await expect(page.getByRole('heading', { name: 'Media' })).toBeVisible()
  const files = await Promise.all(names.map((name) => aFile(name)))
  await give(page.getByRole('heading', { name: 'Media' }), 'drop', [...files, aPage('notes.png')])
  for (const name of names) await expect(page.getByRole('heading', { name })).toBeVisible()
  const failed = page.getByRole('list', { name: 'Uploads' })
  await expect(failed.getByText(NOT_OURS)).toBeVisible()
  await failed.getByRole('button', { name: 'Forget notes.png' }).click()
  await expect(failed).toBeHidden()

  const card = page.getByRole('listitem').filter({ hasText: names[0] })
  await card.getByText('No alternative text').click()
  const words = `A lighthouse in the fog ${names[0]}`
  await page.keyboard.type(words)
  await card.getByRole('button', { name: 'Save' }).click()
  await expect(card.getByText(words)).toBeVisible()
  await expectAccessible(page)
  await expectNoSideways(page, [320, 390, 768, 1024])

  await page.getByRole('searchbox', { name: 'Search pictures' }).fill(words)
  await expect(page.getByText('1 picture', { exact: true })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { name: names[0] })).toBeVisible()
  await page.getByRole('button', { name: `Delete ${names[0]}` }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect(toast(page, 'Picture deleted')).toBeVisible()
  await expect(page.getByText('No pictures found')).toBeVisible()
})
