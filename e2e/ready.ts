import type { Page } from '@playwright/test'
import { listens } from './listens.ts'

/** Until the scripts have taken the page over, and fonts and the images that do not wait for scrolling have come. */
export async function ready(page: Page): Promise<void> {
  await page.waitForLoadState('load')
  await listens(page)
  await page.evaluate(async () => {
    await document.fonts.ready
    const images = [...document.images].filter(({ loading }) => loading !== 'lazy')
    // A broken image cannot be decoded: the test that looks for those says so.
    await Promise.all(images.map((image) => image.decode().catch(() => {})))
    for (let frame = 0; frame < 2; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve))
  })
}
