import { paths } from '#contract/shared/paths.ts'
import { FORM } from '#contract/items/limits.ts'
import { sourceKeyOf } from '#domain/redirects/check-redirect.ts'
import { slugOf } from '#domain/shared/slugs.ts'
import { inWords } from './in-words.ts'
import type { WordpressExport, WordpressItem } from './read-wordpress.ts'

export interface FormerAddress {
  source: string
  /** A path of this site. */
  target: string
}

export interface Addresses {
  slugOf: ReadonlyMap<WordpressItem, string>
  /** The new address of a link to the former site; undefined for other sites, and for pages that are not imported. */
  linkOf: (address: string) => string | undefined
  former: readonly FormerAddress[]
}

/** States of content that was never meant for readers. */
const LEFT_OUT = /^(?:trash|auto-draft|inherit)$/

/** The old and new addresses of an export's articles: permalinks, numbers, and the pages of their pictures. */
export function addressesOf(file: WordpressExport, { types }: { types: readonly string[] }): Addresses {
  const slugs = new Map<WordpressItem, string>()
  const taken = new Set<string>()
  // Articles come first, so that other types do not change their slugs.
  for (const type of new Set(['post', ...types]))
    for (const item of file.items)
      if (item.type === type && !LEFT_OUT.test(item.status)) slugs.set(item, freeSlug(item, taken))
  const byId = new Map([...slugs].map(([item, slug]) => [item.id, slug]))
  const former = file.items.flatMap((item) => {
    const slug = slugs.get(item) ?? (item.type === 'attachment' ? byId.get(item.parent) : undefined)
    return slug === undefined
      ? []
      : addressesOfItem(item, file.site).map((source) => ({ source, target: paths.post(slug) }))
  })
  const targetOf = new Map(former.map(({ source, target }) => [sourceKeyOf(source), target]))
  const linkOf = (address: string): string | undefined => {
    const path = pathOf(address, file.site)
    if (path === undefined) return undefined
    const [bare = '', hash] = path.split('#')
    const key = sourceKeyOf(bare)
    const target = key === undefined ? undefined : targetOf.get(key)
    return target === undefined || hash === undefined ? target : `${target}#${hash}`
  }
  return {
    slugOf: slugs,
    linkOf,
    former: former.filter(({ source, target }) => sourceKeyOf(source) !== target),
  }
}

/** Items with the same name, such as a post and a page, get different slugs. */
function freeSlug({ name, title, id }: WordpressItem, taken: Set<string>): string {
  const written = decoded(name)
  const own = slugOf(written === '' ? inWords(title) : written).slice(0, FORM.title)
  const slug =
    own.length >= FORM.slug && !taken.has(own) ? own : [own, id].filter((part) => part !== '').join('-')
  taken.add(slug)
  return slug
}

function decoded(name: string): string {
  try {
    return decodeURIComponent(name)
  } catch {
    return name
  }
}

function addressesOfItem({ id, type, link }: WordpressItem, site: string | undefined): string[] {
  const path = pathOf(link, site)?.replace(/#.*$/s, '')
  const parameter = QUERY_OF[type] ?? 'p'
  const root = site === undefined ? '/' : `${new URL(site).pathname.replace(/\/$/, '')}/`
  const query = `${root}?${parameter}=${id}`
  return [...new Set([...(path === undefined || path === root ? [] : [path]), query])]
}

const QUERY_OF: Readonly<Record<string, string>> = { post: 'p', page: 'page_id', attachment: 'attachment_id' }

function pathOf(address: string, site: string | undefined): string | undefined {
  if (site === undefined || !URL.canParse(site) || !URL.canParse(address, site)) return undefined
  const url = new URL(address, site)
  const isSame = hostOf(url) === hostOf(new URL(site)) && /^https?:$/.test(url.protocol)
  // A fragment within the same article stays as it is.
  return !isSame || address.startsWith('#') ? undefined : url.pathname + url.search + url.hash
}

function hostOf({ host }: URL): string {
  return host.replace(/^www\./, '')
}
