import { redirect, type MetaDescriptor } from 'react-router'
import {
  GAME_CATEGORIES,
  GAME_SORT_NAMES,
  readGameSearch,
  writeGameSearch,
  type GameCategory,
  type GameSearch,
  type GameSort,
} from '#contract/games/game-search.ts'
import type { LandingLink } from '#contract/landing/landing.schema.ts'
import { DAY_MS } from '#contract/shared/durations.ts'
import { INTEREST_DAYS } from '#contract/analytics/limits.ts'
import { OFFERS_PER_PAGE } from '#contract/offers/limits.ts'
import { GAME_TYPE_NAMES } from '#contract/shared/options.ts'
import { paths } from '#contract/shared/paths.ts'
import { searchGameList } from '#db/queries/games/game-list.ts'
import { isDemoList } from '#operations/app/demo-content.ts'
import { landingOfList } from '#operations/landing/landing-links.ts'
import { findSearchNotes } from '#db/queries/search/search-notes.ts'
import { Select } from '#ui/select.tsx'
import { counted } from '#domain/shared/counted.ts'
import { appContext, shownContext } from '../contexts.ts'
import { LandingLinks, ListTop } from '../landing/landing-links.tsx'
import { listMeta } from '../cards/list-meta.ts'
import { ListResults } from '../cards/list-results.tsx'
import { ListSearchForm } from '../cards/list-search-form.tsx'
import { SortField, useListSearch, type ListSearchControl } from '../cards/list-search.tsx'
import { SearchNotes } from '../search/search-notes.tsx'
import type { siteOf } from '../shell/site-data.ts'
import { addressOfPage } from '../shell/page-item.ts'
import { gameCardData } from '../cards/card-data.ts'
import { GameCard } from '../cards/game-card.tsx'
import { ListFailed } from '../cards/list-failed.tsx'
import { PlayDialogHost, usePlayDialog } from './play-dialog-host.tsx'
import type { Route } from './+types/game-list.screen.ts'

/** The form of the search box, the category and the order. */
const GAME_FORM = 'game-search'

const GAME_LIST_TITLE = 'Casino Games'

const LIST = {
  list: 'games',
  heading: GAME_LIST_TITLE,
  title: `${GAME_LIST_TITLE} by RTP, volatility and bets`,
  description:
    'Slots, table games and live casino with RTP, volatility and bet range on every card, and the casinos that offer each game.',
} as const

/** A page beyond the end redirects to the last page, so that old links to a shorter list still work. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const app = context.get(appContext)
  context.get(shownContext).add('games', 'saved:casinos')
  const search = readGameSearch(new URL(request.url).searchParams)
  const landing = landingOfList(app, {
    list: 'games',
    chosen: search.type === undefined ? [] : [{ facet: 'type', value: search.type }],
    hasMore: search.search !== '' || search.sort !== 'popularity',
  })
  // Notes about other results depend on these too.
  if (search.search !== '') context.get(shownContext).add('casinos', 'saved:bonuses', 'posts')
  const now = app.now()
  const interestSince = new Date(now.getTime() - INTEREST_DAYS * DAY_MS)
  const { items, total, correctedTo } = await searchGameList(app, search, {
    size: OFFERS_PER_PAGE,
    interestSince,
  })
  const lastPage = Math.max(1, Math.ceil(total / OFFERS_PER_PAGE))
  if (search.page > lastPage) throw redirect(addressOfPage(request, lastPage))
  const notes = await findSearchNotes(app, search.search, 'games', { correctedTo, now })
  const isDemo = await isDemoList(app, 'game', { ids: items.map(({ id }) => id), total })
  const landings = app.siteSettings.landings().filter(({ list }) => list === 'games')
  return { search, landing, landings, items: items.map(gameCardData), total, notes, isDemo }
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => gameListMeta(loaderData, matches)

export default function GameListScreen({ loaderData }: Route.ComponentProps) {
  return <GameListPage loaderData={loaderData} />
}

export function ErrorBoundary() {
  return <ListFailed head={GAME_LIST_TITLE} title="Failed to Load Games" to={paths.games()} />
}

function GameListPage({ loaderData }: Pick<Route.ComponentProps, 'loaderData'>) {
  const { search, items, total } = loaderData
  const control = useGameSearch(search)
  const { game, play, close } = usePlayDialog()
  return (
    <div className="wrap">
      <ListTop landing={loaderData.landing} />
      <div className="page-head">
        <h1>{GAME_LIST_TITLE}</h1>
        <p>RTP, volatility and bet range on every card, so you know the cost before you play.</p>
      </div>
      <GameToolbar {...control} />
      <section id="game-list" className="game-list" aria-label="Games">
        <SearchNotes typed={search.search} own="games" notes={loaderData.notes} />
        <ListResults
          page={search.page}
          total={total}
          isLoading={control.isLoading}
          found={`Found ${counted(total, 'game', 'games')}`}
          foundClass="list-count"
          things="games"
          listId="game-list"
          addressOf={(page) => gameListAddress({ ...search, page })}
          className="game-cards"
          advice="Try another name, provider or category."
          all={gameListAddress({ search: '', sort: search.sort, page: 1 })}
        >
          {items.map((item, index) => (
            <GameCard key={item.id} game={item} onPlay={play} lazy={index > 3} inList />
          ))}
        </ListResults>
        <p className="xs mut mt-4">
          The star is our editorial baseline of 8.2, or its mean with the average of user reviews once there
          are any.
        </p>
      </section>
      <LandingLinks landings={loaderData.landings} />
      <PlayDialogHost game={game} onClose={close} />
    </div>
  )
}

function GameToolbar({ search, change }: GameSearchControl) {
  const { type, ...untyped } = search
  return (
    <div className="toolbar">
      <div className="toolbar__search">
        <ListSearchForm
          id={GAME_FORM}
          action={paths.games()}
          placeholder="Search by name or provider"
          value={search.search}
          onSearch={(text, typing) => change({ ...search, search: text, page: 1 }, { replace: typing })}
        />
      </div>
      <Select
        fieldClass="toolbar__sort toolbar__sort--plain"
        aria-label="Category"
        name="type"
        form={GAME_FORM}
        options={CATEGORIES}
        value={type ?? 'all'}
        onChange={(value) =>
          change({ ...untyped, ...(value !== 'all' && { type: value as GameCategory }), page: 1 })
        }
      />
      <SortField
        form={GAME_FORM}
        options={search.sort === 'newest' ? [NEWEST, ...SORTS] : SORTS}
        value={search.sort}
        onChange={(sort) => change({ ...search, sort: sort as GameSort, page: 1 })}
      />
    </div>
  )
}

const CATEGORIES = [
  { value: 'all', label: 'All Categories' },
  ...GAME_CATEGORIES.map((value) => ({ value, label: GAME_TYPE_NAMES[value] })),
]

const SORTS = [...GAME_SORT_NAMES].map(([value, label]) => ({ value, label }))

/** Used by links only; offered until another order is chosen. */
const NEWEST = { value: 'newest', label: 'Newest' }

interface ListData {
  search: GameSearch
  items: readonly { slug: string; name: string }[]
  total: number
  /** The landing page of the chosen type. */
  landing?: Pick<LandingLink, 'list' | 'slug' | 'title'> | undefined
  isDemo: boolean
}

function gameListMeta(data: ListData | undefined, matches: Parameters<typeof siteOf>[0]): MetaDescriptor[] {
  if (data === undefined) return listMeta(matches, LIST, undefined)
  const { search, items, total, isDemo, landing } = data
  return listMeta(matches, LIST, {
    search,
    address: gameListAddress(search),
    isSorted: search.sort !== 'popularity',
    type: search.type && GAME_TYPE_NAMES[search.type],
    ofType: `${total} games, each with its RTP, volatility, bet range and the casinos that offer it.`,
    total,
    items: items.map((game) => ({ name: game.name, path: paths.game(game) })),
    landing,
    isDemo,
  })
}

type GameSearchControl = ListSearchControl<GameSearch>

function useGameSearch(answered: GameSearch): GameSearchControl {
  return useListSearch(answered, { path: paths.games(), read: readGameSearch, addressOf: gameListAddress })
}

function gameListAddress(search: GameSearch): string {
  return paths.games(writeGameSearch(search))
}
