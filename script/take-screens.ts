/** Takes pictures of the screens of the production build: `node script/take-screens.ts [PATH ...]`. */
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import type { Browser, Page } from '@playwright/test'
import { ensureChromium } from './needs.ts'
import { withServer } from './with-server.ts'

interface Screen {
  name: string
  path: string
  /** Brings the page into the state that is to be seen. */
  prepare?: (page: Page) => Promise<void>
  /** Only the part that fits the window. */
  windowOnly?: boolean
}

const SCREENS: readonly Screen[] = [
  { name: 'home', path: '/' },
  {
    name: 'home-search',
    path: '/',
    windowOnly: true,
    prepare: async (page) =>
      await page
        .locator('main [role=combobox], main input[type=search]')
        .first()
        .pressSequentially('alder', { delay: 30 }),
  },
  {
    name: 'home-drawer',
    path: '/',
    windowOnly: true,
    prepare: async (page) => {
      const menu = page.getByRole('button', { name: 'Open menu' })
      if (await menu.isVisible()) await menu.click()
    },
  },
  { name: 'casinos', path: '/casinos' },
  { name: 'casinos-filtered', path: '/casinos?minSafetyIndex=8&paymentMethods=Visa' },
  { name: 'casinos-empty', path: '/casinos?search=nothing-like-this' },
  { name: 'casino', path: '/casino/1' },
  { name: 'casino-bare', path: '/casino/64' },
  { name: 'bonuses', path: '/bonuses' },
  { name: 'bonus', path: '/bonus/1' },
  { name: 'games', path: '/games' },
  { name: 'game', path: '/game/1' },
  { name: 'game-play', path: '/game/1?play=1' },
  { name: 'compare', path: '/compare?type=casinos&ids=1,2,3' },
  { name: 'compare-empty', path: '/compare' },
  { name: 'blog', path: '/blog' },
  { name: 'article', path: '/blog/how-we-score-a-casino-six-categories-one-number' },
  { name: 'reviews', path: '/reviews' },
  { name: 'faq', path: '/faq' },
  { name: 'responsible-gambling', path: '/responsible-gambling' },
  { name: 'privacy', path: '/privacy' },
  { name: 'how-we-rate', path: '/how-we-rate' },
  {
    name: 'home-chat',
    path: '/',
    windowOnly: true,
    prepare: async (page) => {
      await page
        .getByRole('button', { name: /assistant/i })
        .last()
        .click()
      await page.getByRole('dialog').waitFor()
    },
  },
  { name: '404', path: '/no-such-page' },
]
const SIZES = [
  { name: 'desktop', width: 1440, height: 900, scale: 1 },
  { name: 'mobile', width: 390, height: 844, scale: 2 },
] as const
const THEMES = ['light', 'dark'] as const
const FOLDER = 'screens'

const chosen = process.argv.slice(2)
const screens =
  chosen.length === 0
    ? SCREENS
    : SCREENS.filter(({ path, name }) => chosen.includes(path) || chosen.includes(name))
mkdirSync(FOLDER, { recursive: true })
const problems: string[] = []

await withServer({}, async (origin) => {
  const browser = await chromium.launch({
    executablePath: ensureChromium(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  })
  for (const screen of screens) {
    for (const size of SIZES) for (const theme of THEMES) await take(browser, origin, screen, size, theme)
    console.log(`  ${screen.name}`)
  }
  await browser.close()
})
if (problems.length > 0) {
  console.log(`\nThe console was not quiet:\n${[...new Set(problems)].join('\n')}`)
  process.exitCode = 1
}
console.log(`\nPictures are in ${FOLDER}/. Next: open them and look.`)

async function take(
  browser: Browser,
  origin: string,
  screen: Screen,
  size: (typeof SIZES)[number],
  theme: (typeof THEMES)[number],
): Promise<void> {
  const context = await browser.newContext({
    viewport: { width: size.width, height: size.height },
    deviceScaleFactor: size.scale,
    colorScheme: theme,
    hasTouch: size.name === 'mobile',
    reducedMotion: 'reduce',
  })
  const page = await context.newPage()
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type()) && !message.text().includes('404'))
      problems.push(`${screen.path}: ${message.text()}`)
  })
  page.on('pageerror', (error) => problems.push(`${screen.path}: ${error.message}`))
  await page.addInitScript((value) => localStorage.setItem('ui-theme', value), theme)
  await page.goto(origin + screen.path, { waitUntil: 'networkidle' })
  if (screen.prepare) {
    await screen.prepare(page)
    await page.waitForLoadState('networkidle')
  } else {
    // Lazy pictures load when they come near the window.
    await page.evaluate(async () => {
      for (const image of document.querySelectorAll('img')) image.loading = 'eager'
      await Promise.allSettled([...document.images].map(async (image) => await image.decode()))
    })
  }
  const wide = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  if (wide > 0) problems.push(`${screen.path}: ${wide} px wider than the window at ${size.width}`)
  await page.screenshot({
    path: join(FOLDER, `${screen.name}--${size.name}-${theme}.png`),
    fullPage: screen.windowOnly !== true,
  })
  await context.close()
}
