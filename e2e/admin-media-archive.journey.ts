/** The library of one site goes into another as one file. */
import { startServer } from '../script/with-server.ts'
import { aPicture } from '../test/pictures.ts'
import { expectAccessible, expectNoSideways } from './accessible.ts'
import { expect, test } from './quiet-page.ts'
import { bearer, keepLogin, OWNER, signIn } from './signed-in.ts'

test('pictures are exported, deleted, and come back with their texts under their addresses', async ({
  page,
  playwright,
}) => {
  test.setTimeout(180_000)
  const owner = { OWNER_USERNAME: OWNER.username, OWNER_PASSWORD: OWNER.password }
  const server = await startServer(owner, ['--empty'])
  const request = await playwright.request.newContext({ baseURL: server.origin })
  try {
    const login = await signIn(request, OWNER)
    const headers = bearer(login.token)
    const pictures: { id: number; address: string }[] = []
    for (const name of ['one.png', 'two.png']) {
      const data = await aPicture('png')
      const answer = await request.post(`/api/admin/media?name=${name}`, { headers, data })
      pictures.push((await answer.json()) as { id: number; address: string })
    }
    const path = `/api/admin/media/${pictures[0]?.id}`
    await request.put(path, { headers, data: { alt: 'The first of two' } })
    await keepLogin(page, login)
    await page.goto(`${server.origin}/admin/media`)
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Export all' }).click(),
    ])
    expect(download.suggestedFilename()).toMatch(/^evenhand-media-\d{4}-\d\d-\d\d\.tar$/)
    const archive = await download.path()
    await request.delete(path, { headers })
    expect((await request.get(pictures[0]?.address ?? '')).status()).toBe(404)

    const panel = page.getByRole('region', { name: 'Import of an archive' })
    await page.getByLabel('Media archive').setInputFiles(archive)
    await expect(panel.getByRole('heading', { name: 'All pictures are added' })).toBeVisible()
    await expect(panel.getByRole('status')).toContainText('1 added, 1 already here')
    expect((await request.get(pictures[0]?.address ?? '')).status()).toBe(200)
    await expect(page.getByText('The first of two')).toBeVisible()
    await expectNoSideways(page, [390, 1440])
    await expectAccessible(page)

    const wrong = {
      name: 'wrong.tar',
      mimeType: 'application/x-tar',
      buffer: Buffer.from('No archive at all'),
    }
    await page.getByLabel('Media archive').setInputFiles(wrong)
    await expect(panel.getByRole('alert')).toContainText('This file is no media archive')
    await panel.getByRole('button', { name: 'Close' }).click()
    await expect(panel).toHaveCount(0)
  } finally {
    await request.dispose()
    await server.stop()
  }
})
