/** The size of a first visit, and visitors who are quicker than the scripts. */
import { existsSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { test as base, chromium, type Page, type Request } from '@playwright/test'
import { listens } from './listens.ts'
import { expect, test } from './quiet-page.ts'
import { measureShift, settled, shiftOf } from './ready.ts'

/** The budget of script/check-budgets.ts plus idle loads: chat, dialogs, a carousel. Bytes after gzip. */
const SCRIPTS = 172_000 + 35_000
const PAGES = [
  '/',
  '/casinos',
  '/casino/aldermoon',
  '/blog/rtp-and-volatility-choosing-a-slot-you-can-afford',
  '/faq',
]

/** Holds all scripts back until they are released. */
async function holdScripts(page: Page): Promise<() => void> {
  let letGo: () => void = () => {}
  const held = new Promise<void>((go) => {
    letGo = go
  })
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await held
    await route.continue()
  })
  return letGo
}

const isScript = (request: Request) => new URL(request.url()).pathname.endsWith('.js')

async function gzippedSize(request: Request): Promise<number> {
  const response = await request.response()
  return gzipSync((await response?.body()) ?? '').byteLength
}

for (const path of PAGES) {
  test(`${path} loads its budget of scripts and one font, without a shift or a word in the console @soak`, async ({
    page,
  }) => {
    await measureShift(page)
    const asked = new Set<Request>()
    const sizes: Promise<number>[] = []
    page.on('request', (request) => void (isScript(request) && asked.add(request)))
    page.on('requestfinished', (request) => {
      if (asked.delete(request)) sizes.push(gzippedSize(request))
    })
    const response = await page.goto(path)
    await settled(page)
    await expect.poll(() => asked.size).toBe(0)
    const bytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
    expect(bytes).toBeGreaterThan(50_000)
    expect(bytes).toBeLessThanOrEqual(SCRIPTS)
    const html = (await response?.text()) ?? ''
    expect(html.match(/<link rel="preload"[^>]*as="font"/g)).toHaveLength(1)
    expect(html).not.toContain('modulepreload')
    expect(await shiftOf(page)).toBeLessThan(0.01)
  })
}

for (const path of ['/blog/rtp-and-volatility-choosing-a-slot-you-can-afford', '/responsible-gambling'])
  test(`${path} is read without React, which comes with what needs it`, async ({ page }) => {
    const scripts: string[] = []
    page.on('request', (request) => void (isScript(request) && scripts.push(request.url())))
    await page.goto(path)
    await page.mouse.wheel(0, 2000)
    await page.mouse.wheel(0, -2000)
    await page.waitForLoadState('networkidle')
    expect(scripts.length).toBeGreaterThan(0)
    expect(scripts.join()).not.toMatch(/framework|hydrate/)
    await page.getByRole('searchbox', { name: 'Search' }).first().focus()
    await page.waitForFunction(() => window.early.isOver)
    expect(scripts.join()).toMatch(/framework/)
  })

test('a picture that fails to load is replaced before React runs', async ({ page }) => {
  const letGo = await holdScripts(page)
  await page.goto('/faq')
  await page.evaluate(() => {
    const image = Object.assign(new Image(), { alt: 'A missing one', srcset: '/none.png 1x' })
    image.dataset['fallback'] = '/favicon.svg'
    document.querySelector('h1')?.append(image)
  })
  await expect(page.getByAltText('A missing one')).toHaveAttribute('src', '/favicon.svg')
  expect(await page.getByAltText('A missing one').getAttribute('srcset')).toBeNull()
  letGo()
})

test('a button pressed before the page listens does its work once it does', async ({ page }) => {
  const letGo = await holdScripts(page)
  await page.goto('/')
  await page.getByRole('button', { name: 'Learn More' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  letGo()
  await expect(page.getByRole('dialog')).toHaveCount(1)
})

test('text typed too early is searched for and stays as it is, with the caret where it was', async ({
  page,
}) => {
  const letGo = await holdScripts(page)
  await page.goto('/')
  const box = page.getByRole('combobox', { name: 'Search casinos, bonuses and games' })
  await box.pressSequentially('aldmoon')
  for (let step = 0; step < 4; step++) await page.keyboard.press('ArrowLeft')
  letGo()
  await listens(page)
  await page.keyboard.type('er')
  await expect(box).toHaveValue('aldermoon')
  await expect(page.getByRole('option', { name: /Aldermoon/ }).first()).toBeVisible()
})

test('what is ticked and chosen too early counts @soak', async ({ page }) => {
  const letGo = await holdScripts(page)
  await page.goto('/casinos')
  await page.locator('.check', { hasText: 'Visa' }).first().click()
  await page.getByRole('combobox', { name: 'License' }).selectOption({ index: 1 })
  letGo()
  await expect(page).toHaveURL(/license=.*/)
  await expect(page.getByRole('checkbox', { name: /^Visa/ }).first()).toBeChecked()
})

test('two ticks too early are none @soak', async ({ page }) => {
  const letGo = await holdScripts(page)
  await page.goto('/casinos')
  const visa = page.locator('.check', { hasText: 'Visa' }).first()
  await visa.click()
  await visa.click()
  letGo()
  await listens(page)
  await expect(page).toHaveURL('/casinos')
  await expect(page.getByRole('checkbox', { name: /^Visa/ }).first()).not.toBeChecked()
})

test('menu, filters, folds and links to a section need no scripts at all', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await holdScripts(page)
  await page.goto('/casinos')
  await page.getByRole('button', { name: 'Open menu' }).click()
  await expect(page.getByRole('dialog', { name: 'Navigation' })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: /^Filters/ }).click()
  await expect(page.getByRole('complementary', { name: 'Filters' })).toBeVisible()
  await page.goto('/responsible-gambling')
  await page.locator('.callout').getByRole('link', { name: 'all helplines' }).click()
  await expect(page.getByRole('heading', { name: 'Talk to someone' })).toBeInViewport()
})

base('a form is sent as it is when the scripts never come @soak', async ({ page }) => {
  await page.route(/\/assets\/.*\.js$/, (route) => route.abort())
  await page.goto('/')
  await page.getByRole('textbox', { name: 'Email address' }).fill('patient@visitor.example')
  await page.getByRole('button', { name: 'Subscribe' }).click()
  await expect(page.getByRole('heading', { name: 'Successfully subscribed!' })).toBeVisible()
})

test('a link that is about to be followed has its page fetched @soak', async ({ page }) => {
  await page.goto('/')
  await listens(page)
  const fetched = page.waitForRequest(/\/casinos\.data/)
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Casinos' }).hover()
  await fetched
})

const CHROMIUM = '/usr/bin/chromium'

test('the way back shows a page as it was left, without loading it @soak', async ({ baseURL }) => {
  test.skip(!existsSync(CHROMIUM), 'Chromium without windows keeps no page for the way back.')
  const browser = await chromium.launch({
    executablePath: CHROMIUM,
    args: ['--no-sandbox', '--disable-gpu', '--enable-features=BackForwardCache'],
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  })
  const page = await browser.newPage()
  await page.addInitScript(() => {
    addEventListener('pageshow', (event) => Object.assign(window, { persisted: event.persisted }))
  })
  for (const path of ['/', '/casinos', '/casino/aldermoon']) {
    await page.goto(baseURL + path)
    await listens(page)
    await page.goto(`${baseURL}/healthz`)
    await page.goBack({ waitUntil: 'commit' })
    await page.waitForFunction(() => 'persisted' in window)
    expect(await page.evaluate(() => (window as unknown as { persisted: boolean }).persisted), path).toBe(
      true,
    )
  }
  await browser.close()
})
