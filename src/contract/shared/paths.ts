/** Every public address as a function, so that no screen spells one by hand. */
import type { CompareKind } from '../comparisons/compare.ts'

/** What has a page under its slug. */
export interface Addressed {
  slug: string
}

export const paths = {
  home: () => '/',
  casinos: (query = '') => withQuery('/casinos', query),
  /** The finder; see writeFinderChoice. */
  find: (query = '') => withQuery('/find', query),
  casino: ({ slug }: Addressed) => `/casino/${slug}`,
  /** The outbound link of a casino; it redirects to the casino itself. */
  go: ({ slug }: Addressed) => `/go/${slug}`,
  /** By id, for what knows no slug; it redirects to the address with the slug. */
  numbered: (kind: 'casino' | 'bonus' | 'game', id: number) => `/${kind}/${id}`,
  bonuses: (query = '') => withQuery('/bonuses', query),
  bonus: ({ slug }: Addressed) => `/bonus/${slug}`,
  games: (query = '') => withQuery('/games', query),
  game: ({ slug }: Addressed) => `/game/${slug}`,
  landing: ({ list, slug }: Addressed & { list: 'casinos' | 'bonuses' | 'games' }) => `/${list}/${slug}`,
  compare: (kind: CompareKind = 'casinos', ids: readonly number[] = []) =>
    `/compare?type=${kind}${ids.length > 0 ? `&ids=${ids.join(',')}` : ''}`,
  blog: (query = '') => withQuery('/blog', query),
  post: (slug: string) => `/blog/${encodeURIComponent(slug)}`,
  reviews: (query = '') => withQuery('/reviews', query),
  search: (query = '') => withQuery('/search', query),
  faq: () => '/faq',
  /** The assistant where no scripts run. */
  assistant: () => '/assistant',
  /** The words of the trade. */
  glossary: () => '/glossary',
  ownPage: (slug: string) => `/page/${slug}`,
  responsibleGambling: () => '/responsible-gambling',
  terms: () => '/terms',
  privacy: () => '/privacy',
  howWeRate: () => '/how-we-rate',
  /** Where a visitor chooses the country. */
  country: () => '/country',
  /** Casinos that we warn about. */
  warned: () => '/warned',
  /** What changed of terms and facts, of everything. */
  changes: () => '/changes',
  reviewsPolicy: () => '/reviews-policy',
  confirmSubscription: (token: string) => `/newsletter/confirm?token=${token}`,
  unsubscribe: (token: string) => `/newsletter/unsubscribe?token=${token}`,
  admin: (section = '') => (section === '' ? '/admin' : `/admin/${section}`),
  adminLogin: () => '/admin/login',
  logo: (casinoName: string) => `/art/logo/${encodeURIComponent(casinoName)}.svg`,
  gameArt: (type: string, gameName: string) => `/art/game/${type}/${encodeURIComponent(gameName)}.svg`,
  cover: (kind: string, title: string) => `/art/cover/${kind}/${encodeURIComponent(title)}.svg`,
} as const

function withQuery(path: string, query: string): string {
  return query === '' ? path : `${path}?${query}`
}
