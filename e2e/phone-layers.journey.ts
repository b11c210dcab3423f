/** What stands over the pages of a phone: it leaves room, and covers nothing that somebody needs. */
import type { Page } from '@playwright/test'
import { listens } from './listens.ts'
import { expect, test } from './quiet-page.ts'

test.use({ viewport: { width: 390, height: 844 } })

const PAGES = [
  '/',
  '/casinos',
  '/casino/aldermoon',
  '/bonuses',
  '/bonus/aldermoon-welcome-package',
  '/games',
  '/game/paper-comet',
  '/blog',
  '/compare',
]

test('header and sections leave on the way down and come back on the way up', async ({ page }) => {
  await page.goto('/casino/aldermoon')
  await listens(page)
  const header = page.locator('.site-header')
  const sections = page.locator('.subnav')
  await scrollTo(page, 2400)
  await expect(header).not.toBeInViewport()
  await expect(sections).not.toBeInViewport()
  await scrollTo(page, 2200)
  await expect(header).toBeInViewport()
  await expect(sections).toBeInViewport()
})

test('the focus of the keyboard brings the header back', { tag: '@soak' }, async ({ page }) => {
  await page.goto('/casino/aldermoon')
  await listens(page)
  await scrollTo(page, 2400)
  await expect(page.locator('.site-header')).not.toBeInViewport()
  await page.getByRole('link', { name: 'Evenhand, home' }).first().focus()
  await expect(page.locator('.site-header')).toBeInViewport()
})

test('the header stays while the menu is open', { tag: '@soak' }, async ({ page }) => {
  await page.goto('/casino/aldermoon')
  await listens(page)
  await page.getByRole('button', { name: 'Open menu' }).click()
  await scrollTo(page, 2400)
  await expect(page.locator('.site-header')).toBeInViewport()
})

test('what stands over the page takes at most a fifth of the screen', async ({ page }) => {
  await page.goto('/casino/aldermoon')
  await listens(page)
  expect(await share(page)).toBeLessThanOrEqual(0.2)
  await page.getByRole('button', { name: 'Compare Aldermoon' }).click()
  await expect(page.locator('.tray')).toBeVisible()
  await scrollTo(page, 2400)
  await expect(page.locator('.site-header')).not.toBeInViewport()
  await scrollTo(page, 2200)
  await expect(page.locator('.site-header')).toBeInViewport()
  expect(await share(page)).toBeLessThanOrEqual(0.2)
})

for (const width of [320, 390])
  for (const path of PAGES)
    test(
      `the assistant button covers no score, button or field of ${path} at ${width}`,
      { tag: '@soak' },
      async ({ page }) => {
        await page.setViewportSize({ width, height: 844 })
        await page.goto(path)
        await listens(page)
        const height = await page.evaluate(() => document.documentElement.scrollHeight)
        let seen = 0
        for (let top = 0; top < height; top += 390) {
          await scrollTo(page, top)
          const found = await underAssistant(page)
          expect(found.covered, `scrolled by ${top}`).toEqual([])
          if (found.isShown) seen += 1
        }
        expect(seen, 'the button is there somewhere').toBeGreaterThan(0)
      },
    )

/** Scrolls, and waits until the assistant button has looked at what is below it. */
async function scrollTo(page: Page, top: number): Promise<void> {
  await page.evaluate(async (y) => {
    window.scrollTo(0, y)
    // Two frames later the page has heard of it.
    for (let frames = 0; frames < 2; frames++) await new Promise(requestAnimationFrame)
  }, top)
  await page.waitForFunction(
    () => document.querySelector<HTMLElement>('.chat-fab')?.dataset['yields'] !== 'moving',
  )
}

/** Part of the screen under the header, sections, tray, action bar and assistant button, from 0 to 1. */
function share(page: Page): Promise<number> {
  return page.evaluate(() => {
    let area = 0
    for (const layer of document.querySelectorAll('.site-header, .subnav, .tray, .action-bar, .chat-fab')) {
      const { width, height, top, bottom } = layer.getBoundingClientRect()
      const isOver = layer.className !== 'subnav' || (layer.hasAttribute('data-stuck') && top >= 0)
      if (isOver && bottom > 0 && top < innerHeight) area += width * height
    }
    return area / (innerWidth * innerHeight)
  })
}

/** What the button covers where it stands, if it is shown at all. */
function underAssistant(page: Page): Promise<{ isShown: boolean; covered: string[] }> {
  return page.evaluate(() => {
    const button = document.querySelector('.chat-fab')
    if (button === null || button.hasAttribute('data-yields')) return { isShown: false, covered: [] }
    const { left, top, right, bottom } = button.getBoundingClientRect()
    const covered: string[] = []
    for (const other of document.querySelectorAll(
      'main :is(button, .btn, input, select, textarea, .score-badge, .score-tile, .kpi), .tray, .action-bar',
    )) {
      if (!other.checkVisibility({ contentVisibilityAuto: true, visibilityProperty: true })) continue
      const box = other.getBoundingClientRect()
      const isBelow = box.left < right && box.right > left && box.top < bottom && box.bottom > top
      const isThere = document
        .elementsFromPoint(
          (Math.max(left, box.left) + Math.min(right, box.right)) / 2,
          (Math.max(top, box.top) + Math.min(bottom, box.bottom)) / 2,
        )
        .some((element) => other.contains(element))
      if (isBelow && isThere) covered.push(`${other.localName}.${other.className}`)
    }
    return { isShown: true, covered }
  })
}
