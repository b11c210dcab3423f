import { ROUTES } from '#api/routes.ts'

/**
 * The pattern of a path, such as `/casino/*` or `/api/casinos/{id}`; `other` for paths outside the site. The number of
 * labels is limited to the number of patterns.
 */
export function routeLabel(path: string): string {
  const address = path.replace(/(?:\/_|\/_root)?\.data$/, '').replace(/(.)\/$/, '$1') || '/'
  if (FIXED.has(address)) return address
  if (address.startsWith('/api/')) return apiLabel(address)
  const [, first = '', ...rest] = address.split('/')
  return rest.length > 0 && FOLDERS.has(first) ? `/${first}/*` : 'other'
}

/** The kind of response, for the histogram of durations. */
export function kindOf(label: string): 'api' | 'file' | 'page' {
  if (label.startsWith('/api')) return 'api'
  return FILES.has(label) ? 'file' : 'page'
}

const FIXED = new Set(
  (
    '/ /casinos /bonuses /games /blog /reviews /compare /find /search /newsletter /faq /terms /privacy /how-we-rate ' +
    '/changes /warned /country /reviews-policy /glossary /assistant /responsible-gambling /admin /healthz /readyz /metrics /robots.txt /sitemap.xml ' +
    '/llms.txt /country.css /favicon.ico /manifest.webmanifest'
  ).split(' '),
)
const FOLDERS = new Set(
  (
    'casino casinos bonus bonuses game games blog changes compare newsletter page go admin art media theme share data assets fonts ' +
    'brand .well-known'
  ).split(' '),
)
const FILES = new Set([
  '/art/*',
  '/media/*',
  '/theme/*',
  '/share/*',
  '/data/*',
  '/assets/*',
  '/fonts/*',
  '/brand/*',
])

const API_PATHS = [...new Set(ROUTES.map(({ path }): string => path)), '/api/postbacks/{key}']
const FIXED_API = new Set(API_PATHS.filter((path) => !path.includes('{')))
const API_PATTERNS = Map.groupBy(
  API_PATHS.filter((path) => path.includes('{')).map((path) => ({
    path,
    pattern: new RegExp(`^${path.replaceAll('.', '\\.').replaceAll(/\{\w+\}/g, '[^/]+')}$`),
  })),
  ({ path }) => path.split('/').length,
)

function apiLabel(address: string): string {
  if (FIXED_API.has(address)) return address
  const candidates = API_PATTERNS.get(address.split('/').length) ?? []
  return candidates.find(({ pattern }) => pattern.test(address))?.path ?? '/api/*'
}
