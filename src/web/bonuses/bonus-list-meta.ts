import type { MetaDescriptor } from 'react-router'
import type { BonusSearch } from '#contract/bonuses/bonus-search.ts'
import { BONUS_TYPE_NAMES } from '#contract/shared/options.ts'
import { paths } from '#contract/shared/paths.ts'
import type { LandingLink } from '#contract/landing/landing.schema.ts'
import { listIndexing } from '#contract/site/indexing.ts'
import { itemList } from '../lists/item-list.ts'
import { feedLinks } from '../seo/feed-links.ts'
import { pageMeta } from '../seo/page-meta.ts'
import { siteOf } from '../shell/site-data.ts'
import type { BonusCardData } from '../cards/bonus-card.tsx'
import { bonusListAddress } from './use-bonus-search.ts'

export const BONUS_LIST_TITLE = 'Casino Bonuses & Promotions'

interface ListData {
  search: BonusSearch
  items: readonly BonusCardData[]
  total: number
  /** Of the chosen type. */
  landing?: Pick<LandingLink, 'list' | 'slug' | 'title'> | undefined
  /** All of them are of the demo catalogue. */
  isDemo: boolean
}

export function bonusListMeta(
  data: ListData | undefined,
  matches: Parameters<typeof siteOf>[0],
): MetaDescriptor[] {
  if (data === undefined)
    return pageMeta(matches, { title: BONUS_LIST_TITLE, description: DESCRIPTION, path: paths.bonuses() })
  const { search, items, total, isDemo, landing } = data
  const indexing = listIndexing('bonuses', {
    own: bonusListAddress(search),
    isSearch: search.search !== '',
    isSorted: search.sort !== 'newest',
    facets: search.type === undefined ? [] : ['type'],
    page: search.page,
    total,
  })
  const type = search.type === undefined ? '' : `${BONUS_TYPE_NAMES[search.type]}: `
  return [
    ...pageMeta(matches, {
      title: `${type}${BONUS_LIST_TITLE}${search.page > 1 ? `, page ${search.page}` : ''}`,
      description: type === '' ? DESCRIPTION : `${type}${total} offers that run now, ${EACH}`,
      // Its landing page lists the same.
      path: landing === undefined ? indexing.canonical : paths.landing(landing),
      isPart: !indexing.isIndexable || isDemo || landing !== undefined,
    }),
    ...feedLinks(
      siteOf(matches).publicUrl,
      paths.bonuses(),
      search.type === undefined ? '' : `?type=${search.type}`,
    ),
    itemList(siteOf(matches).publicUrl, {
      name: BONUS_LIST_TITLE,
      page: search.page,
      total,
      items: items.map((bonus) => ({
        name: `${bonus.title} at ${bonus.casino.name}`,
        path: paths.bonus(bonus),
      })),
    }),
  ]
}

const EACH = 'each with its wagering, minimum deposit, end date and casino beside the amount.'
const DESCRIPTION =
  'Welcome offers, no deposit bonuses, free spins, cashback and reloads, with wagering, minimum deposit and end date beside every amount.'
