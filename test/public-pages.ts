/** One address of every kind of public page with the demo catalogue, and of every state that a page can be in. */
export const PUBLIC_PAGES = [
  '/',
  '/casinos',
  '/casinos?minSafetyIndex=8&paymentMethods=Visa',
  '/casinos?search=nothing-like-this',
  '/find',
  '/find?country=DE&payment=PayPal&care=payouts&want=small',
  '/search',
  '/search?q=paypal',
  '/search?q=nothing-like-this',
  '/casino/aldermoon',
  // With an offer that has ended.
  '/casino/tidewell',
  '/casino/bo',
  '/bonuses',
  '/bonuses?search=nothing-like-this',
  '/bonus/aldermoon-welcome-package',
  '/games',
  '/game/paper-comet',
  '/game/paper-comet?play=1',
  '/blog',
  '/blog?search=nothing-like-this',
  '/blog/rtp-and-volatility-choosing-a-slot-you-can-afford',
  '/reviews?kind=games&page=10',
  '/compare',
  '/compare?type=casinos&ids=1,2,3',
  '/compare?type=bonuses&ids=1,2',
  '/compare?type=games&ids=1,3,5',
  '/faq',
  '/responsible-gambling',
  '/terms',
  '/privacy',
  '/how-we-rate',
] as const

/** Addresses of nothing, each answered by a page of the site with status 404. */
export const MISSING_PAGES = [
  '/no-such-page',
  '/casino/999999',
  '/bonus/999999',
  '/game/999999',
  '/blog/no-such-article',
] as const
