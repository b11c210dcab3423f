import type { FieldChange } from '#contract/items/history.schema.ts'
import { ChangedValue } from './changed-value.tsx'

/** What changed, field by field; nothing when nothing did. */
export function ChangeList({ changes }: { changes: readonly FieldChange[] }) {
  if (changes.length === 0) return null
  return (
    <dl className="history__changes">
      {changes.map((change) => (
        <div key={change.field}>
          <dt>{change.label}</dt>
          <dd>
            <ChangedValue change={change} />
          </dd>
        </div>
      ))}
    </dl>
  )
}
