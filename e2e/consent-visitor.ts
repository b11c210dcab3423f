/** A visitor who may be asked for consent, and the data stored and sent about them. */
import type { BrowserContext, Page } from '@playwright/test'
import { ready } from './ready.ts'

export const bar = (page: Page) => page.getByRole('region', { name: 'Your privacy choice' })
export const accept = (page: Page) => bar(page).getByRole('button', { name: 'Accept' })
export const refuse = (page: Page) => bar(page).getByRole('button', { name: 'Refuse' })

/** Collects the session ids of all reports from now on, in order. */
export function listen(context: BrowserContext): unknown[] {
  const sessions: unknown[] = []
  context.on('request', (request) => {
    if (request.method() !== 'POST' || new URL(request.url()).pathname !== '/api/interactions') return
    sessions.push((request.postDataJSON() as { sessionId: unknown }).sessionId)
  })
  void context.route(/^https?:\/\/(?!localhost)/, (route) => route.fulfill({ body: 'Elsewhere' }))
  return sessions
}

/** Opens a page, moves the pointer, scrolls and clicks. */
export async function useSite(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await page.mouse.move(200, 300)
  await page.mouse.wheel(0, 200)
  await page.locator('main').getByRole('heading').first().click()
  await ready(page)
}

/** The names of everything stored, except scroll positions, which the router keeps. */
export function stored(page: Page) {
  return page.evaluate(() => ({
    local: Object.keys(localStorage).toSorted(),
    session: Object.keys(sessionStorage)
      .filter((key) => key !== 'react-router-scroll-positions')
      .toSorted(),
    cookie: document.cookie,
  }))
}
