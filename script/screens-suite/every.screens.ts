/** The screens that script/screens captures: a name, an address, and for some a state. */
import { mkdirSync } from 'node:fs'
import { expect, test, type Page } from '@playwright/test'
import sharp from 'sharp'
import { SIGNED_IN } from './playwright.config.ts'

const PUBLIC = `
home /
casinos /casinos
casinos-filtered /casinos?minSafetyIndex=8&paymentMethods=Visa
casinos-empty /casinos?search=nothing-like-this
casino /casino/aldermoon
casino-bare /casino/bo
bonuses /bonuses
bonus /bonus/aldermoon-welcome-package
games /games
game /game/paper-comet
game-play /game/paper-comet?play=1
compare /compare?type=casinos&ids=1,2,3
compare-empty /compare
blog /blog
article /blog/how-we-score-a-casino-six-categories-one-number
reviews /reviews
faq /faq
responsible-gambling /responsible-gambling
privacy /privacy
how-we-rate /how-we-rate
warned /warned
casino-warned /casino/marrow-bay
landing-casinos /casinos/bitcoin
landing-bonuses /bonuses/no-deposit
landing-games /games/copper-finch
reviews-policy /reviews-policy
glossary /glossary
404 /no-such-page
admin-login /admin/login`

const STAFF = `
admin /admin
admin-casinos /admin/casinos
admin-bonuses /admin/bonuses
admin-games /admin/games
admin-games-missing /admin/games?missing=true
admin-blog /admin/blog
admin-drafts /admin/drafts
admin-reviews /admin/reviews
admin-newsletter /admin/newsletter
admin-landing /admin/landing-pages
admin-earnings /admin/earnings
admin-programmes /admin/earnings/programmes
admin-redirects /admin/redirects
admin-missing /admin/redirects/missing
admin-settings /admin/settings
admin-settings-menus /admin/settings/menus
admin-settings-home /admin/settings/home
admin-settings-look /admin/settings/look
admin-media /admin/media
admin-trash /admin/trash
admin-admins /admin/admins
admin-audit-log /admin/audit-log
admin-programme /admin/earnings/programmes
admin-calls /admin/earnings/programmes
admin-edit /admin/casinos?edit=1
admin-edit-review /admin/casinos?edit=1
admin-new-game /admin/games?edit=new
admin-article /admin/blog/1
admin-article-preview /admin/blog/1
admin-import /admin/casinos`

const dialogOpen = (page: Page) => page.getByRole('dialog').waitFor()
const openTab = (name: string) => (page: Page) => page.getByRole('dialog').getByRole('tab', { name }).click()
const openFirst = (name: RegExp) => async (page: Page) => {
  await page.getByRole('button', { name }).first().click()
  await dialogOpen(page)
}

/** Brings a screen into its state. These pictures show the window only. */
const STATES: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  'home-search': (page) => page.locator('main [role=combobox]').first().pressSequentially('alder'),
  'home-drawer': async (page) => {
    const menu = page.getByRole('button', { name: 'Open menu' })
    if (await menu.isVisible()) await menu.click()
  },
  'home-chat': async (page) => {
    await page
      .getByRole('button', { name: /assistant/i })
      .last()
      .click()
    await dialogOpen(page)
  },
  'admin-programme': openFirst(/^Change Northern/),
  'admin-calls': openFirst(/^Calls of/),
  'admin-edit': dialogOpen,
  'admin-edit-review': openTab('Expert Review'),
  'admin-new-game': openTab('Details'),
  'admin-article': (page) => page.getByRole('textbox', { name: 'Content' }).waitFor(),
  'admin-article-preview': async (page) => {
    await page.getByRole('button', { name: 'Preview' }).click()
    await page.frameLocator('iframe').getByRole('heading', { level: 1 }).waitFor()
  },
  'admin-import': openFirst(/import/i),
}

/** The pictures in README.md and docs/admin.md, by screen. */
const DOCS = new Map([
  ['home', 'home'],
  ['casino', 'casino'],
  ['admin', 'admin/overview'],
  ['admin-casinos', 'admin/casinos'],
  ['admin-edit', 'admin/casino-form'],
  ['admin-article', 'admin/article'],
  ['admin-reviews', 'admin/reviews'],
  ['admin-media', 'admin/media'],
  ['admin-import', 'admin/import'],
])
const DOCS_BYTES = 200_000
const isForDocs = process.env['SCREENS_FOR'] === 'docs'
const folder = isForDocs ? 'docs' : 'screens'

const screens = [
  ...listed(PUBLIC),
  ...listed(STAFF),
  ...['home-search', 'home-drawer', 'home-chat'].map((name) => ({ name, path: '/' })),
].filter(({ name }) => !isForDocs || DOCS.has(name))

for (const { name, path } of screens) {
  const isOfStaff = path.startsWith('/admin') && name !== 'admin-login'
  test.describe(() => {
    test.use(isOfStaff ? { storageState: SIGNED_IN } : {})
    test(`${name} ${path}`, async ({ page, colorScheme }, { project }) => {
      const problems: string[] = []
      page.on('console', (message) => {
        if (['error', 'warning'].includes(message.type()) && !message.text().includes('404'))
          problems.push(message.text())
      })
      page.on('pageerror', (error) => problems.push(error.message))
      await page.addInitScript((theme) => localStorage.setItem('ui-theme', theme), colorScheme ?? 'light')
      await page.goto(path, { waitUntil: 'networkidle' })
      // Behind the guard all data is loaded in the browser.
      if (isOfStaff) await page.locator('.admin main h1').first().waitFor({ state: 'attached' })
      await page.locator('.admin .sk').first().waitFor({ state: 'detached' })
      await STATES[name]?.(page)
      await page.locator('.admin .sk').first().waitFor({ state: 'detached' })
      // Images load, and parts are laid out, near the window only.
      await page.evaluate(async () => {
        for (const late of document.querySelectorAll<HTMLElement>('main *'))
          if (getComputedStyle(late).contentVisibility === 'auto') late.style.contentVisibility = 'visible'
        for (const image of document.querySelectorAll('img')) image.loading = 'eager'
        await Promise.allSettled([...document.images].map(async (image) => await image.decode()))
      })
      // A frame filled by a form is never idle.
      if (name !== 'admin-article-preview') await page.waitForLoadState('networkidle')
      mkdirSync(folder, { recursive: true })
      if (isForDocs) {
        // Notices concern the site used for pictures, and the question is for visitors.
        await page.locator('.notice-bar, .consent').evaluateAll((bars) => bars.forEach((bar) => bar.remove()))
        const small = sharp(await page.screenshot()).png({ palette: true, quality: 90, effort: 10 })
        const { size } = await small.toFile(`${folder}/${DOCS.get(name)}.png`)
        expect(size).toBeLessThan(DOCS_BYTES)
      } else
        await page.screenshot({ path: `${folder}/${name}--${project.name}.png`, fullPage: !(name in STATES) })
      const tooWide = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
      expect(tooWide, 'pixels beyond the window').toBeLessThanOrEqual(0)
      expect(problems, 'messages of the console').toEqual([])
    })
  })
}

/** One screen per line: name and path. */
function listed(text: string): { name: string; path: string }[] {
  return text
    .trim()
    .split('\n')
    .map((line) => {
      const [name = '', path = ''] = line.split(' ')
      return { name, path }
    })
}
