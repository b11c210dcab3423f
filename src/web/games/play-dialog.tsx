import { useQuery } from '@tanstack/react-query'
import type { Casino } from '#contract/casinos/casinos.schema.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { callApi } from '../shell/call-api.ts'
import { PlayCasinos } from './play-casinos.tsx'
import type { PlayableGame } from './play-dialog-host.tsx'

/** The casinos where a game can be played for real money, loaded on opening. */
export function PlayDialog({ game, onClose }: { game: PlayableGame; onClose: () => void }) {
  const { data, isPending, isError, refetch } = useQuery({
    queryKey: ['/api/game-casinos', game.id],
    queryFn: ({ signal }) => callApi<Casino[]>(`/api/game-casinos/${game.id}`, { signal }),
  })
  return (
    <Dialog
      onClose={onClose}
      title={`Play ${game.name} for Real Money`}
      description="Casinos offering this game"
      footer={
        <Button variant="outline" onClick={onClose}>
          Close
        </Button>
      }
      className="play-dialog"
    >
      {isPending && (
        <p className="play-dialog__state" role="status">
          Loading casinos...
        </p>
      )}
      {isError && (
        <div className="play-dialog__state" role="alert">
          <p>The casinos could not be loaded.</p>
          <Button variant="outline" onClick={() => void refetch()}>
            Try Again
          </Button>
        </div>
      )}
      {data !== undefined && <PlayCasinos casinos={data} />}
    </Dialog>
  )
}
