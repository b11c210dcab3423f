/**
 * Where consent is needed, nothing is stored, read or sent for tracking before a choice, and each choice is one press.
 */
import type { BrowserContext, Page } from '@playwright/test'
import { KINDS_OF_PAGES } from '../test/public-pages.ts'
import { accept, bar, listen, refuse, stored, useSite } from './consent-visitor.ts'
import { expect, test } from './quiet-page.ts'
import { ready } from './ready.ts'

const SESSION = /^session_\d+_[a-z0-9]+$/
/** The trusted proxy's header for these journeys. */
const country = (code: string) => ({ extraHTTPHeaders: { 'x-visitor-country': code } })

test.describe('as from Berlin', () => {
  test.use({ timezoneId: 'Europe/Berlin' })

  test('twelve pages are scrolled and clicked, and nothing is stored, read or sent that tells visitors apart @soak', async ({
    page,
    context,
  }) => {
    test.slow()
    const reports = listen(context)
    await watchStorage(context)
    // Links of cards open another tab, which is not needed.
    context.on('page', (popup) => void popup.close())
    for (const path of KINDS_OF_PAGES) {
      await useSite(page, path)
      const visit = page.locator('main [data-visit]').first()
      if ((await visit.count()) > 0) await visit.click({ button: 'middle' })
      await expect(bar(page), path).toBeVisible()
      expect(await stored(page), path).toEqual({ local: [], session: [], cookie: '' })
      expect(await trackingKeysUsed(page), path).toEqual([])
    }
    await expect.poll(() => reports.length).toBeGreaterThan(8)
    expect(new Set(reports)).toEqual(new Set([null]))
    expect(await context.cookies()).toEqual([])
  })

  test('who refuses is not asked again, and is counted without an identifier', async ({ page, context }) => {
    const reports = listen(context)
    await useSite(page, '/casino/aldermoon')
    await refuse(page).click()
    await expect(bar(page)).toBeHidden()
    await useSite(page, '/casino/tidewell')
    await expect.poll(() => reports).toEqual([null, null])
    await expect(bar(page)).toBeHidden()
    expect(await stored(page)).toEqual({ local: ['sessionOptOut'], session: [], cookie: '' })
  })

  test('who accepts gets one identifier from then on, and is not asked again', async ({ page, context }) => {
    const reports = listen(context)
    await useSite(page, '/casino/aldermoon')
    await accept(page).click()
    await expect(bar(page)).toBeHidden()
    for (const id of [2, 3]) await useSite(page, `/casino/${id}`)
    await expect.poll(() => reports.length).toBe(3)
    await expect(bar(page)).toBeHidden()
    const [before, ...after] = reports
    expect(before).toBeNull()
    expect(after[0]).toMatch(SESSION)
    expect(after[1]).toBe(after[0])
    await expect
      .poll(() => stored(page))
      .toEqual({
        local: ['recentlyViewed', 'sessionConsent', 'sessionId'],
        session: ['viewedPages'],
        cookie: '',
      })
  })

  test('the choice is changed on the privacy page, and a refusal deletes the identifier @soak', async ({
    page,
    context,
  }) => {
    const reports = listen(context)
    const choice = page.getByRole('switch', { name: 'Keep the identifier in this browser' })
    await page.goto('/privacy')
    await expect(page.getByText('Off: nothing is stored until you switch it on.')).toBeVisible()
    await expect(choice).not.toBeChecked()
    await choice.click()
    await expect(page.getByText('On: this browser keeps one identifier.')).toBeVisible()
    await expect(bar(page)).toBeHidden()
    await useSite(page, '/casino/aldermoon')
    await expect.poll(() => reports.length).toBe(1)
    expect(reports[0]).toMatch(SESSION)
    await expect.poll(async () => (await stored(page)).local).toContain('recentlyViewed')

    await page.goto('/privacy')
    await expect(choice).toBeChecked()
    await choice.click()
    await expect(page.getByText('Off: the identifier was deleted and is no longer kept.')).toBeVisible()
    expect(await stored(page)).toEqual({ local: ['sessionOptOut'], session: [], cookie: '' })
    await useSite(page, '/casino/aldermoon')
    await expect.poll(() => reports.length).toBe(2)
    expect(reports[1]).toBeNull()
  })

  test('a choice in one tab is a choice in all of them @soak', async ({ page, context }) => {
    const other = await context.newPage()
    await useSite(page, '/')
    await useSite(other, '/faq')
    await expect(bar(other)).toBeVisible()
    await refuse(page).click()
    await expect(bar(other)).toBeHidden()
  })

  test('Global Privacy Control is a refusal: nothing is asked, stored or sent @soak', async ({
    page,
    context,
  }) => {
    await sendPrivacyControl(context)
    await context.addInitScript(() => localStorage.setItem('sessionConsent', '1'))
    const reports = listen(context)
    await useSite(page, '/casino/aldermoon')
    await expect.poll(() => reports).toEqual([null])
    await expect(bar(page)).toBeHidden()
    expect((await stored(page)).local).toEqual(['sessionConsent'])
  })

  test('a country named by the trusted proxy takes precedence over the time zone @soak', async ({
    browser,
  }) => {
    const context = await browser.newContext(country('US'))
    const page = await context.newPage()
    const reports = listen(context)
    await useSite(page, '/casino/aldermoon')
    await expect.poll(() => reports.length).toBe(1)
    expect(reports[0]).toMatch(SESSION)
    await expect(bar(page)).toBeHidden()
    await context.close()
  })

  test('while the question for the country fails there is no identifier and no bar @soak', async ({
    page,
    context,
  }) => {
    await page.route('**/api/consent**', (route) => route.fulfill({ status: 503, body: '' }))
    const reports = listen(context)
    await useSite(page, '/casino/aldermoon')
    await expect.poll(() => reports).toEqual([null])
    await expect(bar(page)).toBeHidden()
    expect((await stored(page)).local).toEqual([])
  })
})

test.describe('as from New York', () => {
  test.use({ timezoneId: 'America/New_York' })

  test('no one is asked, and one identifier is kept @soak', async ({ page, context }) => {
    const reports = listen(context)
    for (const id of [1, 2]) await useSite(page, `/casino/${id}`)
    await expect.poll(() => reports.length).toBe(2)
    expect(reports[0]).toMatch(SESSION)
    expect(reports[1]).toBe(reports[0])
    await expect(bar(page)).toBeHidden()
    await expect
      .poll(() => stored(page))
      .toEqual({ local: ['recentlyViewed', 'sessionId'], session: ['viewedPages'], cookie: '' })
  })

  test('a country named by the trusted proxy takes precedence over the time zone @soak', async ({
    browser,
  }) => {
    const context = await browser.newContext(country('FR'))
    const page = await context.newPage()
    const reports = listen(context)
    await useSite(page, '/casino/aldermoon')
    await expect(bar(page)).toBeVisible()
    await expect.poll(() => reports).toEqual([null])
    await context.close()
  })
})

test.describe('as from nowhere', () => {
  test.use({ timezoneId: 'UTC' })

  test('consent is needed @soak', async ({ page, context }) => {
    const reports = listen(context)
    await useSite(page, '/casino/aldermoon')
    await expect(bar(page)).toBeVisible()
    await expect.poll(() => reports).toEqual([null])
    await page.goto('/admin/login')
    await page.mouse.move(200, 200)
    await page.mouse.wheel(0, 300)
    await ready(page)
    await expect(bar(page)).toHaveCount(0)
  })
})

test('the question is in no page that the server sends @soak', async ({ request }) => {
  for (const path of KINDS_OF_PAGES)
    expect(await (await request.get(path)).text()).not.toContain('privacy choice')
})

/** Records every access to the entries that identify visitors. */
async function watchStorage(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const used: string[] = []
    Object.assign(window, { used })
    for (const method of ['getItem', 'setItem', 'removeItem'] as const) {
      const original = Storage.prototype[method]
      Object.assign(Storage.prototype, {
        [method](this: Storage, ...args: string[]) {
          if (/sessionId|viewedPages/.test(args[0] ?? '')) used.push(`${method} ${args[0]}`)
          return Reflect.apply(original, this, args) as unknown
        },
      })
    }
  })
}

function trackingKeysUsed(page: Page): Promise<string[]> {
  return page.evaluate(() => (window as unknown as { used: string[] }).used)
}

async function sendPrivacyControl(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }))
}
