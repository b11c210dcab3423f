/** Interactions are reported once, in the background, without delaying anything. */
import { test as base, type BrowserContext, type Page } from '@playwright/test'
import { listens } from './listens.ts'
import { expect, test } from './quiet-page.ts'

interface Reported {
  sessionId: string
  interactionType: string
  targetId: number | string
  targetType: string
}

test('a casino card, its page and the way out are each reported once', async ({ page, context }) => {
  const reports = listen(context)
  closePopups(context)
  await open(page, '/casinos')
  await page.locator('.casino-card h3 a').first().click()
  await expect(page).toHaveURL(/\/casino\/[a-z\d-]+$/)
  const slug = page.url().split('/').at(-1)
  const casinos = (await (await page.request.get('/api/casinos')).json()) as { id: number; slug: string }[]
  const id = casinos.find((casino) => casino.slug === slug)?.id ?? NaN
  await expect.poll(() => names(reports)).toEqual(['casino_card_click', 'casino_details_view'])
  await page
    .locator('.detail-head')
    .getByRole('link', { name: /Play Now/ })
    .click()
  await page.locator('.casino-offers').getByRole('link', { name: /Claim/ }).first().click()
  await expect.poll(() => names(reports).slice(2)).toEqual(['casino_click', 'bonus_click'])
  expect(reports.slice(0, 3)).toMatchObject(
    Array.from({ length: 3 }, () => ({ targetId: id, targetType: 'casino' })),
  )
  expect(reports[3]).toMatchObject({ targetId: expect.any(Number), targetType: 'bonus' })
  expect(new Set(reports.map(({ sessionId }) => sessionId)).size).toBe(1)
  expect(reports[0]?.sessionId).toMatch(/^session_\d+_[A-Za-z0-9]+$/)
  expect(reports[0]?.sessionId).toBe(await page.evaluate(() => localStorage.getItem('sessionId')))
})

test('a page that is only looked at counts its view, and runs no more than that', async ({
  page,
  context,
}) => {
  const reports = listen(context)
  await page.goto('/casino/aldermoon', { waitUntil: 'load' })
  await expect.poll(() => names(reports)).toEqual(['casino_details_view'])
  expect(await page.evaluate(() => [window.early.isOver, '__reactRouterDataRouter' in window])).toEqual([
    false,
    false,
  ])
  await listens(page)
  await page.reload()
  await listens(page)
  expect(names(reports)).toEqual(['casino_details_view'])
})

test('a look at a casino counts once in a tab, whatever is reloaded, and again in another tab @soak', async ({
  page,
  context,
}) => {
  const reports = listen(context)
  await open(page, '/casino/aldermoon')
  await expect.poll(() => names(reports)).toEqual(['casino_details_view'])
  await open(page, '/casino/aldermoon')
  await page.getByRole('link', { name: 'Back to Casinos' }).click()
  await expect(page).toHaveURL(/\/casinos/)
  await page.goBack()
  await expect(page).toHaveURL(/\/casino\/aldermoon$/)
  await open(page, '/casino/tidewell')
  await expect.poll(() => reports.map(({ targetId }) => targetId)).toEqual([1, 2])
  const other = await context.newPage()
  await open(other, '/casino/aldermoon')
  await expect.poll(() => reports.map(({ targetId }) => targetId)).toEqual([1, 2, 1])
})

test('the middle button counts like the first @soak', async ({ page, context }) => {
  const reports = listen(context)
  closePopups(context)
  await open(page, '/casinos')
  await page
    .getByRole('link', { name: /^Play Now/ })
    .first()
    .click({ button: 'middle' })
  await page.locator('.casino-card h3 a').first().click({ button: 'middle' })
  await expect.poll(() => names(reports).slice(0, 2)).toEqual(['casino_click', 'casino_card_click'])
})

test('every search that runs is reported with its words @soak', async ({ page, context }) => {
  const reports = listen(context)
  await open(page, '/')
  await page.getByLabel('Search casinos, bonuses and games').fill('star')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/search=star/)
  await page.getByRole('search', { name: 'In the header' }).getByRole('searchbox').fill('moon')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/search=moon/)
  await page.getByRole('combobox', { name: 'Search casinos' }).fill('sun')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/search=sun/)
  await expect
    .poll(() => reports.map(({ interactionType, targetId }) => `${interactionType} ${targetId}`))
    .toEqual(['search star', 'search moon', 'search sun'])
})

test('the demo of a game is reported @soak', async ({ page, context }) => {
  const reports = listen(context)
  closePopups(context)
  await open(page, '/games')
  await page.locator('.game-card').getByRole('link', { name: /^Demo/ }).first().click()
  await expect.poll(() => reports.at(-1)).toMatchObject({ interactionType: 'game_click', targetType: 'game' })
})

test('a vote and a review are reported after they were taken @soak', async ({ page, context }) => {
  const reports = listen(context)
  await open(page, '/casino/kestrow')
  await page
    .getByRole('button', { name: /^Helpful/ })
    .first()
    .click()
  await expect.poll(() => names(reports)).toEqual(['casino_details_view', 'helpful_vote'])
  const form = page.locator('#write-review form')
  await form.getByLabel(/name/i).first().fill('Tess Tracker')
  await form.getByLabel(/title/i).fill('Counted once')
  await form.locator('textarea').fill('Withdrawals arrived within a day and support knew the answer.')
  await form.getByRole('button', { name: 'Submit Review' }).click()
  await expect.poll(() => reports.at(-1)).toMatchObject({ interactionType: 'review_submit', targetId: 3 })
})

test('a browser in which staff are signed in reports nothing @soak', async ({ page, context }) => {
  const reports = listen(context)
  closePopups(context)
  await page.addInitScript(() => {
    if (location.pathname === '/casino/aldermoon') localStorage.setItem('adminToken', '0'.repeat(64))
    else localStorage.removeItem('adminToken')
  })
  await open(page, '/casino/aldermoon')
  await page
    .locator('.detail-head')
    .getByRole('link', { name: /Play Now/ })
    .click()
  await open(page, '/casino/tidewell')
  await expect.poll(() => reports.map(({ targetId }) => targetId)).toEqual([2])
})

test('with Global Privacy Control the identifier lives as long as the page, and nothing is kept', async ({
  page,
  context,
}) => {
  await context.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }))
  const reports = listen(context)
  await open(page, '/casino/aldermoon')
  await expect.poll(() => names(reports)).toEqual(['casino_details_view'])
  await open(page, '/casino/aldermoon')
  await expect.poll(() => names(reports)).toEqual(['casino_details_view', 'casino_details_view'])
  expect(reports[0]?.sessionId).not.toBe(reports[1]?.sessionId)
  expect(
    await page.evaluate(() => [localStorage.getItem('sessionId'), sessionStorage.getItem('viewedPages')]),
  ).toEqual([null, null])
})

base('no one waits for a report that is never answered, or refused @soak', async ({ page }) => {
  const warnings: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'warning') warnings.push(message.text())
  })
  const failures: string[] = []
  page.on('pageerror', (error) => failures.push(error.message))
  await page.route('**/api/interactions', () => undefined)
  await open(page, '/casinos')
  await page.locator('.casino-card h3 a').first().click()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page).toHaveURL(/\/casino\/[a-z\d-]+$/)
  await page.unroute('**/api/interactions')
  await page.route('**/api/interactions', (route) => route.abort())
  await open(page, '/casino/tidewell')
  await expect
    .poll(() => warnings.some((text) => text.startsWith('The interaction was not recorded')))
    .toBe(true)
  expect(failures).toEqual([])
})

/** Collects all reports from now on, in order. */
function listen(context: BrowserContext): Reported[] {
  const reports: Reported[] = []
  context.on('request', (request) => {
    if (request.method() === 'POST' && new URL(request.url()).pathname === '/api/interactions')
      reports.push(request.postDataJSON() as Reported)
  })
  return reports
}

function names(reports: readonly Reported[]): string[] {
  return reports.map(({ interactionType }) => interactionType)
}

function closePopups(context: BrowserContext): void {
  void context.route(/^https?:\/\/(?!localhost)/, (route) =>
    route.fulfill({ body: 'Elsewhere', contentType: 'text/plain' }),
  )
}

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await listens(page)
}
