/** An article of the admin area, opened in its editor. */
import type { APIRequestContext, Locator, Page } from '@playwright/test'
import { bearer, expect, toast } from './signed-in.ts'

export interface StoredArticle {
  content: string
  contentMedia: { type: string; url: string; caption: string | null; alt: string | null }[]
}

export const WORDS = 'An article that exists in journeys only, and says so at some length.'

export async function anArticle(
  request: APIRequestContext,
  token: string,
  more: object = {},
): Promise<{ id: number; slug: string }> {
  const slug = `journey-${crypto.randomUUID().slice(0, 8)}`
  const answer = await request.post('/api/admin/blog', {
    headers: bearer(token),
    data: {
      title: `Journey ${slug}`,
      slug,
      content: `<p>${WORDS}</p>`,
      excerpt: 'An article that exists in journeys only.',
      author: 'Milena',
      category: 'guides',
      metaDescription: 'An article that exists in journeys only.',
      isPublished: true,
      ...more,
    },
  })
  expect([await answer.text(), answer.status()]).toEqual([expect.any(String), 201])
  return { id: ((await answer.json()) as { id: number }).id, slug }
}

export async function openEditor(page: Page, id: number): Promise<Locator> {
  await page.goto(`/admin/blog?edit=${id}`)
  const text = page.getByRole('textbox', { name: 'Content' })
  // Its code is loaded apart, which takes its time on a busy machine.
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

/** Opens the Insert menu and chooses from it, by keyboard. */
export async function insert(page: Page, item: string): Promise<void> {
  await page
    .getByRole('toolbar', { name: 'Formatting' })
    .getByRole('button', { name: 'Insert', exact: true })
    .focus()
  await page.keyboard.press('Enter')
  const choice = page.getByRole('menuitem', { name: item })
  await expect(choice).toBeVisible()
  await page.keyboard.type(item.slice(0, 12))
  await expect(choice).toBeFocused()
  await page.keyboard.press('Enter')
}
