/** Rules for every public page in a browser. src/server/public-pages.test.ts covers the server's HTML. */
import { MISSING_PAGES, PUBLIC_PAGES } from '../test/public-pages.ts'
import { expectAccessible, expectContrastInTheDark, expectNoSideways } from './accessible.ts'
import { expect, test } from './quiet-page.ts'
import { measureShift, ready, shiftOf } from './ready.ts'

/** One page of each kind; script/test --soak checks all. */
const KINDS = new Set<string>([
  '/',
  '/casinos',
  '/casino/aldermoon',
  '/blog/rtp-and-volatility-choosing-a-slot-you-can-afford',
  '/compare?type=casinos&ids=1,2,3',
])

const WIDTHS =
  process.env['SOAK'] === '1'
    ? [320, 360, 390, 430, 640, 768, 1024, 1280, 1440]
    : // The narrowest phone and the narrowest window of each layout.
      [320, 768, 1024]

for (const path of [...PUBLIC_PAGES, ...MISSING_PAGES]) {
  const tag = KINDS.has(path) ? [] : '@soak'
  test(
    `${path} does not shift, keeps its policy, fits every width and has no accessibility finding`,
    { tag },
    async ({ page }) => {
      await measureShift(page)
      await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
      await page.setViewportSize({ width: 390, height: 844 })
      await page.goto(path)
      await ready(page)
      expect(await shiftOf(page)).toBeLessThan(0.02)
      await expectNoSideways(page, WIDTHS)
      await expectAccessible(page)
      await expectContrastInTheDark(page)
      // The page's policy must allow parts that come into view, too; otherwise the console reports them.
      await page.keyboard.press('End')
      await ready(page)
    },
  )
}
