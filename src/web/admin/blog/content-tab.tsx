import { FORM } from '#contract/limits.ts'
import { TextAreaField } from '../form/text-area-field.tsx'
import { TextField } from '../form/text-field.tsx'
import { ContentField } from './content-field.tsx'
import { SlugField } from './slug-field.tsx'

/** What the article says. */
export function ContentTab() {
  return (
    <>
      <TextField name="title" label="Title" />
      <SlugField />
      <TextAreaField
        name="excerpt"
        label="Excerpt"
        hint={`${FORM.excerpt.min} characters or more`}
        rows={2}
      />
      <ContentField />
    </>
  )
}
