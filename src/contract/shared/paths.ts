/** Every public address as a function, so that no screen writes one by hand. */
import type { CompareKind } from '../comparisons/compare.ts'

/** Anything with a page under its slug. */
export interface Addressed {
  slug: string
}

export const paths = {
  home: () => '/',
  casinos: (query = '') => withQuery('/casinos', query),
  find: (query = '') => withQuery('/find', query),
  casino: ({ slug }: Addressed) => `/casino/${slug}`,
  /** The outbound link of a casino. */
  go: ({ slug }: Addressed) => `/go/${slug}`,
  /** An address by id, for callers without the slug; it redirects to the address with the slug. */
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
  /** The assistant's page for visitors without scripts. */
  assistant: () => '/assistant',
  glossary: () => '/glossary',
  ownPage: (slug: string) => `/page/${slug}`,
  responsibleGambling: () => '/responsible-gambling',
  terms: () => '/terms',
  privacy: () => '/privacy',
  howWeRate: () => '/how-we-rate',
  /** The page to choose the country on. */
  country: () => '/country',
  /** Casinos that the site warns about. */
  warned: () => '/warned',
  /** All changes of terms and facts. */
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
