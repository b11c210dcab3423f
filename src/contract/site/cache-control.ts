/** The values of Cache-Control, by what they allow to browsers and the caches between them and the site. */
export const CACHE_CONTROL = {
  /** For one client and once: staff, refusals, redirects that count, whatever is outdated. */
  never: 'no-store',
  /** May be stored and is checked with the site each time: pages, feeds, sitemaps. */
  checked: 'public, max-age=0, must-revalidate',
  /** What depends on the visitor's country. */
  visitor: 'private, max-age=600',
  minute: 'public, max-age=60',
  fiveMinutes: 'public, max-age=300',
  hour: 'public, max-age=3600',
  /** The address changes with the content. */
  forever: 'public, max-age=31536000, immutable',
} as const
