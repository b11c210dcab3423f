/** A helpful vote counts once, and the voter sees it on every later visit. */
import type { Locator, Page } from '@playwright/test'
import { listens } from './listens.ts'
import { expect, test } from './quiet-page.ts'

test('a vote is still shown after a reload, and a second one says that you have voted', async ({ page }, {
  retry,
}) => {
  await page.goto('/casino/norrowick')
  await listens(page)
  const vote = page.getByRole('button', { name: /^Helpful/ }).nth(retry)
  const votes = await votesOf(vote)
  await vote.click()
  await expect(toast(page, 'Your vote has been recorded.')).toBeVisible()
  await expect(stateOf(vote)).toBeVisible()

  await page.reload()
  await expect(stateOf(vote)).toBeVisible()
  await expect(vote).toBeDisabled()
  await expect(vote).toHaveText(new RegExp(`\\(${votes + 1}\\)`))
  await expect(page.getByText('You have voted', { exact: true })).toHaveCount(1)

  // After the browser has forgotten it, the server still knows.
  await page.evaluate(() => localStorage.clear())
  await page.reload()
  await expect(stateOf(vote)).toBeHidden()
  await listens(page)
  await vote.click()
  await expect(toast(page, 'You have already voted for this review today.')).toBeVisible()
  await expect(vote).toBeDisabled()
  await expect(vote).toHaveText(new RegExp(`\\(${votes + 1}\\)`))
  await page.reload()
  await expect(stateOf(vote)).toBeVisible()
})

test('a browser without storage still votes, and says when it has done so @soak', async ({ page }, {
  retry,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('Storage is closed', 'SecurityError')
      },
    })
  })
  await page.goto('/game/parlour-blackjack')
  await listens(page)
  const vote = page.getByRole('button', { name: /^Helpful/ }).nth(retry)
  await vote.click()
  await expect(toast(page, 'Your vote has been recorded.')).toBeVisible()
  await page.reload()
  await listens(page)
  await vote.click()
  await expect(toast(page, 'You have already voted for this review today.')).toBeVisible()
  await expect(stateOf(vote)).toBeVisible()
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  for (const path of ['/casino/umberly', '/bonus/aldermoon-midweek-spins', '/game/koi-ladder'])
    test(`${path} shows a vote, and that it had been counted already @soak`, async ({ page }, { retry }) => {
      await page.goto(path)
      const vote = page.getByRole('button', { name: /^Helpful/ }).nth(retry)
      const votes = await votesOf(vote)
      for (let times = 0; times < 2; times++) {
        await page.goto(path)
        await vote.click()
        await expect(page).toHaveURL(/\?reviews=all&voted=(\d+)#review-\1$/)
        await expect(stateOf(vote)).toBeVisible()
        await expect(vote).toBeDisabled()
        await expect(vote).toHaveText(new RegExp(`\\(${votes + 1}\\)`))
        await expect(page.getByText('You have voted', { exact: true })).toHaveCount(1)
      }
    })
})

async function votesOf(vote: Locator): Promise<number> {
  return Number((await vote.textContent())?.match(/\((\d+)\)/)?.[1])
}

/** The text beside the button of a voted review. */
function stateOf(vote: Locator): Locator {
  return vote.locator('xpath=..').getByText('You have voted', { exact: true })
}

function toast(page: Page, text: string): Locator {
  return page.locator('.toast').getByText(text, { exact: true })
}
