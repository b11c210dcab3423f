/** The content security policy in a browser: it blocks attacks, and nothing of ours. */
import { test as plainTest, type Page } from '@playwright/test'
import { createElement } from 'react'
import { securityHeaders } from '#server/security-headers.ts'
import { renderDocument } from '#web/shell/render-document.ts'
import { takeOwnScripts } from '#web/shell/own-scripts.ts'
import { expect, test } from './quiet-page.ts'

const ARTICLE = '/blog/rtp-and-volatility-choosing-a-slot-you-can-afford'

/** Each would set a word in `window.ran` or draw a border; none is sanitised. */
const STORED = `
  <script>ran.push('script')</script>
  <script type="module" async="">ran.push('module')</script>
  <script nonce="guessed">ran.push('script with a nonce')</script>
  <script src="data:text/javascript,ran.push('file')"></script>
  <img src="/no-such-picture.png" alt="" onerror="ran.push('error handler')">
  <p id="styled" style="border: 3px solid red" onmouseover="ran.push('pointer handler')">Stored text</p>
  <style>#styled { border: 3px solid red }</style>
  <a id="link" href="javascript:ran.push('link')">A stored link</a>`
const BLOCKED = { 'script-src-elem': 5, 'script-src-attr': 2, 'style-src-attr': 1, 'style-src-elem': 1 }

/** The server's real page and policy, with article content that bypassed the sanitiser. */
async function putPastTheSanitiser(page: Page): Promise<void> {
  await page.route(`**${ARTICLE}`, async (route) => {
    const answer = await route.fetch()
    const html = await answer.text()
    const start = 'class="prose__part">'
    expect(html).toContain(start)
    await route.fulfill({ response: answer, body: html.replace(start, start + STORED) })
  })
}

interface Watched {
  ran: string[]
  blocked: Record<string, number>
}

plainTest('what was stored past the sanitiser does nothing, and the page works', async ({ page }) => {
  await page.addInitScript(() => {
    const watched: Watched = { ran: [], blocked: {} }
    Object.assign(window, { watched, ran: watched.ran })
    addEventListener('securitypolicyviolation', ({ effectiveDirective: rule }) => {
      watched.blocked[rule] = (watched.blocked[rule] ?? 0) + 1
    })
  })
  await putPastTheSanitiser(page)
  await page.goto(ARTICLE)
  await page.locator('#styled').hover()
  await page.locator('#link').click()
  await expect(page.locator('#styled')).toHaveCSS('border-top-width', '0px')

  // Our own scripts do run: in the head, by the router, and loaded by the page.
  await page.getByRole('button', { name: /theme/i }).first().click()
  await expect(page.locator('html')).toHaveClass('dark')
  await page.getByRole('button', { name: 'Open AI Casino Assistant' }).click()
  await expect(page.getByRole('dialog', { name: 'AI Casino Assistant' })).toBeVisible()

  const watched = await page.evaluate(() => (window as unknown as { watched: Watched }).watched)
  expect(watched).toEqual({ ran: [], blocked: BLOCKED })
})

plainTest('of the scripts that a page is rendered with, only our own run', async ({ page }) => {
  const nonce = crypto.randomUUID()
  const content = `<script>ran.push('stored')</script>`
  const body = createElement('body', {}, [
    createElement('div', { key: 1, dangerouslySetInnerHTML: { __html: content } }),
    createElement('script', { key: 2, nonce, dangerouslySetInnerHTML: { __html: `ran.push('our own')` } }),
  ])
  const drawn = await renderDocument(
    () => createElement('html', { lang: 'en' }, body),
    (error) => expect(error).toBeUndefined(),
    nonce,
  )
  const { html, scripts } = takeOwnScripts(drawn, nonce)
  expect(html).toContain(content)
  await page.addInitScript(() => Object.assign(window, { ran: [] }))
  await page.route('**/rendered', (route) =>
    route.fulfill({
      contentType: 'text/html',
      headers: securityHeaders({ publicUrl: new URL(route.request().url()).origin, inlineScripts: scripts }),
      body: html,
    }),
  )
  await page.goto('/rendered')
  expect(await page.evaluate(() => (window as unknown as { ran: string[] }).ran)).toEqual(['our own'])
})

test('dialogs lock the page behind them without a style element', async ({ page }) => {
  await page.goto('/compare?type=casinos&ids=1,2')
  await page.getByRole('button', { name: 'Add Casino' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expect(page.locator('body')).toHaveCSS('overflow', 'hidden')
  await expect(page.locator('style')).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page.locator('body')).not.toHaveCSS('overflow', 'hidden')
})

test('drawer, search, carousel and chat stay within the policy @soak', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('region', { name: 'Top Rated Casinos' }).scrollIntoViewIfNeeded()
  await page.getByRole('button', { name: 'Next slide' }).first().click()
  await expect(page.locator('.carousel__bar rect').first()).not.toHaveAttribute('x', '0%')
  await page.getByRole('combobox', { name: 'Search casinos, bonuses and games' }).fill('tide')
  await expect(page.getByRole('option', { name: /Tidewell/ }).first()).toBeVisible()
  await page.keyboard.press('Escape')
  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByRole('button', { name: 'Open menu' }).click()
  await expect(page.getByRole('dialog', { name: 'Navigation' })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Open AI Casino Assistant' }).click()
  await page.getByRole('textbox', { name: 'Message' }).fill('What is RTP?')
  await page.keyboard.press('Enter')
  await expect(page.locator('.bubble--me').last()).toContainText('What is RTP?')
})

test('other sites may show our pictures and load nothing else @soak', async ({ request }) => {
  const script = (await (await request.get('/')).text()).match(/\/assets\/[^"]+\.js/)?.[0] ?? ''
  for (const [path, policy] of [
    ['/', 'same-origin'],
    ['/api/stats', 'same-origin'],
    [script, 'same-origin'],
    ['/art/logo/Aldermoon.svg', 'cross-origin'],
    ['/favicon.svg', 'cross-origin'],
  ] as const)
    expect([path, (await request.get(path)).headers()['cross-origin-resource-policy']]).toEqual([
      path,
      policy,
    ])
})
