/** Sharing on phones and elsewhere, and recently viewed items. */
import { listens } from './listens.ts'
import { expect, test } from './quiet-page.ts'

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } })

  test('the share sheet of the system gets the page of a casino and of a comparison @soak', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      const shared: unknown[] = []
      Object.assign(globalThis, { shared })
      navigator.share = (data) => {
        shared.push(data)
        return Promise.resolve()
      }
    })
    const shared = () => page.evaluate(() => (globalThis as unknown as { shared: unknown[] }).shared)
    await page.goto('/casino/aldermoon?reviews=all')
    await listens(page)
    await page.getByRole('button', { name: 'Share Aldermoon' }).tap()
    await expect
      .poll(shared)
      .toEqual([{ title: 'Aldermoon', url: new URL('/casino/aldermoon', page.url()).href }])
    await page.goto('/compare?type=casinos&ids=1,2&country=DE')
    await page.getByRole('button', { name: 'Share', exact: true }).tap()
    await expect
      .poll(shared)
      .toEqual([
        {
          title: 'Aldermoon vs Tidewell',
          url: new URL('/compare?type=casinos&ids=1,2&country=DE', page.url()).href,
        },
      ])
  })
})

test('elsewhere the address of a game is copied @soak', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/game/paper-comet')
  await listens(page)
  await page.getByRole('button', { name: /^Share / }).click()
  await expect(page.getByText('Link copied', { exact: true })).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/\/game\/paper-comet$/)
})

test('what was looked at lately is below the lists until it is cleared, and nothing of it is sent @soak', async ({
  page,
}) => {
  const sent: string[] = []
  page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`))
  const stored = () => page.evaluate(() => localStorage.getItem('recentlyViewed'))
  for (const path of ['/casino/aldermoon', '/game/paper-comet']) {
    await page.goto(path)
    await expect.poll(stored).toContain(`"slug":"${path.split('/').at(-1)}"`)
  }
  sent.length = 0
  await page.goto('/casinos')
  await listens(page)
  const strip = page.getByRole('region', { name: 'Recently viewed' })
  await expect(strip.getByRole('link')).toHaveCount(2)
  expect(sent.filter((text) => text.includes('recentlyViewed'))).toEqual([])
  await strip.getByRole('button', { name: 'Clear' }).click()
  await expect(strip).toBeHidden()
  expect(await stored()).toBeNull()
})

test('someone whose ticks tell of harm is led back to nothing, from then on', async ({ page }) => {
  await page.goto('/casino/aldermoon')
  const stored = () => page.evaluate(() => localStorage.getItem('recentlyViewed'))
  await expect.poll(stored).toContain('Aldermoon')
  await page.goto('/responsible-gambling')
  await listens(page)
  const ticks = page
    .getByRole('group', { name: 'True for me in the last twelve months' })
    .getByRole('checkbox')
  for (const at of [0, 1, 2]) await ticks.nth(at).check()
  await expect.poll(stored).toBe('off')
  await page.goto('/casino/tidewell')
  await listens(page)
  await page.goto('/casinos')
  await listens(page)
  await expect(page.getByRole('region', { name: 'Recently viewed' })).toHaveCount(0)
  expect(await stored()).toBe('off')
})
