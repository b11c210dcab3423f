import type { Page } from '@playwright/test'

/** Begins to use the page, as a visitor does who scrolls, and waits until its scripts have taken it over. */
export async function listens(page: Page): Promise<void> {
  await page.evaluate(() => document.dispatchEvent(new Event('scroll')))
  await page.waitForFunction(() => window.early.isOver)
}
