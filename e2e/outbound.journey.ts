/** The commission note is visible before the first outbound button (decision D-69); the server's tests cover links. */
import { OUTBOUND_PAGES } from '../test/public-pages.ts'
import { expect, test } from './quiet-page.ts'
import { ready } from './ready.ts'

for (const path of OUTBOUND_PAGES) {
  test(
    `on a phone ${path} has the commission note before its first outbound button and on the same screen`,
    { tag: path === '/casino/aldermoon' ? [] : '@soak' },
    async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 })
      await page.goto(path)
      await ready(page)
      const distance = await page.evaluate(() => {
        const note = [...document.querySelectorAll('main p')].find((p) =>
          p.textContent?.includes('earn a commission'),
        )
        const isSeen = (link: Element) => link.checkVisibility()
        const first = [...document.querySelectorAll('a[rel~="sponsored"]')].find(isSeen)
        if (note === undefined || first === undefined) return
        const isBefore = (note.compareDocumentPosition(first) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0
        // The topmost button, including one fixed to the bottom of the screen.
        const tops = [...document.querySelectorAll('a[rel~="sponsored"]')]
          .filter(isSeen)
          .map((link) => link.getBoundingClientRect())
          // Sections far below have no layout yet.
          .filter(({ height }) => height > 0)
          .map(({ bottom }) => bottom)
        return { isBefore, noteTop: note.getBoundingClientRect().top, buttonBottom: Math.min(...tops) }
      })
      expect(distance?.isBefore).toBe(true)
      const { buttonBottom = NaN, noteTop = NaN } = distance ?? {}
      expect(buttonBottom - noteTop).toBeGreaterThan(0)
      expect(buttonBottom - noteTop).toBeLessThan(844)
    },
  )
}
