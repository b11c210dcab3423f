/** The controls of every kind of page work as the very first touch. */
import type { Browser, Page } from '@playwright/test'
import { KINDS_OF_PAGES } from '../test/public-pages.ts'
import { listens } from './listens.ts'
import { CONTROLS, findControls, numberControls, stateOfPage, type Control } from './page-controls.ts'
import { expect, test } from './quiet-page.ts'

/** One page of each kind; the first one also covers the frame around all. */
const PAGES = [...KINDS_OF_PAGES, '/responsible-gambling', '/privacy', '/newsletter']
type Means = 'finger' | 'mouse' | 'key'
/** The way of the first touch, and whether it comes before the scripts. */
const WAYS = [
  { means: 'finger', width: 390, isEarly: true },
  { means: 'finger', width: 390, isEarly: false },
  { means: 'mouse', width: 1440, isEarly: true },
  { means: 'key', width: 1440, isEarly: false },
] as const satisfies readonly { means: Means; width: number; isEarly: boolean }[]
/** With FIRST_TOUCH=all, script/test --soak uses every control of every page in every way: over half an hour. */
const IS_WHOLE = process.env['FIRST_TOUCH'] === 'all'
/** Otherwise each page uses one way. */
const waysOf = (path: string) => (IS_WHOLE ? WAYS : [WAYS[PAGES.indexOf(path) % WAYS.length] ?? WAYS[0]])
/** And the first, the last and a middle control of each kind, because they are built alike. */
const chosenOf = (controls: readonly Control[]): readonly Control[] =>
  IS_WHOLE
    ? controls
    : [...Map.groupBy(controls, ({ kind }) => kind).values()].flatMap((alike) => {
        const last = alike.length - 1
        return alike.filter((_, index) => [0, Math.round(last / 2), last].includes(index))
      })
const TEXT = 'paypal'
/** CPU slowdown. */
const CPU_RATE = 4

for (const path of PAGES)
  for (const way of waysOf(path)) {
    const when = way.isEarly ? 'before the scripts have come' : 'once the page listens'
    test(`${path} answers to ${way.means} at ${way.width}, ${when} @soak`, async ({ browser, baseURL }) => {
      test.setTimeout(300_000)
      const open = (use: (visit: Visit) => Promise<void>) => visitPage(browser, `${baseURL}${path}`, way, use)
      let controls: readonly Control[] = []
      let untouched = ''
      await open(async ({ page, letGo }) => {
        controls = await page.evaluate(findControls, path === '/')
        letGo()
        await listens(page)
        untouched = await page.evaluate(stateOfPage)
        expect(controls.length).toBeGreaterThan(0)
      })
      for (const control of chosenOf(controls))
        await test.step(`${control.kind}: ${control.name}`, () =>
          open(async ({ page, letGo }) => {
            if (!way.isEarly) {
              letGo()
              await listens(page)
            }
            await EFFECTS[control.kind](
              page,
              control,
              way.means,
              async () => {
                letGo()
                // A form that was sent without scripts is leaving the page.
                await listens(page).catch(async () => {
                  await page.waitForLoadState()
                  await listens(page)
                })
              },
              untouched,
            )
          }))
    })
  }

type Effect = (
  page: Page,
  control: Control,
  means: Means,
  letGo: () => Promise<void>,
  untouched: string,
) => Promise<void>

/** Uses a control and expects its effect. */
const EFFECTS: Readonly<Record<Control['kind'], Effect>> = {
  async section(page, control, means, letGo) {
    const target = (await locate(page, control).getAttribute('href')) ?? ''
    await press(page, control, means)
    const top = () => page.locator(target).evaluate((element) => element.getBoundingClientRect().top)
    // Nothing scrolls back, and nothing stays where it was.
    await letGo()
    await expect.soft.poll(top, control.name).toBeLessThan(400)
    expect.soft(await page.evaluate(() => scrollY), control.name).toBeGreaterThan(0)
  },
  async link(page, control, means) {
    const before = page.url()
    await press(page, control, means)
    await expect.soft(page, control.name).not.toHaveURL(before)
  },
  async text(page, control, means, letGo) {
    if (means === 'key') await locate(page, control).focus()
    else await press(page, control, means)
    // Types into whatever has the focus, like a keyboard.
    await page.keyboard.type(TEXT)
    await letGo()
    await expect.soft(page.locator(':focus'), control.name).toHaveValue(TEXT)
    expect
      .soft(
        await page.evaluate(() => (document.activeElement as HTMLInputElement).selectionStart ?? 'none'),
        control.name,
      )
      .toBe((await page.locator(':focus').getAttribute('type')) === 'email' ? 'none' : TEXT.length)
  },
  async number(page, control, _means, letGo) {
    const name = await locate(page, control).getAttribute('name')
    await page.locator(`[name="${name}"]`).fill('7')
    await letGo()
    await expect.soft(page.locator(`[name="${name}"]`), control.name).toHaveValue('7')
  },
  async select(page, control, _means, letGo, untouched) {
    const field = locate(page, control)
    // Reviews, the finder and the choice of a helpline need their button; other fields take effect at once.
    const isSentLater = await field.evaluate(
      (element) => element.closest('form[method=post], form.finder, form.help-now__choice') !== null,
    )
    const name = await field.getAttribute('name')
    const [chosen = ''] = await field.selectOption({ index: 1 })
    await letGo()
    if (isSentLater)
      await expect.soft(page.locator(`select[name="${name}"]`), control.name).toHaveValue(chosen)
    else await expectChange(page, control, untouched)
  },
  async press(page, control, means, letGo, untouched) {
    await press(page, control, means)
    await letGo()
    await expectChange(page, control, untouched)
  },
}

async function expectChange(page: Page, control: Control, untouched: string): Promise<void> {
  // A page that is being left has no state.
  const state = () => page.evaluate(stateOfPage).catch(() => 'leaving')
  await expect.soft.poll(state, control.name).not.toBe(untouched)
}

function locate(page: Page, { at }: Control) {
  return page.locator(`[data-at="${at}"]`)
}

async function press(page: Page, control: Control, means: Means): Promise<void> {
  const element = locate(page, control)
  // The native control behind a drawn box has no size, so its label is pressed.
  const label = page.locator('label').filter({ has: element })
  const target = (await label.count()) > 0 && (await element.getAttribute('class')) === 'sr' ? label : element
  if (means === 'finger') return target.tap()
  if (means === 'mouse') return target.click()
  return element.press((await element.evaluate(({ localName }) => localName)) === 'input' ? 'Space' : 'Enter')
}

interface Visit {
  page: Page
  /** Releases the page's scripts. */
  letGo: () => void
}

/** A new visitor's first visit on a slow processor. */
async function visitPage(
  browser: Browser,
  url: string,
  { width, means }: { width: number; means: Means },
  use: (visit: Visit) => Promise<void>,
): Promise<void> {
  const context = await browser.newContext({
    viewport: { width, height: width < 640 ? 844 : 900 },
    hasTouch: means === 'finger',
    isMobile: means === 'finger',
    reducedMotion: 'reduce',
  })
  try {
    const page = await context.newPage()
    const noise: string[] = []
    page.on('pageerror', (error) => noise.push(error.message))
    page.on('console', (message) => {
      const isExpected = message.text().startsWith('Failed to load resource')
      if (message.type() === 'error' && !isExpected) noise.push(message.text())
    })
    await page.addInitScript(numberControls, CONTROLS)
    const client = await context.newCDPSession(page)
    await client.send('Emulation.setCPUThrottlingRate', { rate: CPU_RATE })
    let letGo: () => void = () => {}
    const held = new Promise<void>((go) => {
      letGo = go
    })
    await page.route(/\/assets\/.*\.js$/, async (route) => {
      await held
      await route.continue().catch(() => {})
    })
    // Videos are not loaded.
    await page.route(/youtube/, (route) => route.abort())
    await page.goto(url, { waitUntil: 'domcontentloaded' })
    await use({ page, letGo })
    letGo()
    expect.soft(noise, 'the console must be quiet').toEqual([])
  } finally {
    await context.close()
  }
}
