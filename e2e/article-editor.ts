/** Steps for journeys in the article editor. */
import type { APIRequestContext, FrameLocator, Locator, Page } from '@playwright/test'
import { bearer, expect, toast } from './signed-in.ts'

export interface StoredArticle {
  content: string
  contentMedia: { type: string; url: string; caption: string | null; alt: string | null }[]
}

export const WORDS = 'An article that exists in journeys only, and says so at some length.'

export const textOf = (page: Page): Locator => page.getByRole('textbox', { name: 'Content' })

export const toolbarOf = (page: Page): Locator => page.getByRole('toolbar', { name: 'Formatting' })

export const tool = (page: Page, name: string): Locator =>
  toolbarOf(page).getByRole('button', { name, exact: true })

export async function chooseFrom(page: Page, menu: string, entry: string | RegExp): Promise<void> {
  await tool(page, menu).click()
  await page.getByRole('menu').getByText(entry).click()
}

export async function group(page: Page, name: string): Promise<Locator> {
  const fold = page
    .locator('.form-group')
    .filter({ has: page.getByRole('heading', { name, level: 2, exact: true }) })
  if ((await fold.getAttribute('open')) === null) await fold.locator('summary').click()
  await expect(fold).toHaveAttribute('open')
  return fold
}

/** Opens the preview and returns its frame, which shows the public page. */
export async function openPreview(page: Page): Promise<FrameLocator> {
  await page.getByRole('button', { name: 'Preview' }).click()
  const frame = page.frameLocator('iframe[name="page-preview"]')
  await expect(page.locator('iframe[name="page-preview"]')).toBeVisible()
  return frame
}

/** Uses the button, because Escape acts on whatever has the focus. */
export async function closePreview(page: Page): Promise<void> {
  const preview = page.getByRole('dialog', { name: 'Preview' })
  await preview.getByRole('button', { name: 'Close' }).click()
  await expect(preview).toBeHidden()
}

/** Creates an article by the API, so that journeys can run in parallel. */
export async function anArticle(request: APIRequestContext, token: string, more: object = {}) {
  const slug = `journey-${crypto.randomUUID().slice(0, 8)}`
  const form = {
    title: `Journey ${slug}`,
    slug,
    content: `<p>${WORDS}</p>`,
    excerpt: 'An article that exists in journeys only.',
    author: 'Milena',
    category: 'guides',
    metaDescription: 'An article that exists in journeys only.',
    isPublished: true,
    ...more,
  }
  const response = await request.post('/api/admin/blog', { headers: bearer(token), data: form })
  expect([await response.text(), response.status()]).toEqual([expect.any(String), 201])
  return { id: ((await response.json()) as { id: number }).id, slug, form }
}

export async function openEditor(page: Page, id: number): Promise<Locator> {
  await page.goto(`/admin/blog/${id}`)
  const text = textOf(page)
  // The editor's code is loaded separately, which takes time on a busy machine.
  await expect(text).toBeVisible({ timeout: 45_000 })
  return text
}

export async function saveArticle(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(toast(page, 'Post updated')).toBeVisible()
}

export async function storedArticle(request: APIRequestContext, id: number): Promise<StoredArticle> {
  return (await (await request.get(`/api/blog/${id}`)).json()) as StoredArticle
}

/** Chooses an entry of the Insert menu by keyboard. */
export async function insert(page: Page, item: string): Promise<void> {
  await tool(page, 'Insert').focus()
  await page.keyboard.press('Enter')
  const choice = page.getByRole('menuitem', { name: item })
  await expect(choice).toBeVisible()
  await page.keyboard.type(item.slice(0, 12))
  await expect(choice).toBeFocused()
  await page.keyboard.press('Enter')
}
