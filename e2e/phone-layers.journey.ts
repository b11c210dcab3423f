/** Layers over a phone's pages: they leave space, and cover nothing important. */
import type { Page } from '@playwright/test'
import { listens } from './listens.ts'
import { expect, test } from './quiet-page.ts'

test.use({ viewport: { width: 390, height: 844 } })

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

test('the focus of the keyboard brings the header back @soak', async ({ page }) => {
  await page.goto('/casino/aldermoon')
  await listens(page)
  await scrollTo(page, 2400)
  await expect(page.locator('.site-header')).not.toBeInViewport()
  await page.getByRole('link', { name: 'Evenhand, home' }).first().focus()
  await expect(page.locator('.site-header')).toBeInViewport()
})

test('the header stays while the menu is open @soak', async ({ page }) => {
  await page.goto('/casino/aldermoon')
  await listens(page)
  await page.getByRole('button', { name: 'Open menu' }).click()
  await scrollTo(page, 2400)
  await expect(page.locator('.site-header')).toBeInViewport()
})

test('what overlays the page takes at most a fifth of the screen', async ({ page }) => {
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

for (const path of ['/', '/casino/aldermoon', '/bonus/aldermoon-welcome-package'])
  test(`the assistant's button is on ${path} before any script runs, over no bar, and an early press counts`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    let release = () => {}
    const released = new Promise<void>((resolve) => (release = resolve))
    await page.route(/\/assets\/.*\.js/, async (route) => {
      await released
      await route.continue()
    })
    await page.goto(path, { waitUntil: 'commit' })
    const button = page.getByRole('button', { name: 'Open AI Casino Assistant' })
    await expect(button).toBeVisible()
    expect(await underButton(page)).toEqual({ isOpaque: true, covered: [] })
    await page.evaluate(() => window.scrollTo(0, 700))
    expect(await underButton(page)).toEqual({ isOpaque: true, covered: [] })
    await button.click()
    await expect(page).toHaveURL(path)
    release()
    await expect(page.getByRole('dialog', { name: 'AI Casino Assistant' })).toBeVisible()
  })

async function scrollTo(page: Page, top: number): Promise<void> {
  await page.evaluate(async (y) => {
    window.scrollTo(0, y)
    // The page reacts within two frames.
    for (let frames = 0; frames < 2; frames++) await new Promise(requestAnimationFrame)
  }, top)
}

/** The share of the screen covered by header, sections, tray and action bar, 0 to 1. */
function share(page: Page): Promise<number> {
  return page.evaluate(() => {
    let area = 0
    for (const layer of document.querySelectorAll('.site-header, .subnav, .tray, .action-bar')) {
      const { width, height, top, bottom } = layer.getBoundingClientRect()
      const isOver = layer.className !== 'subnav' || (layer.hasAttribute('data-stuck') && top >= 0)
      if (isOver && bottom > 0 && top < innerHeight) area += width * height
    }
    return area / (innerWidth * innerHeight)
  })
}

/** Whether the button covers a bar, and whether it is opaque. */
function underButton(page: Page): Promise<{ isOpaque: boolean; covered: string[] }> {
  return page.evaluate(() => {
    const button = document.querySelector('.chat-fab')
    if (button === null) return { isOpaque: false, covered: ['no button'] }
    const box = button.getBoundingClientRect()
    const covered = [...document.querySelectorAll('.action-bar, .site-header')].filter((element) => {
      const { left, right, top, bottom } = element.getBoundingClientRect()
      return left < box.right && right > box.left && top < box.bottom && bottom > box.top
    })
    return {
      isOpaque: !/^rgba|transparent/.test(getComputedStyle(button).backgroundColor),
      covered: covered.map(({ className }) => className),
    }
  })
}
