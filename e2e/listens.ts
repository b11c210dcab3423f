import type { Page } from '@playwright/test'

/** Until the scripts of the page have taken it over. */
export async function listens(page: Page): Promise<void> {
  await page.waitForFunction(() => window.early.isOver)
}
