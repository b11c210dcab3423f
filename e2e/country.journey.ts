/** The visitor's country: chosen once, applied to cached pages before any page script, forgotten with one press. */
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
  expect(await page.evaluate(noteOf('.detail-head .country-note'))).toBe(
    `"Does not accept players from ${name}"`,
  )
  await expect(page.locator('.detail-head [rel~=sponsored]')).toBeHidden()
  await page.goto(`/casino/${open?.slug}`)
  expect(await page.evaluate(noteOf('.detail-head .country-note'))).toBe(`"Accepts players from ${name}"`)
  await expect(page.locator('.detail-head [rel~=sponsored]')).toBeVisible()
  await ready(page)
  await page.getByRole('button', { name: 'Forget my country' }).click()
  await expect(page.locator('.detail-head .country-note')).toBeHidden()
  await page.reload()
  await expect(page.locator('.detail-head .country-note')).toBeHidden()
})

test('bonuses are narrowed by country and wagering, also in the address', async ({ page }) => {
  await page.goto('/bonuses')
  await ready(page)
  await page.locator('summary', { hasText: 'Filters' }).click()
  await page.getByRole('combobox', { name: 'Wagering at most' }).selectOption('Up to 10×')
  await expect(page).toHaveURL(/\/bonuses\?maxWagering=10$/)
  await page.getByRole('combobox', { name: 'Open to players from' }).selectOption('Germany')
  await expect(page).toHaveURL(/\/bonuses\?country=DE&maxWagering=10$/)
  const count = await page.locator('#bonus-list article').count()
  await page.reload()
  await expect(page.locator('#bonus-list article')).toHaveCount(count)
  const all = (await (await page.request.get('/api/bonuses?country=DE&maxWagering=10')).json()) as unknown[]
  await expect(page.getByText(`${all.length} bonuses found`)).toBeVisible()
})

test('where a proxy names Great Britain, offers above its limit are hidden without scripts', async ({
  browser,
}) => {
  for (const [country, isSeen] of [
    ['GB', false],
    ['DE', true],
  ] as const) {
    const context = await browser.newContext({
      javaScriptEnabled: false,
      extraHTTPHeaders: { 'x-visitor-country': country },
    })
    const page = await context.newPage()
    await page.goto('/bonus/aldermoon-welcome-package')
    const way = page.getByRole('region', { name: 'Claim This Bonus' }).getByRole('link')
    expect(await way.isVisible(), country).toBe(isSeen)
    await context.close()
  }
})

for (const [timezoneId, isSeen] of [
  ['Europe/London', false],
  ['Europe/Berlin', true],
] as const)
  test(`without a proxy the time zone ${timezoneId} decides, also for one who has refused cookies`, async ({
    browser,
  }) => {
    const context = await browser.newContext({ timezoneId })
    const page = await context.newPage()
    await page.goto('/bonus/aldermoon-welcome-package')
    const way = page.getByRole('region', { name: 'Claim This Bonus' }).getByRole('link')
    await expect(way).toBeVisible({ visible: isSeen })
    const refuse = page.getByRole('button', { name: 'Refuse' })
    if (await refuse.isVisible()) await refuse.click()
    const asked = page.waitForResponse('**/api/consent**')
    await page.goto('/bonus/aldermoon-welcome-package')
    await asked
    await expect(way).toBeVisible({ visible: isSeen })
    await context.close()
  })

test('an offer above Great Britain’s limit is hidden there in the comparison, the suggestions and beside games', async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem('visitorCountry', 'GB'))
  const bonuses = (await (await page.request.get('/api/bonuses')).json()) as {
    id: number
    wageringRequirement: string
  }[]
  const ofWagering = (text: string) =>
    bonuses.find(({ wageringRequirement }) => wageringRequirement === text)?.id ?? 0
  await page.goto(`/compare?type=bonuses&ids=${ofWagering('35×')},${ofWagering('1×')}`)
  const wagering = page.getByRole('row', { name: /^Wagering/ })
  await expect(wagering.getByText('1×')).toBeVisible()
  await expect(wagering.getByText('35×')).toBeHidden()
  expect(
    await page.evaluate(`getComputedStyle(document.querySelector('.slot__who'), '::before').content`),
  ).toContain('Not shown in Great Britain')

  await page.goto('/game/paper-comet')
  const offer = page.locator('.play-casino__offer [data-refuses~=OVER]').first()
  await expect(offer.getByRole('link')).toHaveCount(0)
  expect(await offer.evaluate((at) => at.children.length)).toBeGreaterThan(0)

  await page.goto('/')
  await ready(page)
  await page.getByRole('combobox', { name: 'Search casinos, bonuses' }).fill('first deposit match')
  const option = page
    .getByRole('option')
    .filter({ has: page.locator('[data-refuses~=OVER]') })
    .first()
  await expect(option).toBeVisible()
  await expect(option.getByText('100% up to')).toBeHidden()
})
