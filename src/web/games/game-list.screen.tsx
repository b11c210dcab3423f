import { redirect } from 'react-router'
import { readGameSearch } from '#contract/game-search.ts'
import { INTEREST_DAYS, OFFERS_PER_PAGE } from '#contract/limits.ts'
import { paths } from '#contract/paths.ts'
import { searchGameList } from '#db/queries/game-list.ts'
import { appContext } from '../app-context.ts'
import { shownContext } from '../shown-context.ts'
import { gameCardData } from '../home/card-data.ts'
import { ListFailed } from '../search/list-failed.tsx'
import { CommissionNote } from '../shell/commission-note.tsx'
import { GAME_LIST_TITLE, gameListMeta } from './game-list-meta.ts'
import { GameResults } from './game-results.tsx'
import { GameToolbar } from './game-toolbar.tsx'
import { PlayDialogHost } from './play-dialog-host.tsx'
import { gameListAddress, useGameSearch } from './use-game-search.ts'
import { usePlayDialog } from './use-play-dialog.ts'
import type { Route } from './+types/game-list.screen.ts'

const DAY_MS = 86_400_000

/** A page beyond the last one leads to the last one, so that old links to a shrunken list stay useful. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const app = context.get(appContext)
  context.get(shownContext).add('games', 'saved:casinos')
  const search = readGameSearch(new URL(request.url).searchParams)
  const interestSince = new Date(app.now().getTime() - INTEREST_DAYS * DAY_MS)
  const { items, total } = await searchGameList(app, search, { size: OFFERS_PER_PAGE, interestSince })
  const lastPage = Math.max(1, Math.ceil(total / OFFERS_PER_PAGE))
  if (search.page > lastPage) throw redirect(gameListAddress({ ...search, page: lastPage }))
  return { search, items: items.map(gameCardData), total }
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => gameListMeta(loaderData, matches)

export default function GameListScreen({ loaderData }: Route.ComponentProps) {
  const control = useGameSearch(loaderData.search)
  const { game, play, close } = usePlayDialog()
  return (
    <div className="wrap">
      <div className="page-head">
        <h1>{GAME_LIST_TITLE}</h1>
        <p>RTP, volatility and bet range on every card, so you know the cost before you play.</p>
      </div>
      <GameToolbar {...control} />
      <section id="game-list" aria-label="Games">
        <GameResults {...loaderData} isLoading={control.isLoading} onPlay={play} />
        <p className="xs mut mt-4">
          The star on a card is our editorial baseline of 8.2, or its mean with the average of user reviews
          once there are any.
        </p>
        <CommissionNote className="mt-2" />
      </section>
      <PlayDialogHost game={game} onClose={close} />
    </div>
  )
}

export function ErrorBoundary() {
  return <ListFailed heading={GAME_LIST_TITLE} title="Failed to Load Games" to={paths.games()} />
}
