/** Rules for every screen and dialog of the admin area. */
import type { Page } from '@playwright/test'
import { expectAccessible, expectContrastInTheDark, expectNoSideways } from './accessible.ts'
import { ready } from './ready.ts'
import { expect, test } from './signed-in.ts'

const SCREENS = [
  '/admin',
  '/admin/casinos',
  '/admin/casinos?search=nothing-like-this',
  '/admin/bonuses',
  '/admin/games',
  '/admin/blog',
  '/admin/blog/1',
  '/admin/blog/new',
  '/admin/blog/999999',
  '/admin/drafts',
  '/admin/reviews',
  '/admin/newsletter',
  '/admin/media',
  '/admin/facts',
  '/admin/facts/findings',
  '/admin/facts/history',
  '/admin/trash',
  '/admin/jobs',
  '/admin/landing-pages',
  '/admin/earnings',
  '/admin/earnings/programmes',
  '/admin/redirects',
  '/admin/redirects/missing',
  '/admin/settings',
  '/admin/settings/menus',
  '/admin/settings/home',
  '/admin/settings/look',
  '/admin/admins',
  '/admin/audit-log',
]

/** One screen of each kind; script/test --soak checks all. */
const KINDS = new Set(['/admin/casinos', '/admin/blog/1', '/admin/casinos?edit=new'])
const tagOf = (path: string) => ({ tag: KINDS.has(path) ? [] : '@soak' })

const DIALOGS: readonly [path: string, tabs: readonly string[]][] = [
  ['/admin/casinos?edit=1', ['Basic', 'Features', 'Safety', 'Expert Review', 'Status']],
  ['/admin/casinos?edit=new', ['Basic']],
  ['/admin/bonuses?edit=1', ['Basic', 'Details', 'Status']],
  ['/admin/games?edit=1', ['Basic', 'Details', 'Casinos', 'Status']],
]

async function settled(page: Page, path: string): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  await page.goto(path)
  await expect(page.getByText('Proverava autentifikaciju...')).toBeHidden()
  await ready(page)
}

for (const path of SCREENS) {
  test(`${path} has no accessibility finding and never scrolls sideways`, tagOf(path), async ({ page }) => {
    await settled(page, path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    await expectAccessible(page)
    await expectContrastInTheDark(page)
    await expectNoSideways(page, [320, 390, 768, 1024])
  })
}

for (const [path, tabs] of DIALOGS) {
  test(`the dialog of ${path} has no accessibility finding on any tab`, tagOf(path), async ({ page }) => {
    // Two themes, two widths and every tab take time on a busy machine.
    test.slow()
    await settled(page, path)
    for (const name of tabs) {
      await page.getByRole('dialog').getByRole('tab', { name }).click()
      await expectAccessible(page)
      await expectContrastInTheDark(page)
    }
  })
}

test('the sign-in has no accessibility finding @soak', async ({ page }) => {
  await settled(page, '/admin')
  await page.evaluate(() => localStorage.clear())
  await settled(page, '/admin/login')
  await page.getByRole('button', { name: 'Prijavi se' }).click()
  await expect(page.getByText('Password je obavezan')).toBeVisible()
  await expectAccessible(page)
  await expectContrastInTheDark(page)
})
