/** The dashboard counts visitor activity, and the trash restores deleted items. */
import type { APIRequestContext } from '@playwright/test'
import { aCasino, bearer, expect, test, toast } from './signed-in.ts'
import { measureShift, ready, shiftOf } from './ready.ts'

/** More than any search text and most casinos of the demo have. */
const MANY = 40

interface Overview {
  traffic: { days: Traffic[]; total: Traffic }
  clickedCasinos: { id: number; clicks: number }[]
}
interface Traffic {
  clicks: number
  views: number
  searches: number
}

test('clicks, views and searches of visitors are counted, and what is found nowhere is listed @soak', async ({
  page,
  request,
  token,
}) => {
  const name = `Counted Casino ${Date.now()}`
  const id = await aCasino(request, token, { name })
  const words = `nowhere ${crypto.randomUUID().slice(0, 8)}`
  const before = await overviewOf(request, token)
  await visit(request, MANY, { interactionType: 'casino_click', targetId: id, targetType: 'casino' })
  await visit(request, 3, { interactionType: 'casino_details_view', targetId: id, targetType: 'casino' })
  await visit(request, MANY, {
    interactionType: 'search',
    targetId: ` ${words.toUpperCase()} `,
    targetType: 'search',
  })
  const after = await overviewOf(request, token)
  // Other journeys count as well.
  expect(after.traffic.total.clicks).toBeGreaterThanOrEqual(before.traffic.total.clicks + MANY)
  expect(after.traffic.total.views).toBeGreaterThanOrEqual(before.traffic.total.views + 3)
  expect(after.traffic.total.searches).toBeGreaterThanOrEqual(before.traffic.total.searches + MANY)
  expect(after.clickedCasinos).toContainEqual(expect.objectContaining({ id, clicks: MANY }))

  await page.goto('/admin')
  const clicked = page.getByRole('region', { name: 'Most clicked casinos' }).getByRole('listitem')
  await expect(clicked.filter({ hasText: name })).toContainText(`${MANY} clicks`)
  const lost = page.getByRole('region', { name: 'Searches without results' }).getByRole('listitem')
  await expect(lost.filter({ hasText: words })).toContainText(`${MANY} searches`)
  await clicked.getByRole('link', { name }).click()
  await expect(page).toHaveURL(`/admin/casinos?edit=${id}`)
})

test('a search leaves the list once a casino holds its words @soak', async ({ page, request, token }) => {
  const words = `found later ${crypto.randomUUID().slice(0, 8)}`
  await visit(request, MANY, { interactionType: 'search', targetId: words, targetType: 'search' })
  await page.goto('/admin')
  const lost = page.getByRole('region', { name: 'Searches without results' })
  await expect(lost).toContainText(words)
  await aCasino(request, token, { description: `A casino that is ${words}.` })
  await page.reload()
  await expect(lost.getByRole('listitem').first()).toBeVisible()
  await expect(lost).not.toContainText(words)
})

test('the bars of each number are as high as the table says', async ({ page }) => {
  await page.goto('/admin')
  const views = page.getByRole('region', { name: 'Views', exact: true })
  const bars = views.locator('.day-bars i')
  await expect(bars).toHaveCount(30)
  const heights = await bars.evaluateAll((all) => all.map((bar) => bar.getBoundingClientRect().height))

  await page.getByText('What counts, and the numbers of each day').click()
  const table = page.getByRole('table', { name: 'Clicks, views and searches by day' })
  await expect(table.getByRole('row')).toHaveCount(31)
  const cells = await table.locator('tbody tr td:nth-child(3)').allTextContents()
  const counts = cells.map((cell) => Number(cell.replaceAll(',', ''))).toReversed()
  await expect(views).toContainText(counts.reduce((sum, count) => sum + count, 0).toLocaleString('en'))
  const [most, highest] = [Math.max(...counts), Math.max(...heights)]
  expect(most).toBeGreaterThan(0)
  for (const [day, count] of counts.entries())
    expect(Math.abs((heights[day] ?? 0) / highest - count / most)).toBeLessThan(0.02)
  await expect(views.locator('.day-bars span').last()).toHaveAttribute(
    'title',
    new RegExp(`: ${(counts.at(-1) ?? 0).toLocaleString('en')} views?$`),
  )
})

for (const width of [390, 1440]) {
  test(`the overview does not shift when its numbers arrive, ${width} wide @soak`, async ({ page }) => {
    await measureShift(page)
    await page.setViewportSize({ width, height: 844 })
    await page.route('**/api/admin/overview', async (route) => {
      await expect(page.locator('.panel__sk').first()).toBeVisible()
      await route.continue()
    })
    await page.goto('/admin')
    await expect(page.locator('.day-bars')).toHaveCount(3)
    await ready(page)
    expect(await shiftOf(page)).toBeLessThan(0.02)
  })
}

test('what waits is on the first screen of a desk @soak', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/admin')
  await expect(page.getByRole('region', { name: 'To do' })).toBeInViewport({ ratio: 1 })
})

test('the days are chosen for the whole page and stay in the address @soak', async ({ page }) => {
  await page.goto('/admin')
  await page.getByText('7 days', { exact: true }).click()
  await expect(page).toHaveURL('/admin?days=7')
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Last 7 days' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'To do' })).toContainText('7 days')
  await page.getByText('What counts, and the numbers of each day').click()
  const table = page.getByRole('table', { name: 'Clicks, views and searches by day' })
  await expect(table.getByRole('row')).toHaveCount(8)
})

test('an overview that cannot be loaded says so and is tried again @soak', async ({ page }) => {
  await page.route('**/api/admin/overview', (route) => route.fulfill({ status: 503, body: 'busy' }))
  await page.goto('/admin')
  await expect(page.getByRole('heading', { name: 'Failed to load the overview' })).toBeVisible()
  await page.unroute('**/api/admin/overview')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { name: 'Latest casinos' })).toBeVisible()
})

test('a casino goes to the trash and comes back as it was @soak', async ({ page, request, token }) => {
  const name = `There And Back ${Date.now()}`
  const id = await aCasino(request, token, { name })
  await page.goto('/admin')
  const latest = page.getByRole('table', { name: 'Latest casinos' })
  // Other journeys may have added casinos meanwhile.
  if ((await latest.getByRole('row', { name }).count()) === 0)
    await page.goto(`/admin/casinos?search=${name}`)
  await page.getByRole('button', { name: `Delete ${name}` }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect(toast(page, 'Kazino obrisan')).toBeVisible()
  expect((await request.get(`/api/casinos/${id}`)).status()).toBe(404)

  await page.goto('/admin/trash')
  await page.getByText('Casinos', { exact: true }).last().click()
  await expect(page).toHaveURL('/admin/trash?kind=casino')
  const row = page.getByRole('row', { name })
  await expect(row).toContainText(/by milena/)
  await expect(row).toContainText(/(?:29|30) days left/)
  await page.getByText('Articles', { exact: true }).click()
  await expect(row).toBeHidden()
  await page.getByText('All', { exact: true }).click()
  await page.getByRole('searchbox').fill(name)
  await expect(page).toHaveURL(/\/admin\/trash\?search=/)
  await row.getByRole('button', { name: `Restore ${name}` }).click()
  await expect(toast(page, 'Casino restored')).toBeVisible()
  await expect(row).toBeHidden()
  expect((await request.get(`/api/casinos/${id}`)).status()).toBe(200)
})

test('what someone else has restored is said beside its row @soak', async ({ page, request, token }) => {
  const name = `Restored Twice ${Date.now()}`
  const id = await aCasino(request, token, { name })
  const deleted = await request.delete(`/api/admin/casinos/${id}`, { headers: bearer(token) })
  const { trashId } = (await deleted.json()) as { trashId: number }
  await page.goto('/admin/trash?kind=casino')
  const row = page.getByRole('row', { name })
  await expect(row).toBeVisible()
  await request.post(`/api/admin/trash/${trashId}/restore`, { headers: bearer(token) })
  await row.getByRole('button', { name: `Restore ${name}` }).click()
  await expect(row.getByRole('alert')).toHaveText('Deleted item not found')
})

async function overviewOf(request: APIRequestContext, token: string): Promise<Overview> {
  const response = await request.get('/api/admin/overview', { headers: bearer(token) })
  expect(response.status()).toBe(200)
  return (await response.json()) as Overview
}

/** Repeats an interaction as different visitors. */
async function visit(request: APIRequestContext, times: number, interaction: object): Promise<void> {
  const data = { sessionId: 'session_1700000000000_journey', ...interaction }
  const responses = await Promise.all(
    Array.from({ length: times }, (_, index) =>
      request.post('/api/interactions', {
        data,
        // Interest counts each browser address once.
        headers: { 'user-agent': BROWSER, 'x-forwarded-for': `198.18.0.${index + 1}` },
      }),
    ),
  )
  for (const response of responses) expect(response.ok()).toBe(true)
}

const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
