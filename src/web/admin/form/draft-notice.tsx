import { Button } from '#ui/button.tsx'
import { localTime } from '../local-time.ts'

interface DraftNoticeProps {
  /** When it was last changed. */
  updatedAt: string
  /** The version it was begun from; null for something new. */
  baseVersion: number | null
  onDiscard: () => void
}

/** The form shows a draft instead of what is stored. */
export function DraftNotice({ updatedAt, baseVersion, onDiscard }: DraftNoticeProps) {
  return (
    <div className="form-notice" role="status">
      <p>
        <b>This is your draft</b> from {localTime(updatedAt)}
        {baseVersion !== null && `, begun from version ${baseVersion}`}. It was never saved.
      </p>
      <Button variant="outline" size="sm" onClick={onDiscard}>
        Discard draft
      </Button>
    </div>
  )
}
