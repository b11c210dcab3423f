/** Every way out of the site opens a new tab, is marked as paid for, and stands near a word about that (decision D-69). */
import { expect, test } from './quiet-page.ts'

for (const path of [
  '/',
  '/casinos',
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
