/** The library is exported as one file and imported again. */
import { aPicture } from '../test/pictures.ts'
import { expectAccessible, expectNoSideways } from './accessible.ts'
import { bearer, expect, test } from './signed-in.ts'

test('pictures are exported, deleted, and come back with their texts under their addresses @soak', async ({
  page,
  request,
  token,
}) => {
  test.setTimeout(120_000)
  const headers = bearer(token)
  const alt = `Of an archive ${crypto.randomUUID().slice(0, 8)}`
  const data = await aPicture('png')
  const uploaded = await request.post('/api/admin/media?name=archived.png', { headers, data })
  const { id, address } = (await uploaded.json()) as { id: number; address: string }
  await request.put(`/api/admin/media/${id}`, { headers, data: { alt } })

  await page.goto(`/admin/media?search=${alt}`)
  await expect(page.getByText(alt)).toBeVisible()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export all' }).click(),
  ])
  expect(download.suggestedFilename()).toMatch(/^evenhand-media-\d{4}-\d\d-\d\d\.tar$/)
  const archive = await download.path()
  await request.delete(`/api/admin/media/${id}`, { headers })
  expect((await request.get(address)).status()).toBe(404)

  const panel = page.getByRole('region', { name: 'Import of an archive' })
  await page.getByLabel('Media archive').setInputFiles(archive)
  await expect(panel.getByRole('heading', { name: 'All pictures are added' })).toBeVisible()
  // Other journeys upload and delete meanwhile.
  await expect(panel.getByRole('status')).toContainText(/[1-9]\d* added/)
  expect((await request.get(address)).status()).toBe(200)
  await expect(page.getByText(alt)).toBeVisible()
  await expectNoSideways(page, [390, 1440])
  await expectAccessible(page)

  const wrong = { name: 'wrong.tar', mimeType: 'application/x-tar', buffer: Buffer.from('No archive at all') }
  await page.getByLabel('Media archive').setInputFiles(wrong)
  await expect(panel.getByRole('alert')).toContainText('This file is no media archive')
  await panel.getByRole('button', { name: 'Close' }).click()
  await expect(panel).toHaveCount(0)
})
