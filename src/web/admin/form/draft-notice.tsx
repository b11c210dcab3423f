import { Button } from '#ui/button.tsx'
import { localTime } from '../local-time.ts'
import type { Draft } from './drafts.ts'

interface DraftNoticeProps {
  draft: Draft
  onRestore: () => void
  onDiscard: () => void
}

/** Offers what was typed here earlier and never saved. */
export function DraftNotice({ draft, onRestore, onDiscard }: DraftNoticeProps) {
  return (
    <div className="form-notice" role="status">
      <p>
        <b>There is a draft on this device</b> from {localTime(draft.keptAt)}. It was never saved.
      </p>
      <Button variant="outline" size="sm" onClick={onRestore}>
        Restore draft
      </Button>
      <Button variant="ghost" size="sm" onClick={onDiscard}>
        Discard draft
      </Button>
    </div>
  )
}
