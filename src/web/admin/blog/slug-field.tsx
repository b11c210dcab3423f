import { useEffect } from 'react'
import { useFormContext, useFormState } from 'react-hook-form'
import { paths } from '#contract/shared/paths.ts'
import { slugOf } from '#domain/shared/slugs.ts'
import { Button } from '#ui/button.tsx'
import { TextField } from '../form/text-field.tsx'

/** The address of the article. In a new one it follows the title until somebody types another. */
export function SlugField() {
  const { getValues, setValue, subscribe, control } = useFormContext()
  const { defaultValues } = useFormState({ control, name: 'slug' })
  const isNew = defaultValues?.slug === ''
  const take = () =>
    setValue('slug', slugOf(String(getValues('title'))), { shouldDirty: true, shouldValidate: true })

  useEffect(() => {
    if (!isNew) return undefined
    // A copy begins with a title and no slug.
    if (getValues('slug') === '') setValue('slug', slugOf(String(getValues('title'))))
    let before = String(getValues('title'))
    return subscribe({
      name: 'title',
      formState: { values: true },
      callback: ({ values }) => {
        const title = String(values.title)
        if (String(values.slug) === slugOf(before) && title !== before)
          setValue('slug', slugOf(title), { shouldDirty: true })
        before = title
      },
    })
  }, [getValues, isNew, setValue, subscribe])

  return (
    <div className="with-button">
      <TextField
        name="slug"
        label="Slug"
        hint={
          isNew ? `Its address: ${paths.post('')}slug` : 'Links to the present address break when it changes'
        }
      />
      <Button variant="outline" onClick={take}>
        Take from title
      </Button>
    </div>
  )
}
