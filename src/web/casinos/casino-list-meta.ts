import type { MetaDescriptor } from 'react-router'
import type { CasinoCardData } from '#contract/casinos.schema.ts'
import type { CasinoSearch } from '#contract/casino-search.ts'
import { CASINOS_PER_PAGE } from '#contract/limits.ts'
import { paths } from '#contract/paths.ts'
import { casinoListAddress } from './use-casino-search.ts'

interface ListData {
  search: CasinoSearch
  items: readonly CasinoCardData[]
  total: number
  site: { name: string; url: string }
}

/** Title, description, canonical address and the list as structured data. React Router escapes the JSON. */
export function casinoListMeta(data: ListData | undefined): MetaDescriptor[] {
  if (data === undefined) return [{ title: TITLE }]
  const { search, site } = data
  const pages = Math.ceil(data.total / CASINOS_PER_PAGE)
  const pageLink = (rel: string, page: number): MetaDescriptor =>
    ({ tagName: 'link', rel, href: site.url + casinoListAddress({ ...search, page }) })
  return [
    { title: `${TITLE}${search.page > 1 ? `, page ${search.page}` : ''} · ${site.name}` },
    { name: 'description', content: DESCRIPTION },
    pageLink('canonical', search.page),
    ...(search.page > 1 ? [pageLink('prev', search.page - 1)] : []),
    ...(search.page < pages ? [pageLink('next', search.page + 1)] : []),
    { 'script:ld+json': itemList(data) },
  ]
}

function itemList({ search, items, total, site }: ListData) {
  return {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    name: TITLE,
    numberOfItems: total,
    itemListElement: items.map((casino, index) => ({
      '@type': 'ListItem',
      position: (search.page - 1) * CASINOS_PER_PAGE + index + 1,
      name: casino.name,
      url: site.url + paths.casino(casino.id),
    })),
  }
}

const TITLE = 'Top Online Casinos 2025'
const DESCRIPTION =
  'Rated online casinos, compared by safety index, expert tests and player reviews. Filter by licence, payment methods, features and country.'
