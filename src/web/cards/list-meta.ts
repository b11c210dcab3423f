import type { MetaDescriptor } from 'react-router'
import type { LandingLink } from '#contract/landing/landing.schema.ts'
import { paths } from '#contract/shared/paths.ts'
import { listIndexing } from '#contract/site/indexing.ts'
import { OFFERS_PER_PAGE } from '#contract/offers/limits.ts'
import { pageMeta } from '../seo/page-meta.ts'
import { structured } from '../seo/structured-data/structured.ts'
import { siteOf } from '../shell/site-data.ts'

interface ListedPage {
  list: 'bonuses' | 'games'
  heading: string
  title: string
  description: string
}

interface FoundPage {
  search: { search: string; page: number }
  /** The canonical address of this search. */
  address: string
  isSorted: boolean
  type: string | undefined
  /** Describes the list of one type; preceded by the type's name. */
  ofType: string
  total: number
  items: readonly { name: string; path: string }[]
  /** The landing page of the chosen type. */
  landing: Pick<LandingLink, 'list' | 'slug' | 'title'> | undefined
  isDemo: boolean
}

/**
 * Title, description, canonical address and structured data of a list of bonuses or games; `found` is missing after a
 * failure.
 */
export function listMeta(
  matches: Parameters<typeof siteOf>[0],
  { list, heading, title, description }: ListedPage,
  found: FoundPage | undefined,
): MetaDescriptor[] {
  if (found === undefined) return pageMeta(matches, { title: heading, description, path: paths[list]() })
  const { search, total, type, landing } = found
  const indexing = listIndexing(list, {
    own: found.address,
    isSearch: search.search !== '',
    isSorted: found.isSorted,
    facets: type === undefined ? [] : ['type'],
    page: search.page,
    total,
  })
  const page = search.page > 1 ? `, page ${search.page}` : ''
  return [
    ...pageMeta(matches, {
      title: (type === undefined ? title : `${type}: ${heading}`) + page,
      description: type === undefined ? description : `${type}: ${found.ofType}`,
      path: landing === undefined ? indexing.canonical : paths.landing(landing),
      isPart: !indexing.isIndexable || found.isDemo || landing !== undefined,
    }),
    itemList(siteOf(matches).publicUrl, { name: heading, page: search.page, total, items: found.items }),
  ]
}

interface ItemListData {
  name: string
  /** From 1. */
  page: number
  pageSize?: number
  total: number
  items: readonly { name: string; path: string }[]
}

export function itemList(
  publicUrl: string,
  { name, page, pageSize = OFFERS_PER_PAGE, total, items }: ItemListData,
): MetaDescriptor {
  return structured({
    '@type': 'ItemList',
    name,
    numberOfItems: total,
    itemListElement: items.map((item, index) => ({
      '@type': 'ListItem',
      position: (page - 1) * pageSize + index + 1,
      name: item.name,
      url: publicUrl + item.path,
    })),
  })
}
