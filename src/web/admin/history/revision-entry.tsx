import type { FieldChange, Revision } from '#contract/history.schema.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'

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
            {username !== null && ` by ${username}`},{' '}
            <time dateTime={savedAt}>
              {new Date(savedAt).toLocaleString('en', { dateStyle: 'medium', timeStyle: 'short' })}
            </time>
          </p>
        </div>
        {!isPresent && (
          <Button variant="outline" size="sm" onClick={onRestore}>
            Restore
          </Button>
        )}
      </div>
      {changes.length > 0 && (
        <dl className="history__changes">
          {changes.map((change) => (
            <div key={change.field}>
              <dt>{change.label}</dt>
              <dd>
                <Change change={change} />
              </dd>
            </div>
          ))}
        </dl>
      )}
    </li>
  )
}

function Change({ change: { before, after } }: { change: FieldChange }) {
  return (
    <>
      <del>{wordsOf(before)}</del> <ins>{wordsOf(after)}</ins>
    </>
  )
}

const ACTIONS = {
  kept: 'Kept as it was',
  created: 'Created',
  changed: 'Changed',
  restored: 'Restored',
  imported: 'Imported',
} as const
const SHOWN = 400

/** A value of a form as plain text; long ones are cut. */
function wordsOf(value: unknown): string {
  if (value === null || value === '') return 'empty'
  if (value === true) return 'yes'
  if (value === false) return 'no'
  const text = Array.isArray(value)
    ? value.map((entry) => (typeof entry === 'object' ? JSON.stringify(entry) : String(entry))).join(', ') ||
      'empty'
    : typeof value === 'object'
      ? JSON.stringify(value)
      : `${value as string | number}`
  return text.length > SHOWN ? `${text.slice(0, SHOWN)}…` : text
}
