import type { FieldChange } from '#contract/history.schema.ts'

/** What a field held before and after, as plain text. */
export function ChangedValue({ change: { before, after } }: { change: FieldChange }) {
  return (
    <>
      <del>{wordsOf(before)}</del> <ins>{wordsOf(after)}</ins>
    </>
  )
}

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
