/**
 * Takes pictures of the screens of the production build: `node script/take-screens.ts [--docs] [PATH ...]`.
 * With --docs: the pictures of docs/admin.md.
 */
import { mkdirSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import type { Browser, Page } from '@playwright/test'
import sharp from 'sharp'
import { fillSections, OWNER, signIn } from './fill-sections.ts'
import type { Login } from './fill-sections.ts'
import { ensureChromium } from './needs.ts'
import { DOCS_PICTURES, SCREENS } from './screen-list.ts'
import type { Screen } from './screen-list.ts'
import { withServer } from './with-server.ts'

interface Look {
  size: 'desktop' | 'mobile'
  theme: 'light' | 'dark'
}

const SIZES = {
  desktop: { width: 1440, height: 900, scale: 1 },
  mobile: { width: 390, height: 844, scale: 2 },
} as const
const LOOKS: readonly Look[] = (['desktop', 'mobile'] as const).flatMap((size) =>
  (['light', 'dark'] as const).map((theme) => ({ size, theme })),
)
const FOLDER = 'screens'
const DOCS_FOLDER = 'docs/admin'
const DOCS_BYTES = 200_000

const chosen = process.argv.slice(2).filter((word) => word !== '--docs')
const isForDocs = process.argv.includes('--docs')
const problems: string[] = []

// Visitors are distinguished by the header of a proxy.
await withServer(
  { OWNER_USERNAME: OWNER.username, OWNER_PASSWORD: OWNER.password, TRUST_PROXY: '1' },
  async (origin) => {
    const login = await signIn(origin)
    const browser = await chromium.launch({
      executablePath: ensureChromium(),
      args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
    })
    await (isForDocs ? takeForDocs : takeScreens)(browser, origin, login)
    await browser.close()
  },
)
if (problems.length > 0) {
  console.log(`\nThe console was not quiet:\n${[...new Set(problems)].join('\n')}`)
  process.exitCode = 1
}
console.log(`\nPictures are in ${isForDocs ? DOCS_FOLDER : FOLDER}/. Next: open them and look.`)

async function takeScreens(browser: Browser, origin: string, login: Login): Promise<void> {
  const screens = SCREENS.filter(
    ({ path, name }) => chosen.length === 0 || chosen.includes(path) || chosen.includes(name),
  )
  if (screens.some(({ forStaff }) => forStaff)) await fill(origin, login)
  mkdirSync(FOLDER, { recursive: true })
  for (const screen of screens) {
    for (const look of LOOKS) {
      const picture = await take(browser, origin, login, screen, look)
      if (picture) await writeFile(join(FOLDER, `${screen.name}--${look.size}-${look.theme}.png`), picture)
    }
    console.log(`  ${screen.name}`)
  }
}

/** Only what fits the window, in as few colours as keep each file small. */
async function takeForDocs(browser: Browser, origin: string, login: Login): Promise<void> {
  await fill(origin, login)
  mkdirSync(DOCS_FOLDER, { recursive: true })
  for (const [file, name] of DOCS_PICTURES) {
    const screen = SCREENS.find((known) => known.name === name)
    if (screen === undefined) throw new Error(`There is no screen ${name}.`)
    const look = { size: 'desktop', theme: 'light' } as const
    const picture = await take(browser, origin, login, { prepare: () => Promise.resolve(), ...screen }, look)
    if (!picture) continue
    const small = await sharp(picture).png({ palette: true, quality: 90, effort: 10 }).toBuffer()
    if (small.byteLength > DOCS_BYTES) problems.push(`${file}.png has ${small.byteLength} bytes`)
    await writeFile(join(DOCS_FOLDER, `${file}.png`), small)
    console.log(`  ${file} ${Math.round(small.byteLength / 1000)} kB`)
  }
}

/** A section that stays empty is a problem, but no reason to take no pictures. */
async function fill(origin: string, login: Login): Promise<void> {
  try {
    await fillSections(origin, login)
  } catch (error) {
    problems.push(String(error))
  }
}

/** One picture; undefined, and a problem, when the screen could not be brought into its state. */
async function take(
  browser: Browser,
  origin: string,
  login: Login,
  screen: Screen,
  { size, theme }: Look,
): Promise<Buffer | undefined> {
  const { width, height, scale } = SIZES[size]
  const context = await browser.newContext({
    viewport: { width, height },
    deviceScaleFactor: scale,
    colorScheme: theme,
    hasTouch: size === 'mobile',
    reducedMotion: 'reduce',
    // Where no consent is needed, or its question is in every picture.
    timezoneId: 'Africa/Abidjan',
  })
  try {
    const page = await context.newPage()
    listen(page, screen)
    await page.addInitScript((value) => localStorage.setItem('ui-theme', value), theme)
    if (screen.forStaff) await keepLogin(page, login)
    await page.goto(origin + screen.path, { waitUntil: 'networkidle' })
    await settle(page, screen)
    const wide = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    if (wide > 0) problems.push(`${screen.path}: ${wide} px wider than the window at ${width}`)
    // The notices are about the site that the pictures are taken of.
    if (isForDocs)
      await page.locator('.notice-bar').evaluateAll((bars) => bars.forEach((bar) => bar.remove()))
    return await page.screenshot({ fullPage: screen.prepare === undefined })
  } catch (error) {
    problems.push(`${screen.name} at ${width}: ${error instanceof Error ? error.message : String(error)}`)
    return undefined
  } finally {
    await context.close()
  }
}

function listen(page: Page, { path }: Screen): void {
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type()) && !message.text().includes('404'))
      problems.push(`${path}: ${message.text()}`)
  })
  page.on('pageerror', (error) => problems.push(`${path}: ${error.message}`))
}

async function keepLogin(page: Page, { token, user }: Login): Promise<void> {
  await page.addInitScript(
    ([kept, keptUser]) => {
      localStorage.setItem('adminToken', kept)
      localStorage.setItem('adminUser', keptUser)
    },
    [token, JSON.stringify(user)] as const,
  )
}

async function settle(page: Page, screen: Screen): Promise<void> {
  // Behind the guard everything is asked for in the browser.
  if (screen.forStaff) {
    await page.locator('.admin main h1').first().waitFor({ state: 'attached' })
    await page.locator('.sk').first().waitFor({ state: 'detached' })
  }
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
  if (!screen.forStaff) return
  await page.locator('.sk').first().waitFor({ state: 'detached' })
  await page.waitForLoadState('networkidle')
}
