import type { MetaDescriptor } from 'react-router'
import type { GameSearch } from '#contract/games/game-search.ts'
import { GAME_TYPE_NAMES } from '#contract/shared/options.ts'
import { paths } from '#contract/shared/paths.ts'
import type { LandingLink } from '#contract/landing/landing.schema.ts'
import { listIndexing } from '#contract/site/indexing.ts'
import { itemList } from '../lists/item-list.ts'
import { pageMeta } from '../seo/page-meta.ts'
import { siteOf } from '../shell/site-data.ts'
import { gameListAddress } from './use-game-search.ts'

export const GAME_LIST_TITLE = 'Casino Games'
/** For search engines. */
const TITLE = `${GAME_LIST_TITLE} by RTP, volatility and bets`

interface ListData {
  search: GameSearch
  items: readonly { slug: string; name: string }[]
  total: number
  /** Of the chosen type. */
  landing?: Pick<LandingLink, 'list' | 'slug' | 'title'> | undefined
  /** All of them are of the demo catalogue. */
  isDemo: boolean
}

export function gameListMeta(
  data: ListData | undefined,
  matches: Parameters<typeof siteOf>[0],
): MetaDescriptor[] {
  if (data === undefined)
    return pageMeta(matches, { title: GAME_LIST_TITLE, description: DESCRIPTION, path: paths.games() })
  const { search, items, total, isDemo, landing } = data
  const indexing = listIndexing('games', {
    own: gameListAddress(search),
    isSearch: search.search !== '',
    isSorted: search.sort !== 'popularity',
    facets: search.type === undefined ? [] : ['type'],
    page: search.page,
    total,
  })
  const type = search.type === undefined ? '' : `${GAME_TYPE_NAMES[search.type]}: `
  return [
    ...pageMeta(matches, {
      title: `${type}${type === '' ? TITLE : GAME_LIST_TITLE}${search.page > 1 ? `, page ${search.page}` : ''}`,
      description: type === '' ? DESCRIPTION : `${type}${total} games, ${EACH}`,
      // Its landing page lists the same.
      path: landing === undefined ? indexing.canonical : paths.landing(landing),
      isPart: !indexing.isIndexable || isDemo || landing !== undefined,
    }),
    itemList(siteOf(matches).publicUrl, {
      name: GAME_LIST_TITLE,
      page: search.page,
      total,
      items: items.map((game) => ({ name: game.name, path: paths.game(game) })),
    }),
  ]
}

const EACH = 'each with its RTP, volatility, bet range and the casinos that offer it.'
const DESCRIPTION =
  'Slots, table games and live casino with RTP, volatility and bet range on every card, and the casinos that offer each game.'
