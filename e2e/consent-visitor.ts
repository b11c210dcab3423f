/** A visitor who may be asked for consent, and what is stored and sent about them. */
import type { BrowserContext, Page } from '@playwright/test'
import { ready } from './ready.ts'

export const bar = (page: Page) => page.getByRole('region', { name: 'Your privacy choice' })
export const accept = (page: Page) => bar(page).getByRole('button', { name: 'Accept' })
export const refuse = (page: Page) => bar(page).getByRole('button', { name: 'Refuse' })

/** The identifiers of everything reported from now on, in the order of sending. */
export function listen(context: BrowserContext): unknown[] {
  const sessions: unknown[] = []
  context.on('request', (request) => {
    if (request.method() !== 'POST' || new URL(request.url()).pathname !== '/api/interactions') return
    sessions.push((request.postDataJSON() as { sessionId: unknown }).sessionId)
  })
  void context.route(/^https?:\/\/(?!localhost)/, (route) => route.fulfill({ body: 'Elsewhere' }))
  return sessions
}

/** Opens a page, moves over it, scrolls it and clicks into it. */
export async function useSite(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await page.mouse.move(200, 300)
  await page.mouse.wheel(0, 200)
  await page.locator('main').getByRole('heading').first().click()
  await ready(page)
}

/** The names of all that is stored but the places one has scrolled to, which the router keeps for the way back. */
export function stored(page: Page) {
  return page.evaluate(() => ({
    local: Object.keys(localStorage).toSorted(),
    session: Object.keys(sessionStorage)
      .filter((key) => key !== 'react-router-scroll-positions')
      .toSorted(),
    cookie: document.cookie,
  }))
}
