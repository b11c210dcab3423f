import type { FieldChange } from '#contract/items/history.schema.ts'

export function ChangeList({ changes }: { changes: readonly FieldChange[] }) {
  if (changes.length === 0) return null
  return (
    <dl className="history__changes grid gap-2 mt-3 text-sm">
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

function ChangedValue({ change: { before, after } }: { change: FieldChange }) {
  return (
    <>
      <del>{valueWords(before)}</del> <ins>{valueWords(after)}</ins>
    </>
  )
}

const SHOWN = 400

/** A form value as plain text, shortened. */
export function valueWords(value: unknown): string {
  const text = wordsOf(value)
  if (text === '') return 'empty'
  return text.length > SHOWN ? `${text.slice(0, SHOWN)}…` : text
}

function wordsOf(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (value === true) return 'yes'
  if (value === false) return 'no'
  if (Array.isArray(value)) return value.map(wordsOf).join(', ')
  if (typeof value !== 'object') return `${value as string | number}`
  const parts = Object.entries(value).map(([name, held]) => [name, wordsOf(held)] as const)
  return parts
    .filter(([, words]) => words !== '')
    .map(([name, words]) => `${name} ${words}`)
    .join(', ')
}
