/** The visitor's country: chosen once, shown on cached pages before any script of the page, forgotten in one press. */
import { expect, test } from './quiet-page.ts'
import { ready } from './ready.ts'

const noteOf = (selector: string) =>
  `getComputedStyle(document.querySelector(${JSON.stringify(selector)}), '::after').content`

test('a chosen country is on every card, closes the way to casinos that refuse it, and is forgotten', async ({
  page,
}) => {
  const casinos = (await (await page.request.get('/api/casinos?sort=rating&page=1&pageSize=20')).json()) as {
    name: string
    slug: string
    restrictedCountries: string[]
  }[]
  const [refusing, open, code] = casinos
    .flatMap((one) => one.restrictedCountries.map((code) => ({ one, code })))
    .map(({ one, code }) => {
      const other = casinos.find(
        ({ restrictedCountries: codes }) => codes.length > 0 && !codes.includes(code),
      )
      return [one, other, code] as const
    })
    .find(([, other]) => other !== undefined) ?? [undefined, undefined, '']
  const name = new Intl.DisplayNames(['en'], { type: 'region' }).of(code)
  await page.goto('/country')
  await ready(page)
  await page.getByRole('combobox', { name: 'Your country' }).selectOption(code)
  await page.goto(`/casino/${refusing?.slug}`)
  expect(await page.evaluate(noteOf('.detail-head__offer .country-note'))).toBe(
    `"Does not accept players from ${name}"`,
  )
  await expect(page.locator('.casino-rail [rel~=sponsored]')).toBeHidden()
  await page.goto(`/casino/${open?.slug}`)
  expect(await page.evaluate(noteOf('.detail-head__offer .country-note'))).toBe(
    `"Accepts players from ${name}"`,
  )
  await expect(page.locator('.casino-rail [rel~=sponsored]')).toBeVisible()
  await ready(page)
  await page.getByRole('button', { name: 'Forget my country' }).click()
  await expect(page.locator('.detail-head__offer .country-note')).toBeHidden()
  await page.reload()
  await expect(page.locator('.detail-head__offer .country-note')).toBeHidden()
})

test('bonuses are narrowed by country and wagering, also in the address', async ({ page }) => {
  await page.goto('/bonuses')
  await ready(page)
  await page.getByRole('combobox', { name: 'Wagering at most' }).selectOption('Up to 10×')
  await expect(page).toHaveURL(/\/bonuses\?maxWagering=10$/)
  await page.getByRole('combobox', { name: 'Open to players from' }).selectOption('Germany')
  await expect(page).toHaveURL(/\/bonuses\?country=DE&maxWagering=10$/)
  const count = await page.locator('.bonus-row').count()
  await page.reload()
  await expect(page.locator('.bonus-row')).toHaveCount(count)
  const all = (await (await page.request.get('/api/bonuses?country=DE&maxWagering=10')).json()) as unknown[]
  await expect(page.getByText(`${all.length} bonuses found`)).toBeVisible()
})
