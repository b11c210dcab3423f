import { redirect } from 'react-router'
import { readGameSearch } from '#contract/games/game-search.ts'
import { DAY_MS } from '#contract/shared/durations.ts'
import { INTEREST_DAYS, OFFERS_PER_PAGE } from '#contract/shared/limits.ts'
import { paths } from '#contract/shared/paths.ts'
import { searchGameList } from '#db/queries/games/game-list.ts'
import { isDemoList } from '#operations/app/demo-content.ts'
import { landingOfList } from '#operations/landing/landing-links.ts'
import { findSearchNotes } from '#db/queries/search/search-notes.ts'
import { appContext } from '../app-context.ts'
import { shownContext } from '../shown-context.ts'
import { gameCardData } from '../cards/card-data.ts'
import { GAME_LIST_TITLE, gameListMeta } from './game-list-meta.ts'
import { gameListAddress } from './use-game-search.ts'
import type { Route } from './+types/game-list.screen.ts'
import { GameListPage } from './game-list-page.tsx'
import { ListFailed } from '../lists/list-failed.tsx'

/** A page beyond the last one leads to the last one, so that old links to a shrunken list stay useful. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const app = context.get(appContext)
  context.get(shownContext).add('games', 'saved:casinos')
  const search = readGameSearch(new URL(request.url).searchParams)
  const { landing, redirectTo } = landingOfList(app, {
    request,
    list: 'games',
    chosen: search.type === undefined ? [] : [{ facet: 'type', value: search.type }],
    hasMore: search.search !== '' || search.sort !== 'popularity',
    page: search.page,
  })
  if (redirectTo !== undefined) throw redirect(redirectTo, 301)
  // What else matches a text is said as well.
  if (search.search !== '') context.get(shownContext).add('casinos', 'saved:bonuses', 'posts')
  const now = app.now()
  const interestSince = new Date(now.getTime() - INTEREST_DAYS * DAY_MS)
  const { items, total, correctedTo } = await searchGameList(app, search, {
    size: OFFERS_PER_PAGE,
    interestSince,
  })
  const lastPage = Math.max(1, Math.ceil(total / OFFERS_PER_PAGE))
  if (search.page > lastPage) throw redirect(gameListAddress({ ...search, page: lastPage }))
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
