/** Requests during navigation, and loading messages. */
import type { Page } from '@playwright/test'
import { listens } from './listens.ts'
import { expect, test } from './quiet-page.ts'

function dataRequests(page: Page): string[] {
  const paths: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.endsWith('.data') && request.resourceType() === 'fetch' && !isPrefetch(request.headers()))
      paths.push(pathname)
  })
  return paths
}

const isPrefetch = (headers: Record<string, string>): boolean =>
  headers['sec-purpose'] === 'prefetch' || headers['purpose'] === 'prefetch'

test('going away and back within five minutes fetches the data of each page once @soak', async ({ page }) => {
  await page.goto('/faq')
  await listens(page)
  const fetched = dataRequests(page)
  const casinos = page.getByRole('navigation').getByRole('link', { name: 'Casinos', exact: true }).first()
  await casinos.click()
  await expect(page.getByRole('heading', { name: /Casinos Found$/ })).toBeVisible()
  await page.locator('.casino-card h3 a').first().click()
  await expect(page).toHaveURL(/\/casino\/[a-z\d-]+$/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('heading', { name: /Casinos Found$/ })).toBeVisible()
  await page.goForward()
  await expect(page).toHaveURL(/\/casino\/[a-z\d-]+$/)
  await casinos.click()
  await expect(page.getByRole('heading', { name: /Casinos Found$/ })).toBeVisible()
  expect(fetched.filter((path) => path === '/casinos.data')).toHaveLength(1)
  expect(fetched.filter((path) => path.startsWith('/casino/'))).toHaveLength(1)
})

test('after something was written, a page that one comes back to is fetched again @soak', async ({
  page,
}) => {
  await page.goto('/casinos')
  await listens(page)
  await page.locator('.casino-card h3 a').first().click()
  await expect(page).toHaveURL(/\/casino\/[a-z\d-]+$/)
  const fetched = dataRequests(page)
  await page
    .getByRole('button', { name: /helpful/i })
    .first()
    .click()
  await expect(page.getByText('Your vote has been recorded.').first()).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('heading', { name: /Casinos Found$/ })).toBeVisible()
  await page.goForward()
  await expect(page).toHaveURL(/\/casino\/[a-z\d-]+$/)
  await expect.poll(() => fetched.filter((path) => path.startsWith('/casino/'))).toHaveLength(1)
})

test('"Loading Casinos..." is shown while a move to the comparison waits @soak', async ({ page }) => {
  let letGo: () => void = () => {}
  const held = new Promise<void>((go) => {
    letGo = go
  })
  await page.route(/\/compare\.data/, async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/faq')
  await listens(page)
  await page.getByRole('navigation').getByRole('link', { name: 'Compare' }).first().click()
  await expect(page.getByText('Loading Casinos...')).toBeVisible()
  letGo()
  await expect(page.getByRole('heading', { level: 1, name: 'Compare Casinos' })).toBeVisible()
  await expect(page.getByText('Loading Casinos...')).toBeHidden()
})
