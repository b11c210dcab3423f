/** A casino's page on a phone: key facts first. */
import type { Page } from '@playwright/test'
import { listens } from './listens.ts'
import { expect, test } from './quiet-page.ts'

test.use({ viewport: { width: 390, height: 844 } })

test('name, scores, description and Play Now are on the first screen', async ({ page }) => {
  await page.goto('/casino/aldermoon')
  await listens(page)
  const head = page.locator('.detail-head')
  const bar = page.locator('.action-bar')
  const end = (await bar.boundingBox())?.y ?? 0
  for (const part of [
    head.getByRole('heading', { level: 1 }),
    head.locator('.kpi', { hasText: 'Safety' }),
    head.locator('.kpi', { hasText: 'Expert' }),
    head.locator('.kpi', { hasText: 'Users' }),
    head.locator('.lines'),
    head.getByRole('button', { name: /^Compare/ }),
  ]) {
    await expect(part).toBeVisible()
    const box = await part.boundingBox()
    expect((box?.y ?? 9999) + (box?.height ?? 0), String(part)).toBeLessThanOrEqual(end)
  }
  await expect(bar.getByRole('link', { name: /Play Now/ })).toBeInViewport()
})

test('the ratings of a review unfold without scripts @soak', async ({ browser }) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    viewport: { width: 390, height: 844 },
  })
  const page = await context.newPage()
  await page.goto('/casino/aldermoon')
  const review = page.locator('.review').first()
  const ratings = review.getByRole('list', { name: 'Ratings out of 10' })
  await expect(ratings).toBeHidden()
  await review.locator('summary').last().click()
  await expect(ratings).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Review title' })).toBeVisible()
  await context.close()
})

test('a review takes at most 260 pixels, and the note about pros and cons appears once @soak', async ({
  page,
}) => {
  await page.goto('/casino/aldermoon')
  await listens(page)
  await trueHeight(page)
  for (const review of await page.locator('.review').all())
    expect((await review.boundingBox())?.height).toBeLessThanOrEqual(260)
  await expect(page.getByText('Pros & cons automatically generated based on rating scores')).toHaveCount(1)
})

/** The page's height with everything laid out; parts far below have an estimated height before. */
function trueHeight(page: Page): Promise<number> {
  return page.evaluate(() => {
    for (const late of document.querySelectorAll<HTMLElement>('.strip, .rows > .review'))
      late.style.contentVisibility = 'visible'
    return document.documentElement.scrollHeight
  })
}

test('no word of a name is broken at 320 pixels', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 844 })
  for (const path of [
    '/casino/brackenfall',
    '/casino/llanfairwynne-upon-severnbrook-games-cardroom',
    '/',
    '/casinos?page=2',
    '/casinos/bitcoin',
    '/games',
  ]) {
    await page.goto(path)
    expect(await page.evaluate(brokenWords), path).toEqual([])
  }
})

/**
 * Words of headings and names that break across lines. Visitors' texts, and words of more than 14 letters or with
 * digits, may break.
 */
function brokenWords(): string[] {
  const found: string[] = []
  for (const element of document.querySelectorAll(
    'main :is(h1, h2, h3, .name, .compare-toggle):not(.review *)',
  )) {
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode())
      for (const word of (node.nodeValue ?? '').matchAll(/(?<![^\s-])\p{L}{2,14}(?![^\s-])/gu)) {
        const range = document.createRange()
        range.setStart(node, word.index)
        range.setEnd(node, word.index + word[0].length)
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))
        if (lines.size > 1) found.push(word[0])
      }
  }
  return found
}

test('an offer of the list is a row of a phone', async ({ page }) => {
  await page.goto('/bonuses')
  const heights = await page
    .locator('.bonus-card--list')
    .evaluateAll((cards) => cards.map((card) => card.getBoundingClientRect().height))
  expect(heights.length).toBeGreaterThan(5)
  expect(Math.max(...heights.slice(0, 6))).toBeLessThanOrEqual(190)
})
