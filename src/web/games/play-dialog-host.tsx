import { lazy, Suspense } from 'react'
import { useIdleLoad } from '#ui/use-idle-load.ts'
import type { PlayableGame } from './use-play-dialog.ts'

/** Where the play dialog opens. Its code is fetched when the page is idle. */
export function PlayDialogHost({ game, onClose }: { game: PlayableGame | undefined; onClose: () => void }) {
  useIdleLoad(loadDialog)
  if (game === undefined) return null
  return (
    <Suspense>
      <PlayDialog game={game} onClose={onClose} />
    </Suspense>
  )
}

const loadDialog = () => import('./play-dialog.tsx')
const PlayDialog = lazy(async () => ({ default: (await loadDialog()).PlayDialog }))
