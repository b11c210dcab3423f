import type { Page } from '@playwright/test'
import { listens } from './listens.ts'

/** Waits for hydration, fonts and images that load without scrolling. */
export async function ready(page: Page): Promise<void> {
  await page.waitForLoadState('load')
  await listens(page)
  await page.evaluate(async () => {
    await document.fonts.ready
    const images = [...document.images].filter(({ loading }) => loading !== 'lazy')
    // A broken image cannot be decoded; another test reports it.
    await Promise.all(images.map((image) => image.decode().catch(() => {})))
    for (let frame = 0; frame < 2; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve))
  })
}

/** Also waits for idle work, such as loading the chat's code. */
export async function settled(page: Page): Promise<void> {
  await ready(page)
  await page.evaluate(async () => {
    // The second callback runs after everything queued at the first.
    for (let turn = 0; turn < 2; turn += 1) await new Promise((resolve) => requestIdleCallback(resolve))
  })
}

/** Sums the layout shifts of each page that is opened from here on, for `shiftOf`. */
export async function measureShift(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const counted = Object.assign(window, { shift: 0 })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
        counted.shift += entry.value
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

export function shiftOf(page: Page): Promise<number> {
  return page.evaluate(() => (window as unknown as { shift: number }).shift)
}
