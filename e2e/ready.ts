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

/** Until the page is ready and has begun what it leaves for an idle moment, such as fetching the code of the chat. */
export async function settled(page: Page): Promise<void> {
  await ready(page)
  await page.evaluate(async () => {
    // The second one is called after everything that waited when the first one was.
    for (let turn = 0; turn < 2; turn += 1) await new Promise((resolve) => requestIdleCallback(resolve))
  })
}
