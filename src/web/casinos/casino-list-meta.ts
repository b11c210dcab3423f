import type { MetaDescriptor } from 'react-router'
import type { CasinoCardData } from '#contract/casinos/casinos.schema.ts'
import type { CasinoSearch } from '#contract/casinos/casino-search.ts'
import type { LandingLink } from '#contract/landing/landing.schema.ts'
import { CASINOS_PER_PAGE } from '#contract/casinos/limits.ts'
import { paths } from '#contract/shared/paths.ts'
import type { Indexing } from '#contract/site/indexing.ts'
import { itemList } from '../cards/list-meta.ts'
import { pageMeta } from '../seo/page-meta.ts'
import { siteOf } from '../shell/site-data.ts'

interface ListData {
  search: CasinoSearch
  items: readonly Pick<CasinoCardData, 'slug' | 'name'>[]
  total: number
  isDemo: boolean
  indexing: Indexing & { title: string | undefined }
  /** The landing page of a chosen value. */
  landing?: Pick<LandingLink, 'list' | 'slug' | 'title'> | undefined
  /** Addresses of the neighbouring pages. */
  addresses: { previous?: string | undefined; next?: string | undefined }
}

export function casinoListMeta(
  matches: Parameters<typeof siteOf>[0],
  data: ListData | undefined,
): MetaDescriptor[] {
  const { publicUrl } = siteOf(matches)
  const page = data?.search.page ?? 1
  const title = data?.indexing.title ?? TITLE
  const head = pageMeta(matches, {
    title: page > 1 ? `${title}, page ${page}` : title,
    description: title === TITLE ? DESCRIPTION : `${title}. ${data?.total ?? 0} listed, ${EACH}`,
    path: data?.indexing.canonical ?? paths.casinos(),
    ...(data?.landing !== undefined && {
      within: { name: data.landing.title, path: paths.landing(data.landing) },
    }),
    isPart: data?.indexing.isIndexable === false || data?.isDemo === true,
  })
  if (data === undefined) return head
  const { previous, next } = data.addresses
  return [
    ...head,
    ...(previous === undefined ? [] : [{ tagName: 'link', rel: 'prev', href: publicUrl + previous }]),
    ...(next === undefined ? [] : [{ tagName: 'link', rel: 'next', href: publicUrl + next }]),
    itemList(publicUrl, {
      name: title,
      page,
      pageSize: CASINOS_PER_PAGE,
      total: data.total,
      items: data.items.map((casino) => ({ name: casino.name, path: paths.casino(casino) })),
    }),
  ]
}

const TITLE = 'Top Online Casinos 2025'
const EACH =
  'each with its safety index, licence, payout times and the terms of its offers, from expert tests and player reviews.'
const DESCRIPTION =
  'Rated online casinos, compared by safety index, expert tests and player reviews. Filter by licence, payment methods, features and country.'
