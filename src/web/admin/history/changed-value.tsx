import type { FieldChange } from '#contract/items/history.schema.ts'
import { valueWords } from './value-words.ts'

/** What a field held before and after, as plain text. */
export function ChangedValue({ change: { before, after } }: { change: FieldChange }) {
  return (
    <>
      <del>{valueWords(before)}</del> <ins>{valueWords(after)}</ins>
    </>
  )
}
