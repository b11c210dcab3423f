import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect, test } from './quiet-page.ts'
import { ready } from './ready.ts'

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** Expects no violation of WCAG 2.2 AA at these widths. */
export async function expectAccessible(page: Page, widths: readonly number[] = [1440, 390]): Promise<void> {
  await expectNoFinding(page, widths, () => checker(page).withTags(WCAG))
}

/** Colours do not depend on the width: script/test --soak checks two widths in the dark theme, script/test one. */
const DARK_WIDTHS = process.env['SOAK'] === '1' ? [1440, 390] : [390]

/** Expects sufficient contrast in the dark theme, the only rule whose result depends on the theme. */
export async function expectContrastInTheDark(page: Page): Promise<void> {
  await page.evaluate(renderEverything)
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
  await expectNoFinding(page, DARK_WIDTHS, () => checker(page).withRules(['color-contrast']))
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
}

/**
 * Disables frames and passing rules. Otherwise each check opens a page to merge results of frames that do not exist.
 */
function checker(page: Page): AxeBuilder {
  return new AxeBuilder({ page }).setLegacyMode(true).options({ resultTypes: ['violations'] })
}

/** Parts out of view are not rendered, and a changed colour would stay at the first frame of its transition there. */
function renderEverything(): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync('* { content-visibility: visible !important; transition: none !important }')
  document.adoptedStyleSheets.push(sheet)
}

async function expectNoFinding(page: Page, widths: readonly number[], axe: () => AxeBuilder): Promise<void> {
  await page.evaluate(renderEverything)
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    const { violations } = await axe().analyze()
    expect(
      violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`),
      `${width} wide`,
    ).toEqual([])
  }
}

/** Expects nothing wider than the window at these widths. */
export async function expectNoSideways(page: Page, widths: readonly number[]): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 })
    // Charts take their width from their box one frame later.
    await expect.poll(() => page.evaluate(beyondTheEdge), `at ${width}`).toEqual([])
  }
}

/** Runs in the page: elements that end beyond the right edge while the page scrolls sideways. */
function beyondTheEdge(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement
  if (scrollWidth === clientWidth) return []
  const wide = [...document.querySelectorAll('body *')].filter(
    (element) => element.getBoundingClientRect().right > clientWidth + 0.5,
  )
  return [
    `${scrollWidth - clientWidth} pixels`,
    ...wide.map(({ localName, className }) => `${localName}.${className}`),
  ]
}

/** A test of each page, for script/test --soak. */
export function expectAccessiblePages(paths: readonly string[]): void {
  for (const path of paths)
    test(`${path} has no accessibility finding and never scrolls sideways @soak`, async ({ page }) => {
      await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
      await page.goto(path)
      await ready(page)
      await expectAccessible(page)
      await expectContrastInTheDark(page)
      await expectNoSideways(page, [1440, 390, 320])
    })
}
