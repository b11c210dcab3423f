/** An editor handles 2,000 waiting reviews with the keyboard. */
import type { Page } from '@playwright/test'
import { startOwnServer, type StartedServer } from './own-server.ts'
import { expectAccessible, expectNoSideways } from './accessible.ts'
import { expect, test } from './quiet-page.ts'
import { keepLogin, OWNER, signIn, toast } from './signed-in.ts'

// One after the other, because they share the server's 2,000 reviews.
test.describe.configure({ mode: 'default', timeout: 120_000 })

let server: StartedServer

test.beforeAll(async () => {
  test.setTimeout(180_000)
  server = await startOwnServer({ FILL_WITH: 'e2e/fill-review-queue.ts' }, ['--empty'])
})

test.afterAll(async () => {
  await server.stop()
})

async function openQueue(page: Page, query = ''): Promise<void> {
  await page.goto(`${server.origin}/admin/reviews${query}`)
  await expect(page.locator('.queue-row__link').first()).toBeVisible()
}
const pane = (page: Page) => page.getByRole('region', { name: 'The review' })
const heading = (page: Page, name: string) => pane(page).getByRole('heading', { name, exact: true })
const count = (page: Page, words: string) => page.getByText(words, { exact: true })

test.beforeEach(async ({ page, playwright }) => {
  const request = await playwright.request.newContext({ baseURL: server.origin })
  await keepLogin(page, await signIn(request, OWNER))
  await request.dispose()
})

test('approve, reject with a reason and undo, each with one key and the next review in sight @soak', async ({
  page,
}) => {
  await openQueue(page)
  await expect(count(page, '2,000 reviews wait for a decision')).toBeVisible()
  await expect(heading(page, 'Waiting review 1')).toBeVisible()
  await expect(pane(page).locator('mark').first()).toHaveText('Use my code SPIN1 for more')

  await page.keyboard.press('j')
  await expect(heading(page, 'Waiting review 2')).toBeVisible()
  await expect(page.getByRole('link', { name: /^Waiting review 2 / })).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await expect(heading(page, 'Waiting review 1')).toBeVisible()

  await page.keyboard.press('a')
  await expect(heading(page, 'Waiting review 2')).toBeVisible()
  await expect(toast(page, 'Review published')).toBeVisible()
  await expect(count(page, '1,999 reviews wait for a decision')).toBeVisible()

  await page.keyboard.press('r')
  const dialog = page.getByRole('dialog', { name: 'Reject this review?' })
  await expect(dialog.getByRole('radio', { name: 'Advertising' })).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await dialog.getByLabel('Note').fill('A phone number, and an a, r and j that do nothing here')
  await page.keyboard.press('Enter')
  await expect(toast(page, 'Review rejected')).toBeVisible()
  await expect(heading(page, 'Waiting review 3')).toBeVisible()
  await expect(count(page, '1,998 reviews wait for a decision')).toBeVisible()

  await page.getByText('Rejected', { exact: true }).click()
  await expect(pane(page).getByText('Contact or personal details: A phone number')).toBeVisible()
  await expect(pane(page).getByText(`by ${OWNER.username}`)).toBeVisible()
  await page.keyboard.press('z')
  await expect(page.getByText('No reviews found')).toBeVisible()
  await page.getByText('Waiting', { exact: true }).first().click()
  await expect(count(page, '1,999 reviews wait for a decision')).toBeVisible()
})

test('keys do nothing while someone types or has switched them off @soak', async ({ page }) => {
  await openQueue(page)
  const before = await page.locator('.admin-head p').textContent()
  await page.getByRole('searchbox', { name: 'Search reviews' }).pressSequentially('a review')
  await expect(page).toHaveURL(/search=a\+review/)
  await page.getByRole('searchbox', { name: 'Search reviews' }).fill('')
  await expect(page).not.toHaveURL(/search/)
  await expect(page.locator('.admin-head p')).toHaveText(before ?? '')
  await page.locator('h1').click()
  await page.keyboard.press('?')
  const dialog = page.getByRole('dialog', { name: 'Keys' })
  await dialog.getByRole('switch', { name: 'Use these keys' }).click()
  await page.keyboard.press('Escape')
  await page.keyboard.press('a')
  await page.keyboard.press('x')
  await expect(page.getByRole('region', { name: 'Selected reviews' })).toHaveCount(0)
  await expect(page.locator('.admin-head p')).toHaveText(before ?? '')
})

test('a range, a page and all that match across pages are decided and undone as one step @soak', async ({
  page,
}) => {
  await openQueue(page, '?reason=link')
  await expect(count(page, '500 reviews wait for a decision')).toBeVisible()
  const rows = page.locator('.queue-row')
  await rows.nth(0).getByRole('checkbox').click()
  await rows
    .nth(4)
    .getByRole('checkbox')
    .click({ modifiers: ['Shift'] })
  await expect(count(page, '5 selected')).toBeVisible()

  await page.keyboard.press('Control+a')
  await expect(count(page, '50 selected')).toBeVisible()
  await page.getByRole('link', { name: 'Page 2', exact: true }).click()
  await expect(page).toHaveURL(/page=2/)
  await expect(rows.first()).toContainText('Waiting review 204')
  await expect(count(page, '50 selected')).toBeVisible()
  await page.keyboard.press('Control+a')
  await expect(count(page, '100 selected')).toBeVisible()
  await page.getByRole('button', { name: 'Select all 500 that match' }).click()
  await expect(count(page, '500 selected')).toBeVisible()
  await page.keyboard.press('r')
  const dialog = page.getByRole('dialog', { name: 'Reject 500 reviews?' })
  await dialog.getByRole('radio', { name: 'Advertising' }).check()
  await page.keyboard.press('Enter')
  await expect(toast(page, '500 reviews rejected')).toBeVisible()
  await expect(page.getByText('No reviews found')).toBeVisible()
  await page.keyboard.press('z')
  await expect(toast(page, '500 reviews are as they were')).toBeVisible()
  await expect(count(page, '500 reviews wait for a decision')).toBeVisible()
})

test('the address keeps filters, page and review, and Back goes through pages @soak', async ({ page }) => {
  await openQueue(page)
  await page.getByRole('button', { name: 'Filters' }).click()
  await page.getByLabel('Reason').selectOption({ label: 'Nearly the same as an earlier review' })
  await expect(page).toHaveURL(/reason=similar/)
  await page.getByLabel('Lowest score').selectOption('2')
  await expect(page.getByRole('button', { name: 'Filters (2)' })).toBeVisible()
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await page.getByRole('link', { name: 'Page 3', exact: true }).click()
  await expect(page.getByText(/^101–150 of /)).toBeVisible()
  await page.goBack()
  await expect(page.getByText(/^1–50 of /)).toBeVisible()
  await page.goto(`${server.origin}/admin/reviews?status=all&review=10`)
  await expect(heading(page, 'Waiting review 10')).toBeVisible()
  const copies = pane(page).getByRole('link', { name: 'Waiting review 5', exact: true })
  await copies.first().click()
  await expect(heading(page, 'Waiting review 5')).toBeVisible()
  await pane(page)
    .getByRole('link', { name: /from one address$/ })
    .click()
  await expect(page).toHaveURL(/address=5/)
  await expect(page.getByRole('button', { name: 'From one address' })).toBeVisible()
})

test('a mark asks why, and every new review can wait @soak', async ({ page }) => {
  await openQueue(page, '?review=7')
  await pane(page).getByRole('switch', { name: 'Verified' }).click()
  const dialog = page.getByRole('dialog', { name: 'Mark as verified?' })
  await expect(dialog.getByLabel('How do you know?')).toBeFocused()
  await dialog.getByRole('button', { name: 'Mark as verified' }).click()
  await expect(dialog.getByText('Say in a few words how you know')).toBeVisible()
  await dialog.getByLabel('How do you know?').fill('Sent a screenshot of the payout')
  await page.keyboard.press('Enter')
  await expect(pane(page).getByText('Sent a screenshot of the payout')).toBeVisible()
  await expect(pane(page).getByText(`by ${OWNER.username}`)).toBeVisible()
  await page.getByRole('switch', { name: 'Check every new review first' }).click()
  await expect(page.getByRole('switch', { name: 'Check every new review first' })).toBeChecked()
  const answer = await page.request.get(`${server.origin}/api/casinos`)
  expect(answer.ok()).toBe(true)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('a review opens over the whole screen, Back closes it, and a decision shows the next one @soak', async ({
    page,
  }) => {
    await openQueue(page)
    await page.getByRole('link', { name: /^Waiting review 4 / }).click()
    const reading = page.getByRole('dialog', { name: 'Waiting review 4' })
    await expect(reading.locator('mark').first()).toHaveText('w w w . best-odds . com / top')
    await page.goBack()
    await expect(reading).toHaveCount(0)
    await page.getByRole('link', { name: /^Waiting review 4 / }).click()
    await reading.getByRole('button', { name: 'Reject' }).click()
    const reasons = page.getByRole('dialog', { name: 'Reject this review?' })
    await expect(reasons.getByRole('radio', { name: 'Advertising' })).toBeFocused()
    await reasons.getByRole('button', { name: 'Cancel' }).click()
    await reading.getByRole('button', { name: 'Approve' }).click()
    await expect(page.getByRole('dialog', { name: 'Waiting review 5' })).toBeVisible()
    await expect(toast(page, 'Review published')).toBeVisible()
  })
})

test('the queue has no barrier that a checker finds @soak', async ({ page }) => {
  await openQueue(page)
  await expectAccessible(page)
  await expectNoSideways(page, [320, 390, 768, 1024, 1440])
})
