import type { MetaDescriptor } from 'react-router'
import type { CasinoCardData } from '#contract/casinos/casinos.schema.ts'
import type { CasinoSearch } from '#contract/casinos/casino-search.ts'
import { CASINOS_PER_PAGE } from '#contract/shared/limits.ts'
import { paths } from '#contract/shared/paths.ts'
import { pageMeta } from '../seo/page-meta.ts'
import { siteOf } from '../shell/site-data.ts'

interface ListData {
  search: CasinoSearch
  items: readonly Pick<CasinoCardData, 'slug' | 'name'>[]
  total: number
  /** Of this page of the list and its neighbours. */
  addresses: { own: string; previous?: string | undefined; next?: string | undefined }
}

/** Title, description, canonical address, neighbouring pages and the list as structured data (React Router escapes it). */
export function casinoListMeta(
  matches: Parameters<typeof siteOf>[0],
  data: ListData | undefined,
): MetaDescriptor[] {
  const { publicUrl } = siteOf(matches)
  const page = data?.search.page ?? 1
  const head = pageMeta(matches, {
    title: page > 1 ? `${TITLE}, page ${page}` : TITLE,
    description: DESCRIPTION,
    path: data?.addresses.own ?? paths.casinos(),
  })
  if (data === undefined) return head
  const { previous, next } = data.addresses
  return [
    ...head,
    // What somebody typed is no page of its own for search engines.
    ...(data.search.search === '' ? [] : [{ name: 'robots', content: 'noindex' }]),
    ...(previous === undefined ? [] : [{ tagName: 'link', rel: 'prev', href: publicUrl + previous }]),
    ...(next === undefined ? [] : [{ tagName: 'link', rel: 'next', href: publicUrl + next }]),
    { 'script:ld+json': itemList(data, publicUrl) },
  ]
}

function itemList({ search, items, total }: ListData, publicUrl: string) {
  return {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    name: TITLE,
    numberOfItems: total,
    itemListElement: items.map((casino, index) => ({
      '@type': 'ListItem',
      position: (search.page - 1) * CASINOS_PER_PAGE + index + 1,
      name: casino.name,
      url: publicUrl + paths.casino(casino),
    })),
  }
}

const TITLE = 'Top Online Casinos 2025'
const DESCRIPTION =
  'Rated online casinos, compared by safety index, expert tests and player reviews. Filter by licence, payment methods, features and country.'
