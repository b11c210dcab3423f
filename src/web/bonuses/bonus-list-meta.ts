import type { MetaDescriptor } from 'react-router'
import { isNarrowed, writeBonusSearch, type BonusSearch } from '#contract/bonuses/bonus-search.ts'
import type { LandingLink } from '#contract/landing/landing.schema.ts'
import { BONUS_TYPE_NAMES } from '#contract/shared/options.ts'
import { paths } from '#contract/shared/paths.ts'
import type { BonusCardData } from '../cards/bonus-card.tsx'
import { listMeta } from '../cards/list-meta.ts'
import { feedLinks } from '../seo/feed-links.ts'
import { siteOf } from '../shell/site-data.ts'

export const BONUS_LIST_TITLE = 'Casino Bonuses & Promotions'

const LIST = {
  list: 'bonuses',
  heading: BONUS_LIST_TITLE,
  title: BONUS_LIST_TITLE,
  description:
    'Welcome offers, no deposit bonuses, free spins, cashback and reloads, with wagering, minimum deposit and end date beside every amount.',
} as const

interface ListData {
  search: BonusSearch
  items: readonly BonusCardData[]
  total: number
  /** The landing page of the chosen type. */
  landing?: Pick<LandingLink, 'list' | 'slug' | 'title'> | undefined
  isDemo: boolean
}

export function bonusListMeta(
  data: ListData | undefined,
  matches: Parameters<typeof siteOf>[0],
): MetaDescriptor[] {
  if (data === undefined) return listMeta(matches, LIST, undefined)
  const { search, items, total, isDemo, landing } = data
  const { type, ...others } = search
  const found = {
    search,
    address: bonusListAddress(search),
    isSorted: search.sort !== 'newest' || isNarrowed({ ...others, search: '' }),
    type: type && BONUS_TYPE_NAMES[type],
    ofType: `${total} offers that run now, each with its wagering, minimum deposit, end date and casino beside the amount.`,
    total,
    items: items.map((bonus) => ({
      name: `${bonus.title} at ${bonus.casino.name}`,
      path: paths.bonus(bonus),
    })),
    landing,
    isDemo,
  }
  const feeds = feedLinks(
    siteOf(matches).publicUrl,
    paths.bonuses(),
    type === undefined ? '' : `?type=${type}`,
  )
  return [...listMeta(matches, LIST, found), ...feeds]
}

export function bonusListAddress(search: BonusSearch): string {
  return paths.bonuses(writeBonusSearch(search))
}
