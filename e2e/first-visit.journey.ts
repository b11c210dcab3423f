/** What a first visit costs, and what happens to those who are quicker than the scripts. */
import { gzipSync } from 'node:zlib'
import { test as base, chromium } from '@playwright/test'
import type { Page } from '@playwright/test'
import { expect, test } from './quiet-page.ts'

/** The same as in script/check-budgets.ts, bytes after gzip. */
const SCRIPTS = 120_000
const PAGES = [
  '/',
  '/casinos',
  '/casino/1',
  '/blog/rtp-and-volatility-choosing-a-slot-you-can-afford',
  '/faq',
]

const awake = (page: Page) => page.waitForFunction(() => window.early.live.size === 2)
/** Holds back what follows the first touch until it is let go. */
async function holdPage(page: Page): Promise<() => void> {
  let letGo: () => void = () => {}
  const held = new Promise<void>((go) => {
    letGo = go
  })
  await page.route(/\/assets\/(?:[a-z-]+-page|header|frame-end)-.*\.js$/, async (route) => {
    await held
    await route.continue()
  })
  return letGo
}

for (const path of PAGES) {
  test(`${path} loads its budget of scripts by itself and not a byte more, and preloads one font`, async ({
    page,
  }) => {
    const sizes: Promise<number>[] = []
    page.on('response', (response) => {
      const { pathname } = new URL(response.url())
      if (pathname.endsWith('.js')) sizes.push(response.body().then((body) => gzipSync(body).byteLength))
    })
    const answer = await page.goto(path)
    await page.waitForLoadState('networkidle')
    const bytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
    expect(bytes).toBeGreaterThan(50_000)
    expect(bytes).toBeLessThanOrEqual(SCRIPTS)
    const html = (await answer?.text()) ?? ''
    expect(html.match(/<link rel="preload"[^>]*as="font"/g)).toHaveLength(1)
    expect(html).not.toContain('modulepreload')
  })

  test(`${path} wakes without a shift and without a word in the console`, async ({ page }) => {
    await page.addInitScript(() => {
      Object.assign(window, { shift: 0 })
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
          Object.assign(window, { shift: (window as unknown as { shift: number }).shift + entry.value })
      }).observe({ type: 'layout-shift', buffered: true })
    })
    await page.goto(path)
    await page.waitForLoadState('networkidle')
    await page.mouse.move(300, 300)
    await awake(page)
    await page.waitForLoadState('networkidle')
    expect(await page.evaluate(() => (window as unknown as { shift: number }).shift)).toBeLessThan(0.01)
  })
}

test('a button pressed before its page listens does its work once it does', async ({ page }) => {
  const letGo = await holdPage(page)
  await page.goto('/')
  await page.getByRole('button', { name: 'Learn More' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  letGo()
  await expect(page.getByRole('dialog')).toHaveCount(1)
})

test('what is typed and chosen too early counts, and a form sent too early is sent', async ({ page }) => {
  const letGo = await holdPage(page)
  await page.goto('/')
  const box = page.getByLabel('Search casinos, bonuses and games')
  await box.fill('aldrmoon')
  letGo()
  await expect(page.getByRole('option', { name: /Aldermoon/ }).first()).toBeVisible()
  await page.goto('/casinos')
  await page.getByRole('checkbox', { name: /Visa/ }).first().check({ force: true })
  await expect(page).toHaveURL(/paymentMethods=Visa/)
})

base('a form is sent as it is when the scripts never come', async ({ page }) => {
  await page.route(/\/assets\/.*\.js$/, (route) => route.abort())
  await page.goto('/')
  await page.getByRole('textbox', { name: 'Email address' }).fill('patient@visitor.example')
  await page.getByRole('button', { name: 'Subscribe' }).click()
  await expect(page.getByRole('heading', { name: 'Successfully subscribed!' })).toBeVisible()
})

test('a link that is about to be followed has its page fetched', async ({ page }) => {
  await page.goto('/')
  await page.mouse.move(300, 300)
  await awake(page)
  const fetched = page.waitForRequest(/\/casinos\.data/)
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Casinos' }).hover()
  await fetched
})

test('the way back shows a page as it was left, without loading it', async ({ baseURL }) => {
  const browser = await chromium.launch({
    executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--enable-features=BackForwardCache'],
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  })
  const page = await browser.newPage()
  await page.addInitScript(() => {
    addEventListener('pageshow', (event) => Object.assign(window, { persisted: event.persisted }))
  })
  for (const path of ['/', '/casinos', '/casino/1']) {
    await page.goto(baseURL + path)
    await page.mouse.move(300, 300)
    await awake(page)
    await page.goto(`${baseURL}/healthz`)
    await page.goBack({ waitUntil: 'commit' })
    await page.waitForFunction(() => 'persisted' in window)
    expect(await page.evaluate(() => (window as unknown as { persisted: boolean }).persisted), path).toBe(
      true,
    )
  }
  await browser.close()
})
