/** Printed pages. */
import { ready } from './ready.ts'
import { expect, test } from './quiet-page.ts'

test('a page is printed in light colours, unfolded, without what is pressed', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto('/casino/aldermoon')
  await ready(page)
  const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  const onScreen = await background()
  const folded = page.locator('.folded details:not([open]) > :not(summary)').first()
  await expect(folded).toBeHidden()
  await page.emulateMedia({ colorScheme: 'dark', media: 'print' })
  expect(await background()).not.toBe(onScreen)
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe('light')
  await expect(folded).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden()
  await expect(page.getByRole('button')).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'Aldermoon', level: 1 })).toBeVisible()
})
