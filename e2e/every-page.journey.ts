/** What must hold on every public page. */
import { expectAccessible, expectContrastInTheDark, expectNoSideways } from './accessible.ts'
import { listens } from './listens.ts'
import { expect, test } from './quiet-page.ts'

const PAGES = [
  '/',
  '/casinos',
  '/casinos?minSafetyIndex=8&paymentMethods=Visa',
  '/casinos?search=nothing-like-this',
  '/find',
  '/find?country=DE&payment=PayPal&care=payouts&want=small',
  '/casino/1',
  // With an offer that has ended.
  '/casino/2',
  '/casino/64',
  '/bonuses',
  '/bonuses?search=nothing-like-this',
  '/bonus/1',
  '/games',
  '/game/1',
  '/game/1?play=1',
  '/blog',
  '/blog?search=nothing-like-this',
  '/blog/rtp-and-volatility-choosing-a-slot-you-can-afford',
  '/reviews?kind=games&page=10',
  '/compare',
  '/compare?type=casinos&ids=1,2,3',
  '/compare?type=bonuses&ids=1,2',
  '/compare?type=games&ids=1,3,5',
  '/faq',
  '/responsible-gambling',
  '/terms',
  '/privacy',
  '/how-we-rate',
  '/no-such-page',
  '/casino/999999',
  '/bonus/999999',
  '/game/999999',
  '/blog/no-such-article',
]

for (const path of PAGES) {
  test(`${path} has no accessibility finding, and enough contrast in the dark theme`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
    await page.goto(path)
    await page.waitForLoadState('networkidle')
    await expectAccessible(page)
    await expectContrastInTheDark(page)
  })

  test(`${path} never scrolls sideways`, async ({ page }) => {
    await page.goto(path)
    await expectNoSideways(page, [320, 360, 390, 430, 640, 768, 1024, 1280, 1440])
  })

  test(`${path} has no style attribute, and using it breaks no rule of its policy`, async ({
    page,
    request,
  }) => {
    const answer = await request.get(path)
    expect(answer.headers()['content-security-policy']).not.toContain('unsafe')
    expect(await answer.text()).not.toMatch(/<[a-z][^>]*\sstyle=/)
    await page.goto(path)
    // What comes into sight belongs to the page, too.
    await page.keyboard.press('End')
    await listens(page)
    await page.waitForLoadState('networkidle')
  })

  test(`${path} is complete without scripts`, async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false })
    const page = await context.newPage()
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.locator('main')).not.toBeEmpty()
    expect(await page.title()).toMatch(/Evenhand$/)
    if (!path.includes('no-such-') && !path.includes('9999')) {
      expect(await page.locator('meta[name=description]').getAttribute('content')).toMatch(/.{40,}/)
      expect(await page.locator('link[rel=canonical]').getAttribute('href')).toMatch(
        /^http:\/\/localhost:\d+\//,
      )
    }
    await context.close()
  })

  test(`${path} does not shift while it loads`, async ({ page }) => {
    await page.addInitScript(() => {
      Object.assign(window, { shift: 0 })
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & {
          value: number
          hadRecentInput: boolean
        })[]) {
          if (!entry.hadRecentInput)
            Object.assign(window, { shift: (window as unknown as { shift: number }).shift + entry.value })
        }
      }).observe({ type: 'layout-shift', buffered: true })
    })
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(path)
    await page.waitForLoadState('networkidle')
    expect(await page.evaluate(() => (window as unknown as { shift: number }).shift)).toBeLessThan(0.02)
  })
}
