import type { Revision } from '#contract/items/history.schema.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { localTime } from '../local-time.ts'
import { ChangeList } from './change-list.tsx'

interface RevisionEntryProps {
  revision: Revision
  isPresent: boolean
  onRestore: () => void
}

/** One kept version with what it changed, field by field. */
export function RevisionEntry({ revision, isPresent, onRestore }: RevisionEntryProps) {
  const { version, action, username, savedAt, changes } = revision
  return (
    <li className="history__entry">
      <div className="history__head">
        <div>
          <b>Version {version}</b> {isPresent && <Badge tone="ok">Present</Badge>}
          <p className="sm mut">
            {ACTIONS[action]}
            {username !== null && ` by ${username}`}, <time dateTime={savedAt}>{localTime(savedAt)}</time>
          </p>
        </div>
        {!isPresent && (
          <Button variant="outline" size="sm" onClick={onRestore}>
            Restore
          </Button>
        )}
      </div>
      <ChangeList changes={changes} />
    </li>
  )
}

const ACTIONS = {
  kept: 'Kept as it was',
  created: 'Created',
  changed: 'Changed',
  restored: 'Restored',
  imported: 'Imported',
} as const
