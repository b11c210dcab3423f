import { FORM } from '#contract/shared/limits.ts'
import { TextAreaField } from '../form/text-area-field.tsx'
import { TextField } from '../form/text-field.tsx'
import { SearchPreview } from './search-preview.tsx'
import { useText } from './use-text.ts'

/** What search engines show of the article, and how it looks there. */
export function SearchGroup() {
  return (
    <>
      <TextField
        name="metaTitle"
        label="Meta title"
        // Shown as long as the field is empty.
        placeholder={useText('title')}
        max={FORM.metaTitle}
      />
      <TextAreaField
        name="metaDescription"
        label="Meta description"
        rows={4}
        max={FORM.metaDescription.max}
      />
      <SearchPreview />
    </>
  )
}
