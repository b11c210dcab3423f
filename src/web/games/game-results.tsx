import { SearchX } from 'lucide'
import type { GameSearch } from '#contract/games/game-search.ts'
import { ButtonLink } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { ListPages } from '../lists/list-pages.tsx'
import { GameCard } from '../cards/game-card.tsx'
import type { GameCardData } from '../cards/game-card.tsx'
import type { PlayableGame } from './use-play-dialog.ts'
import { gameListAddress } from './use-game-search.ts'

interface GameResultsProps {
  /** The search that was answered. */
  search: GameSearch
  items: readonly GameCardData[]
  total: number
  isLoading: boolean
  onPlay: (game: PlayableGame) => void
}

/** How many games were found, and the page of them. */
export function GameResults({ search, items, total, isLoading, onPlay }: GameResultsProps) {
  return (
    <>
      <div role="status">
        <h2 className="list-count">
          {isLoading ? 'Loading...' : `Found ${total.toLocaleString('en')} ${total === 1 ? 'game' : 'games'}`}
        </h2>
      </div>
      {total === 0 ? (
        <NothingFound sort={search.sort} />
      ) : (
        <div className="grid-4 list-grid" aria-busy={isLoading || undefined}>
          {items.map((game) => (
            <GameCard key={game.id} game={game} onPlay={onPlay} />
          ))}
        </div>
      )}
      <ListPages
        page={search.page}
        total={total}
        shown={items.length}
        things="games"
        listId="game-list"
        addressOf={(page) => gameListAddress({ ...search, page })}
      />
    </>
  )
}

function NothingFound({ sort }: Pick<GameSearch, 'sort'>) {
  return (
    <EmptyState
      icon={SearchX}
      title="No Games Found"
      action={
        <ButtonLink variant="outline" to={gameListAddress({ search: '', sort, page: 1 })} preventScrollReset>
          Show All Games
        </ButtonLink>
      }
    >
      Try another name, provider or category.
    </EmptyState>
  )
}
