/** Every public address as a function, so that no screen spells one by hand. */
import type { CompareKind } from '../comparisons/compare.ts'

export const paths = {
  home: () => '/',
  casinos: (query = '') => withQuery('/casinos', query),
  /** The finder; see writeFinderChoice. */
  find: (query = '') => withQuery('/find', query),
  casino: (id: number) => `/casino/${id}`,
  bonuses: (query = '') => withQuery('/bonuses', query),
  bonus: (id: number) => `/bonus/${id}`,
  games: (query = '') => withQuery('/games', query),
  game: (id: number) => `/game/${id}`,
  compare: (kind: CompareKind = 'casinos', ids: readonly number[] = []) =>
    `/compare?type=${kind}${ids.length > 0 ? `&ids=${ids.join(',')}` : ''}`,
  blog: (query = '') => withQuery('/blog', query),
  post: (slug: string) => `/blog/${encodeURIComponent(slug)}`,
  reviews: (query = '') => withQuery('/reviews', query),
  search: (query = '') => withQuery('/search', query),
  faq: () => '/faq',
  responsibleGambling: () => '/responsible-gambling',
  terms: () => '/terms',
  privacy: () => '/privacy',
  howWeRate: () => '/how-we-rate',
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
