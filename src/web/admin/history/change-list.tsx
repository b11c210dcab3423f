import type { FieldChange } from '#contract/items/history.schema.ts'
import { valueWords } from './value-words.ts'

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

/** What a field held before and after, as plain text. */
function ChangedValue({ change: { before, after } }: { change: FieldChange }) {
  return (
    <>
      <del>{valueWords(before)}</del> <ins>{valueWords(after)}</ins>
    </>
  )
}
