/** The consent bar: no wall, nothing covered, both answers equal. */
import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from './accessible.ts'
import { accept, bar, refuse, useSite } from './consent-visitor.ts'
import { expect, test } from './quiet-page.ts'
import { measureShift, shiftOf } from './ready.ts'

test.use({ timezoneId: 'Europe/Berlin' })

test('the bar takes no focus, is left by Escape as it is, and is reached with the keyboard', async ({
  page,
}) => {
  await useSite(page, '/faq')
  await expect(bar(page)).toBeVisible()
  expect(await page.evaluate(() => document.activeElement?.closest('.consent'))).toBeNull()
  await page.keyboard.press('Escape')
  await expect(bar(page)).toBeVisible()
  await page.locator('main').locator('summary').last().focus()
  for (let press = 0; press < 40 && !(await isFocused(accept(page))); press++)
    await page.keyboard.press('Tab')
  expect(await isFocused(accept(page))).toBe(true)
  await page.keyboard.press('Tab')
  expect(await isFocused(refuse(page))).toBe(true)
  await page.keyboard.press('Enter')
  await expect(page.getByText('Your choice is saved.')).toBeFocused()
})

for (const width of [320, 390, 768, 1440]) {
  test(
    `at ${width} the bar covers no control, shifts next to nothing and gives both answers the same size`,
    { tag: width === 390 ? [] : '@soak' },
    async ({ page }) => {
      await measureShift(page)
      await page.setViewportSize({ width, height: 844 })
      for (const path of ['/', '/casino/aldermoon', '/bonus/aldermoon-welcome-package']) {
        await useSite(page, path)
        await expect(bar(page)).toBeVisible()
        // The bar may have appeared below the pointer.
        await page.mouse.move(1, 1)
        await animationsEnd(page)
        const [yes, no] = [await box(accept(page)), await box(refuse(page))]
        expect([no.width, no.height]).toEqual([yes.width, yes.height])
        expect(await look(accept(page))).toEqual(await look(refuse(page)))
        const question = await box(bar(page))
        expect(question.x).toBeGreaterThanOrEqual(0)
        expect(question.x + question.width).toBeLessThanOrEqual(width)
        for (const control of await page.locator('.chat-fab, .action-bar:visible').all())
          expect(overlap(question, await box(control)), path).toBe(false)
        expect(await shiftOf(page), path).toBeLessThan(0.001)
      }
    },
  )
}

for (const theme of ['light', 'dark'] as const) {
  test(`the bar has no accessibility finding in the ${theme} theme @soak`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' })
    await useSite(page, '/casino/aldermoon')
    await expect(bar(page)).toBeVisible()
    await expectAccessible(page)
  })
}

test('the bar stays below a dialog and clear of what is put aside to compare @soak', async ({ page }) => {
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 844 })
    await useSite(page, '/casinos')
    await expect(bar(page)).toBeVisible()
    const compare = page.locator('.compare-toggle').first()
    if ((await compare.getAttribute('aria-pressed')) !== 'true') await compare.click()
    await expect(page.locator('.tray')).toBeVisible()
    await animationsEnd(page)
    expect(overlap(await box(bar(page)), await box(page.locator('.tray')))).toBe(false)
    expect(overlap(await box(bar(page)), await box(page.locator('.chat-fab')))).toBe(false)
  }
  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByRole('button', { name: 'Open menu' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  const { x, y } = await box(page.locator('.consent'))
  const top = await page.evaluate(
    (at) => document.elementFromPoint(at.x, at.y)?.closest('.consent') === null,
    { x: x + 20, y: y + 20 },
  )
  expect(top).toBe(true)
})

async function animationsEnd(page: Page): Promise<void> {
  await page.evaluate(() =>
    Promise.all(
      document
        .getAnimations()
        .filter(({ effect }) => effect?.getComputedTiming().iterations === 1)
        .map(({ finished }) => finished.catch(() => undefined)),
    ),
  )
}

interface Box {
  x: number
  y: number
  width: number
  height: number
}

async function box(locator: Locator): Promise<Box> {
  const found = await locator.boundingBox()
  if (found === null) throw new Error('It is not visible.')
  return found
}

function overlap(one: Box, other: Box): boolean {
  return (
    one.x < other.x + other.width &&
    other.x < one.x + one.width &&
    one.y < other.y + other.height &&
    other.y < one.y + one.height
  )
}

/** Styles that could emphasise one answer. */
function look(locator: Locator): Promise<string[]> {
  return locator.evaluate((element) => {
    const style = getComputedStyle(element)
    return [style.color, style.backgroundColor, style.borderColor, style.fontSize, style.fontWeight]
  })
}

function isFocused(locator: Locator): Promise<boolean> {
  return locator.evaluate((element) => element === document.activeElement)
}
