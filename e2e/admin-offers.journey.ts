/** Bonuses and games in the admin area: visitors see saved changes at the next request. */
import type { APIRequestContext, Page } from '@playwright/test'
import { aCasino, bearer, expect, test } from './signed-in.ts'

const unique = (name: string) => `${name} ${crypto.randomUUID().slice(0, 8)}`
const dialogOf = (page: Page, title: string) => page.getByRole('dialog', { name: title, exact: true })
const toast = (page: Page) => page.locator('.toast')
const seen = async (request: APIRequestContext, path: string) =>
  (await (await request.get(path)).json()) as unknown

async function create(request: APIRequestContext, token: string, path: string, data: object) {
  const response = await request.post(path, { headers: bearer(token), data })
  expect(response.status()).toBe(201)
  return ((await response.json()) as { id: number }).id
}

const aBonus = (request: APIRequestContext, token: string, data: object) =>
  create(request, token, '/api/admin/bonuses', {
    description: 'A bonus that exists in journeys only.',
    type: 'welcome',
    amount: '€100',
    ...data,
  })

test('a bonus is created by keyboard alone and is public at the next request @soak', async ({
  page,
  request,
  token,
}) => {
  const [title, casino] = [unique('Keyboard bonus'), unique('Keyboard Casino')]
  const casinoId = await aCasino(request, token, { name: casino })
  await page.goto('/admin/bonuses')
  await page.getByRole('button', { name: 'Add Bonus' }).focus()
  await page.keyboard.press('Enter')
  const dialog = dialogOf(page, 'New Bonus')
  await dialog.getByLabel('Title').focus()
  await page.keyboard.type(title)
  await page.keyboard.press('Tab')
  await page.keyboard.type('Twenty spins for nothing.')
  await page.keyboard.press('Tab')
  await page.keyboard.press('n')
  await expect(dialog.getByLabel('Type')).toHaveValue('no-deposit')
  await page.keyboard.press('Tab')
  await page.keyboard.type('20 spins')
  await page.keyboard.press('Tab')
  await page.keyboard.type(casino)
  await expect(dialog.getByRole('listbox').getByRole('option')).toHaveText([casino])
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('button', { name: `Remove ${casino}` })).toBeVisible()
  await dialog.getByRole('button', { name: 'Save', exact: true }).focus()
  await page.keyboard.press('Enter')
  await expect(toast(page)).toContainText('Bonus created')
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('row', { name: title })).toContainText('no-deposit')
  expect(await seen(request, `/api/bonuses?casinoId=${casinoId}`)).toMatchObject([
    { title, type: 'no_deposit', amount: '20 spins', validUntil: null },
  ])
  await page.goto(`/bonuses?type=no_deposit&search=${encodeURIComponent(casino)}`)
  await expect(page.getByRole('link', { name: `20 spins at ${casino}` })).toBeVisible()
})

test('a type of its own and an end are kept, and an ended bonus no longer pretends @soak', async ({
  page,
  request,
  token,
}) => {
  const casinoId = await aCasino(request, token)
  const title = unique('Passing bonus')
  const id = await aBonus(request, token, { title, casinoId })
  await page.goto(`/admin/bonuses?edit=${id}`)
  const dialog = dialogOf(page, 'Edit Bonus')
  await dialog.getByLabel('Type').selectOption('Another type...')
  await dialog.getByLabel('Other type').fill('High-Roller')
  await dialog.getByRole('tab', { name: 'Details' }).click()
  await dialog.getByLabel('Valid until').fill('2020-01-31')
  await dialog.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(toast(page)).toContainText('Bonus updated')
  expect(await seen(request, `/api/bonuses/${id}`)).toMatchObject({
    type: 'High-Roller',
    validUntil: '2020-01-31T23:59:59.000Z',
  })
  await page.goto(`/bonus/${id}`)
  await expect(
    page.getByRole('region', { name: 'Claim This Bonus' }).getByRole('button', { name: 'Offer ended' }),
  ).toBeDisabled()
  const head = page.getByRole('region', { name: title })
  await expect(head.getByText('Inactive', { exact: true })).toBeVisible()
  await expect(head.getByText('High-Roller', { exact: true })).toBeVisible()
  await page.goto(`/admin/bonuses?status=ended&search=${encodeURIComponent(title)}`)
  const row = page.getByRole('row', { name: title })
  await expect(row).toContainText('High-Roller')
  await expect(row).toContainText('Ended')
  await expect(row).not.toContainText(/Active|Expired/)
  await page.goto(`/admin/bonuses?edit=${id}`)
  await expect(dialog.getByLabel('Other type')).toHaveValue('High-Roller')
})

test('errors of a bonus are beside the fields and on the tab, in the words of the rules @soak', async ({
  page,
}) => {
  await page.goto('/admin/bonuses?edit=new')
  const dialog = dialogOf(page, 'New Bonus')
  await dialog.getByRole('tab', { name: 'Details' }).click()
  const image = dialog.getByRole('textbox', { name: /^Image URL/ })
  await image.fill('nowhere')
  await dialog.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(dialog.getByRole('tab', { name: /^Basic/ })).toHaveAttribute('aria-selected', 'true')
  await expect(dialog.getByLabel('Title')).toBeFocused()
  for (const message of ['Bonus type is required', 'Amount is required', 'Casino is required'])
    await expect(dialog.getByText(message)).toBeVisible()
  await dialog.getByRole('tab', { name: /^Details/ }).click()
  await expect(dialog.getByText('Image URL must be a valid URL or empty')).toBeVisible()
  await expect(image).toHaveValue('nowhere')
})

test('a bonus is hidden, deleted and taken back @soak', async ({ page, request, token }) => {
  const title = unique('Hidden bonus')
  const casinoId = await aCasino(request, token)
  const id = await aBonus(request, token, { title, casinoId })
  await page.goto(`/admin/bonuses?search=${encodeURIComponent(title)}`)
  const row = page.getByRole('row', { name: title })
  await row.getByRole('button', { name: /^Edit/ }).click()
  const dialog = dialogOf(page, 'Edit Bonus')
  await dialog.getByRole('tab', { name: 'Status' }).click()
  await dialog.getByRole('switch', { name: 'Active' }).click()
  await dialog.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(row).toContainText('Inactive')
  expect(await seen(request, `/api/bonuses?casinoId=${casinoId}`)).toEqual([])
  await row.getByRole('button', { name: /^Delete/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect(toast(page)).toContainText('Bonus deleted')
  expect((await request.get(`/api/bonuses/${id}`)).status()).toBe(404)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(row).toBeVisible()
  expect(await seen(request, `/api/bonuses/${id}`)).toMatchObject({ title, isActive: false })
})

test('a game is created with its numbers and casinos, and visitors play it there @soak', async ({
  page,
  request,
  token,
}) => {
  const [name, casino, hidden] = [unique('Journey Game'), unique('Playing Casino'), unique('Hidden Casino')]
  await aCasino(request, token, { name: casino })
  await aCasino(request, token, { name: hidden, isActive: false })
  await page.goto('/admin/games')
  await page.getByRole('button', { name: 'Add Game' }).click()
  const dialog = dialogOf(page, 'New Game')
  await dialog.getByLabel('Name').fill(name)
  await dialog.getByLabel('Provider').fill('A studio of its own')
  await dialog.getByLabel('Type', { exact: true }).selectOption('Table')
  await dialog.getByRole('tab', { name: 'Details' }).click()
  await expect(dialog.getByLabel('RTP')).toHaveValue('96')
  await expect(dialog.getByLabel('Minimum bet')).toHaveValue('0.1')
  await expect(dialog.getByLabel('Maximum bet')).toHaveValue('100')
  await dialog.getByLabel('RTP').press('ArrowUp')
  await dialog.getByLabel('Maximum bet').fill('-1')
  await dialog.getByRole('combobox', { name: 'Tags' }).fill(' Cards ')
  await dialog.getByRole('combobox', { name: 'Tags' }).press('Enter')
  await dialog.getByRole('tab', { name: 'Casinos' }).click()
  const search = dialog.getByRole('combobox', { name: 'Casinos: search casinos' })
  for (const one of [casino, hidden]) {
    await search.fill(one)
    await dialog.getByRole('option', { name: one }).click()
  }
  await dialog.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(dialog.getByText(/^Maximum bet must be/)).toBeVisible()
  await dialog.getByLabel('Volatility').selectOption('High')
  await dialog.getByLabel('Maximum bet').fill('250.25')
  await dialog.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(toast(page)).toContainText('Game created')
  const row = page.getByRole('row', { name })
  for (const text of ['A studio of its own', 'Table Games', '96.01%', 'High', 'Active'])
    await expect(row).toContainText(text)
  const [game] = (await seen(request, `/api/games?search=${encodeURIComponent(name)}`)) as { id: number }[]
  expect(game).toMatchObject({ rtp: 96.01, volatility: 'high', minBet: 0.1, maxBet: 250.25, tags: ['Cards'] })
  expect(await seen(request, `/api/game-casinos/${game?.id}`)).toMatchObject([{ name: casino }])
  await page.goto(`/game/${game?.id}`)
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
})

test('a game is changed, hidden, deleted and taken back @soak', async ({ page, request, token }) => {
  const name = unique('Changing Game')
  const id = await create(request, token, '/api/admin/games', {
    name,
    provider: 'NetEnt',
    type: 'slot',
    rtp: 95,
    volatility: 'low',
  })
  await page.goto(`/admin/games?search=${encodeURIComponent(name)}`)
  const row = page.getByRole('row', { name })
  await row.getByRole('button', { name: `Edit ${name}` }).click()
  const dialog = dialogOf(page, 'Edit Game')
  await dialog.getByLabel('Type', { exact: true }).selectOption('Live')
  await dialog.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(toast(page)).toContainText('Game updated')
  await expect(row).toContainText('Live Casino')
  expect(await seen(request, `/api/games/${id}`)).toMatchObject({ type: 'live', category: ['Live Casino'] })
  await row.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Deactivate' }).click()
  await expect(row).toContainText('Inactive')
  expect(await seen(request, `/api/games?search=${encodeURIComponent(name)}`)).toEqual([])
  await row.getByRole('button', { name: `Delete ${name}` }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect(toast(page)).toContainText('Game deleted')
  expect((await request.get(`/api/games/${id}`)).status()).toBe(404)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(row).toBeVisible()
})

test('pasted terms are taken, saved, and what visitors read', async ({ page, request, token }) => {
  const casinoId = await aCasino(request, token)
  const id = await aBonus(request, token, { title: unique('Pasted bonus'), casinoId })
  await page.goto(`/admin/bonuses?edit=${id}`)
  const dialog = dialogOf(page, 'Edit Bonus')
  await dialog.getByRole('tab', { name: 'Terms' }).click()
  await dialog
    .getByLabel('Paste the casino’s terms')
    .fill(
      'First deposit: 100% up to €100. Second deposit: 50% up to €200. Third deposit: 25% up to €300. Wagering 35x bonus, max bet €5. The bonus can be withdrawn once it has been wagered.',
    )
  await dialog.getByRole('button', { name: 'Read the terms' }).click()
  await dialog.getByRole('button', { name: 'Drop Highest bet' }).click()
  await dialog.getByRole('button', { name: 'Take Wagering' }).click()
  await expect(dialog.getByLabel('Wagering, times')).toHaveValue('35')
  await dialog.getByRole('button', { name: 'Take all' }).click()
  await expect(dialog.getByLabel('Highest bonus').nth(2)).toHaveValue('300 EUR')
  await dialog.getByLabel('Days to wager', { exact: true }).fill('soon')
  await dialog.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(dialog.getByText('Days must be a number')).toBeVisible()
  await dialog.getByLabel('Days to wager', { exact: true }).fill('30')
  await dialog.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(toast(page)).toContainText('Bonus updated')
  expect(await seen(request, `/api/bonuses/${id}`)).toMatchObject({
    offerTerms: { kind: 'match', maxBet: null, daysToWager: 30, wagering: { multiple: 35, base: 'bonus' } },
  })
  await page.goto(`/bonus/${id}`)
  const terms = page.getByRole('table', { name: 'Terms as data' })
  await expect(terms.getByRole('row', { name: 'Second deposit' })).toContainText('50% up to €200')
  await expect(page.getByRole('row', { name: 'Highest bet' })).toContainText('Not stated')
  await expect(page.getByRole('region', { name: 'Reality check' })).toContainText('€3,500')
  await page.getByText('Try your own numbers').click()
  const later = page.getByRole('table', { name: 'The later steps of the package' })
  await expect(later.getByRole('row', { name: 'Third deposit' })).toContainText('%')
})
