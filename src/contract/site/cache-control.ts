/** The values of Cache-Control, by what browsers and caches in between may do. */
export const CACHE_CONTROL = {
  /** For one client and one time: staff, refusals, counted redirects, outdated responses. */
  never: 'no-store',
  /** May be stored, and is revalidated each time: pages, feeds, sitemaps. */
  checked: 'public, max-age=0, must-revalidate',
  /** For responses that depend on the visitor's country. */
  visitor: 'private, max-age=600',
  minute: 'public, max-age=60',
  fiveMinutes: 'public, max-age=300',
  hour: 'public, max-age=3600',
  /** For addresses that change with their content. */
  forever: 'public, max-age=31536000, immutable',
} as const
