import type { Page } from '@playwright/test'

/** Scrolls and points at a field, as a visitor begins to use a page, and waits for hydration. */
export async function listens(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.dispatchEvent(new Event('scroll'))
    document.querySelector('input')?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }))
  })
  await page.waitForFunction(() => window.early.isOver)
}
