/** Facts with history: the entries of a save, refused saves, and fact checks. */
import { aCasino, bearer, expect, test, toast } from './signed-in.ts'

test('a change by the casino is previewed, and is on its page, in the feed and as a mark', async ({
  page,
  request,
  token,
}) => {
  const casinoId = await aCasino(request, token)
  const title = `Remembered offer ${crypto.randomUUID().slice(0, 8)}`
  const created = await request.post('/api/admin/bonuses', {
    headers: bearer(token),
    data: {
      title,
      description: 'A bonus that exists in journeys only.',
      type: 'welcome',
      amount: '€100',
      casinoId,
      wageringRequirement: '35×',
    },
  })
  const { id } = (await created.json()) as { id: number }
  await page.goto(`/admin/bonuses?edit=${id}`)
  const dialog = page.getByRole('dialog', { name: 'Edit Bonus' })
  await dialog.getByRole('tab', { name: 'Details' }).click()
  await dialog.getByLabel('Wagering requirement').fill('40×')
  const preview = dialog.getByRole('group', { name: 'Visitors will read in the history' })
  await expect(preview).toContainText('Wagering 35× → 40×')
  await preview.getByLabel('Who changed it').selectOption('Changed by the casino')
  await preview.getByLabel('Source').fill('Bonus terms, section 4')
  await dialog.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(toast(page, 'Bonus updated')).toBeVisible()
  await page.goto(`/bonus/${id}`)
  await expect(page.getByText(/^Got worse on \d/).first()).toBeVisible()
  await page.getByRole('link', { name: 'What changed' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(title)
  await expect(page.getByRole('img', { name: /^Wagering: 35× from/ })).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: 'Wagering 35× → 40×' })).toContainText(
    'Changed by the casino · Bonus terms, section 4',
  )
  expect(await (await request.get('/changes/feed.xml')).text()).toContain(`${title} at `)
})

test('a blocked word is named at its field, and nothing typed is lost', async ({ page, request, token }) => {
  const casinoId = await aCasino(request, token)
  await page.goto(`/admin/casinos?edit=${casinoId}`)
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Description').fill('A risk-free place to begin with.')
  await dialog.getByRole('button', { name: 'Sačuvaj' }).click()
  await expect(dialog.getByText('Gambling is never without risk.', { exact: false }).first()).toBeVisible()
  await expect(dialog.getByLabel('Description')).toHaveValue('A risk-free place to begin with.')
})

test('a fact is kept as still true by keyboard, and its page says so', async ({ page, request, token }) => {
  const name = `Checked Casino ${crypto.randomUUID().slice(0, 8)}`
  const casinoId = await aCasino(request, token, { name })
  await page.goto(`/admin/facts?search=${encodeURIComponent(name)}`)
  const row = page.getByRole('row', { name: `Licence ${name}` })
  await row.getByRole('button', { name: 'Still true' }).focus()
  await page.keyboard.press('Enter')
  await expect(row).toBeHidden()
  await expect(page.getByRole('row')).toHaveCount(1 + 4)
  await page.goto(`/casino/${casinoId}`)
  await expect(page.locator('#checks')).toContainText(/Licence: Checked \w+ \d+, \d{4}/)
})
