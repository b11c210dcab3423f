/** A casino without any stated fact: created by staff, and all its public pages. */
import { aCasino, bearer, expect, test, toast } from './signed-in.ts'

const UNKNOWN = { establishedYear: null, license: null, safetyIndex: null }

test('a new casino whose first values are cleared is saved without facts @soak', async ({
  page,
  request,
}) => {
  const name = `Unstated Casino ${Date.now()}`
  await page.goto('/admin/casinos?edit=new')
  const dialog = page.getByRole('dialog', { name: /kazino/ })
  await dialog.getByLabel('Name').fill(name)
  await dialog.getByLabel('Description').fill('A casino that nobody has looked into yet.')
  await dialog.getByLabel('Website URL').fill('https://unstated.example')
  await dialog.getByLabel('Established year').fill('')
  await dialog.getByRole('textbox', { name: 'Safety index as a number' }).fill('')
  await dialog.getByRole('button', { name: 'Sačuvaj' }).click()
  await expect(toast(page, 'Kazino kreiran')).toBeVisible()
  const [saved] = (await (await request.get(`/api/casinos?search=${encodeURIComponent(name)}`)).json()) as {
    id: number
  }[]
  expect(saved).toMatchObject({ ...UNKNOWN, trustScore: null, expertRating: null })
  expect((await request.get(`/api/expert-reviews/casino/${saved?.id}`)).status()).toBe(404)
  await page.goto(`/admin/casinos?edit=${saved?.id}`)
  await expect(dialog.getByLabel('Established year')).toHaveValue('')
  await expect(dialog.getByRole('textbox', { name: 'Safety index as a number' })).toHaveValue('')
})

test('visitors read that its facts are not stated: page, card, list, bonus and comparison @soak', async ({
  page,
  request,
  token,
}) => {
  const word = `quince${Date.now()}`
  const known = await aCasino(request, token, { name: `Known ${word}`, safetyIndex: 7.1 })
  const unknown = await aCasino(request, token, { name: `Unknown ${word}`, ...UNKNOWN })
  const created = await request.post('/api/admin/bonuses', {
    headers: bearer(token),
    data: {
      title: `Offer ${word}`,
      description: 'An offer without any conditions stated.',
      type: 'welcome',
      amount: '100% up to €100',
      casinoId: unknown,
    },
  })
  const bonus = ((await created.json()) as { id: number }).id

  await page.goto(`/casino/${unknown}`)
  await expect(page.getByText('Licence not stated')).toBeVisible()
  await expect(page.locator('.kpis').getByText('Safety index not stated')).toBeVisible()
  await expect(page.getByText('No expert review available for this casino yet.')).toBeVisible()

  for (const sort of ['safetyIndex-desc', 'safetyIndex-asc', 'established-asc']) {
    await page.goto(`/casinos?search=${word}&sort=${sort}`)
    const cards = page.locator('.casino-card')
    await expect(cards).toHaveCount(2)
    await expect(cards.last()).toContainText(`Unknown ${word}`)
    await expect(cards.last()).toContainText('Licence not stated')
  }
  await page.goto(`/casinos?search=${word}&minSafetyIndex=7`)
  await expect(page.locator('.casino-card')).toHaveCount(1)

  await page.goto(`/bonus/${bonus}`)
  await expect(page.getByText('Terms not stated.')).toBeVisible()
  await expect(page.locator('.offer-head .facts dd')).toHaveText(['Not stated', 'Not stated'])

  await page.goto(`/compare?type=casinos&ids=${unknown},${known}`)
  const row = (label: string) => page.getByRole('row', { name: new RegExp(`^${label}`) })
  await expect(row('Safety').getByRole('cell').first()).toHaveText('Safety index not stated')
  await expect(row('License').getByRole('cell').first()).toHaveText('Not stated')
  await expect(row('Established').getByRole('cell').first()).toHaveText('Not stated')
  await expect(row('Welcome offer').getByRole('cell').first()).toContainText('Wagering not stated')
  await expect(page.getByText('Best', { exact: true })).toHaveCount(0)
})
