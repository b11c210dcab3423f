import type { Page } from '@playwright/test'

/** Scrolls, as a visitor begins to use a page, and waits for hydration. */
export async function listens(page: Page): Promise<void> {
  await page.evaluate(() => document.dispatchEvent(new Event('scroll')))
  await page.waitForFunction(() => window.early.isOver)
}
