import { LandingLinks } from '../landing/landing-links.tsx'
import { SearchNotes } from '../search/search-notes.tsx'
import { CommissionNote } from '../shell/commission-note.tsx'
import { GAME_LIST_TITLE } from './game-list-meta.ts'
import { GameResults } from './game-results.tsx'
import { GameToolbar } from './game-toolbar.tsx'
import { PlayDialogHost } from './play-dialog-host.tsx'
import { useGameSearch } from './use-game-search.ts'
import { usePlayDialog } from './use-play-dialog.ts'
import type { Route } from './+types/game-list.screen.ts'

/** The list of games. */
export function GameListPage({ loaderData }: Pick<Route.ComponentProps, 'loaderData'>) {
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
        <SearchNotes typed={loaderData.search.search} own="games" notes={loaderData.notes} />
        <CommissionNote strip className="mb-4" />
        <GameResults {...loaderData} isLoading={control.isLoading} onPlay={play} />
        <p className="xs mut mt-4">
          The star on a card is our editorial baseline of 8.2, or its mean with the average of user reviews
          once there are any.
        </p>
      </section>
      <LandingLinks landings={loaderData.landings} title="Lists by provider and type" />
      <PlayDialogHost game={game} onClose={close} />
    </div>
  )
}
