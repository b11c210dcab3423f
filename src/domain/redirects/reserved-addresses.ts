/** Addresses that belong to the site itself, whatever the catalogue holds. */
import { paths } from '#contract/shared/paths.ts'
import { FIXED_PAGES } from '#contract/site/indexing.ts'

const OWN = /^\/(?:admin|api|art|share|media|assets|data|healthz|readyz|metrics|go)(?:\/|$)/

/** The admin area, the API, files, open data, health checks and outbound links are never redirected. */
export function isOwnAddress(key: string): boolean {
  return OWN.test(key)
}

const PAGES: ReadonlySet<string> = new Set([
  ...FIXED_PAGES,
  paths.casinos(),
  paths.find(),
  paths.bonuses(),
  paths.games(),
  paths.blog(),
  paths.reviews(),
  paths.search(),
  paths.country(),
  paths.assistant(),
  '/compare',
  '/compare/choices',
  '/newsletter/confirm',
  '/newsletter/unsubscribe',
  '/casinos/suggestions',
  '/robots.txt',
  '/sitemap.xml',
  '/llms.txt',
  '/manifest.webmanifest',
])

export function isFixedPage(key: string): boolean {
  return PAGES.has(key)
}

const ITEM = /^\/(casino|bonus|game|casinos|bonuses|games|blog)\/([^/]+)$/
const KINDS = {
  casino: 'casino',
  casinos: 'casino',
  bonus: 'bonus',
  bonuses: 'bonus',
  game: 'game',
  games: 'game',
  blog: 'post',
} as const

/** The kind and name in the address of a casino, bonus, game or article; undefined for any other. */
export function itemAddress(
  key: string,
): { kind: 'casino' | 'bonus' | 'game' | 'post'; name: string } | undefined {
  const [, folder, name] = ITEM.exec(key) ?? []
  return folder === undefined || name === undefined
    ? undefined
    : { kind: KINDS[folder as keyof typeof KINDS], name }
}
