/** What visitors see, for the pictures. */
import type { Screen } from './screen.ts'

export const PUBLIC_SCREENS: readonly Screen[] = [
  { name: 'home', path: '/' },
  {
    name: 'home-search',
    path: '/',
    windowOnly: true,
    prepare: async (page) =>
      await page
        .locator('main [role=combobox], main input[type=search]')
        .first()
        .pressSequentially('alder', { delay: 30 }),
  },
  {
    name: 'home-drawer',
    path: '/',
    windowOnly: true,
    prepare: async (page) => {
      const menu = page.getByRole('button', { name: 'Open menu' })
      if (await menu.isVisible()) await menu.click()
    },
  },
  { name: 'casinos', path: '/casinos' },
  { name: 'casinos-filtered', path: '/casinos?minSafetyIndex=8&paymentMethods=Visa' },
  { name: 'casinos-empty', path: '/casinos?search=nothing-like-this' },
  { name: 'casino', path: '/casino/aldermoon' },
  { name: 'casino-bare', path: '/casino/bo' },
  { name: 'bonuses', path: '/bonuses' },
  { name: 'bonus', path: '/bonus/aldermoon-welcome-package' },
  { name: 'games', path: '/games' },
  { name: 'game', path: '/game/paper-comet' },
  { name: 'game-play', path: '/game/paper-comet?play=1' },
  { name: 'compare', path: '/compare?type=casinos&ids=1,2,3' },
  { name: 'compare-empty', path: '/compare' },
  { name: 'blog', path: '/blog' },
  { name: 'article', path: '/blog/how-we-score-a-casino-six-categories-one-number' },
  { name: 'reviews', path: '/reviews' },
  { name: 'faq', path: '/faq' },
  { name: 'responsible-gambling', path: '/responsible-gambling' },
  { name: 'privacy', path: '/privacy' },
  { name: 'how-we-rate', path: '/how-we-rate' },
  { name: 'warned', path: '/warned' },
  { name: 'casino-warned', path: '/casino/marrow-bay' },
  { name: 'landing-casinos', path: '/casinos/bitcoin' },
  { name: 'landing-bonuses', path: '/bonuses/no-deposit' },
  { name: 'landing-games', path: '/games/copper-finch' },
  { name: 'reviews-policy', path: '/reviews-policy' },
  {
    name: 'home-chat',
    path: '/',
    windowOnly: true,
    prepare: async (page) => {
      await page
        .getByRole('button', { name: /assistant/i })
        .last()
        .click()
      await page.getByRole('dialog').waitFor()
    },
  },
  { name: '404', path: '/no-such-page' },
]
