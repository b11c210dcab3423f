import { lazy, Suspense } from 'react'
import type { PlayableGame } from './use-play-dialog.ts'

const PlayDialog = lazy(async () => ({ default: (await import('./play-dialog.tsx')).PlayDialog }))

/** Where the play dialog opens. Its code is fetched with the first of them. */
export function PlayDialogHost({ game, onClose }: { game: PlayableGame | undefined; onClose: () => void }) {
  if (game === undefined) return null
  return (
    <Suspense>
      <PlayDialog game={game} onClose={onClose} />
    </Suspense>
  )
}
