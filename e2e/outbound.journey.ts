/** Every outbound link opens a new tab, is marked as paid for, and the commission note stands before the first (decision D-69). */
import { expect, test } from './quiet-page.ts'

for (const path of [
  '/',
  '/casinos',
  '/find?country=DE&payment=PayPal',
  '/casino/1',
  '/bonuses',
  '/bonus/1',
  '/games',
  '/game/1?play=1',
  '/compare?ids=1,2,3',
]) {
  for (const scripts of [true, false]) {
    test(`${path} marks its ways out ${scripts ? 'with' : 'without'} scripts`, async ({ browser }) => {
      const context = await browser.newContext({ javaScriptEnabled: scripts })
      const page = await context.newPage()
      await page.goto(path)
      await page.waitForLoadState('networkidle')
      const ways = await page
        .locator('a[href]')
        .evaluateAll((links) =>
          (links as HTMLAnchorElement[])
            .filter(({ protocol, origin }) => protocol.startsWith('http') && origin !== location.origin)
            .map(({ href, target, relList }) => ({ href, target, rel: [...relList] })),
        )
      expect(ways.length).toBeGreaterThan(0)
      for (const { href, target, rel } of ways) {
        expect(target, href).toBe('_blank')
        expect(rel, href).toEqual(expect.arrayContaining(['sponsored', 'nofollow', 'noopener']))
      }
      const note = page.getByText('We may earn a commission when you visit a casino through our links.')
      await expect(note.first()).toBeVisible()
      await expect(note.first()).toContainText('It does not change our scores or the order of our lists.')
      await context.close()
    })
  }
}

for (const path of [
  '/',
  '/casinos',
  '/find?country=DE&payment=PayPal',
  '/casino/1',
  '/bonuses',
  '/bonus/1',
  '/games',
  '/game/1?play=1',
  '/compare?ids=1,2,3',
]) {
  test(`on a phone ${path} has the commission note before its first outbound button and on the same screen`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(path)
    await page.waitForLoadState('networkidle')
    const distance = await page.evaluate(() => {
      const note = [...document.querySelectorAll('main p')].find((p) =>
        p.textContent?.includes('earn a commission'),
      )
      const isSeen = (link: Element) => link.checkVisibility()
      const first = [...document.querySelectorAll('a[rel~="sponsored"]')].find(isSeen)
      if (note === undefined || first === undefined) return
      const isBefore = (note.compareDocumentPosition(first) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0
      // The highest of the buttons, one that is fixed to the bottom of the screen included.
      const tops = [...document.querySelectorAll('a[rel~="sponsored"]')]
        .filter(isSeen)
        .map((link) => link.getBoundingClientRect().bottom)
      return { isBefore, noteTop: note.getBoundingClientRect().top, buttonBottom: Math.min(...tops) }
    })
    expect(distance?.isBefore).toBe(true)
    const { buttonBottom = NaN, noteTop = NaN } = distance ?? {}
    expect(buttonBottom - noteTop).toBeGreaterThan(0)
    expect(buttonBottom - noteTop).toBeLessThan(844)
  })
}
