/** Facts of a game that are not stated: never invented by the form, shown as such, and found by staff. */
import type { Page } from '@playwright/test'
import { expectAccessible } from './accessible.ts'
import { bearer, expect, test, toast } from './signed-in.ts'

const unique = (name: string) => `${name} ${crypto.randomUUID().slice(0, 8)}`
const dialogOf = (page: Page, title: string) => page.getByRole('dialog', { name: title, exact: true })

test('a new game is saved as it is shown, and a cleared number is not stated, also after a reload @soak', async ({
  page,
  request,
  token,
}) => {
  const name = unique('Unknown Game')
  await page.goto('/admin/games')
  await page.getByRole('button', { name: 'Add Game' }).click()
  const dialog = dialogOf(page, 'New Game')
  await dialog.getByLabel('Name').fill(name)
  await dialog.getByLabel('Provider').fill('A studio of its own')
  await dialog.getByLabel('Type', { exact: true }).selectOption('Slot')
  await dialog.getByRole('tab', { name: 'Details' }).click()
  await expect(dialog.getByLabel('RTP')).toHaveValue('96')
  await expectAccessible(page)
  await dialog.getByLabel('RTP').fill('')
  await dialog.getByLabel('Maximum bet').fill('50')
  await dialog.getByLabel('Volatility').selectOption('Not stated')
  await dialog.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(toast(page, 'Game created')).toBeVisible()

  const games = await request.get(`/api/games?search=${encodeURIComponent(name)}`)
  const [game] = (await games.json()) as { id: number }[]
  expect(game).toMatchObject({ rtp: null, volatility: null, minBet: 0.1, maxBet: 50 })

  await page.goto(`/admin/games?edit=${game?.id}`)
  const edit = dialogOf(page, 'Edit Game')
  await edit.getByRole('tab', { name: 'Details' }).click()
  await expect(edit.getByLabel('RTP')).toHaveValue('')
  await expect(edit.getByLabel('Minimum bet')).toHaveValue('0.1')
  await edit.getByLabel('RTP').fill('95.5')
  await edit.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(toast(page, 'Game updated')).toBeVisible()
  const saved = await request.get(`/api/games/${game?.id}`)
  expect(await saved.json()).toMatchObject({ rtp: 95.5, volatility: null })
  await request.delete(`/api/admin/games/${game?.id}`, { headers: bearer(token) })
})

test('visitors read "Not stated", and staff find the game among those that lack facts @soak', async ({
  page,
  request,
  token,
}) => {
  const name = unique('Bare Game')
  const created = await request.post('/api/admin/games', {
    headers: bearer(token),
    data: { name, provider: 'NetEnt', type: 'slot', rtp: null, volatility: null },
  })
  const { id } = (await created.json()) as { id: number }
  await page.goto(`/game/${id}`)
  const statistics = page.getByRole('complementary', { name: 'Game Statistics' })
  await expect(statistics.getByText('Not stated')).toHaveCount(3)
  await expect(page.locator('body')).not.toContainText('0.0%')

  await page.goto('/admin')
  await page
    .getByRole('region', { name: 'To do' })
    .getByRole('link', { name: /games? lacks? facts$/ })
    .click()
  await expect(page).toHaveURL(/\/admin\/games\?missing=true$/)
  await page.getByRole('searchbox', { name: 'Search games' }).fill(name)
  const row = page.getByRole('row', { name })
  await expect(row).toContainText('Description, RTP, Volatility, Minimum bet, Maximum bet')
  // The previous rows are faint while the search runs.
  await expect(page.locator('tbody tr')).toHaveCount(1)
  await expectAccessible(page)
  await page.getByRole('combobox', { name: 'Missing facts' }).selectOption('Missing facts: not filtered')
  await expect(page.getByRole('columnheader', { name: 'Missing facts' })).toHaveCount(0)
  await request.delete(`/api/admin/games/${id}`, { headers: bearer(token) })
})
