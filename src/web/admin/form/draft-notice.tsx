import { Button } from '#ui/button.tsx'
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
        <b>There is a draft on this device</b> from{' '}
        {new Date(draft.keptAt).toLocaleString('en', { dateStyle: 'medium', timeStyle: 'short' })}. It was
        never saved.
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
