import { useEffect } from 'react'
import { useFormContext, useFormState } from 'react-hook-form'
import { FORM } from '#contract/items/limits.ts'
import { POST_CATEGORIES } from '#contract/shared/options.ts'
import { paths } from '#contract/shared/paths.ts'
import { readingMinutes } from '#domain/posts/article-text.ts'
import { slugOf } from '#domain/shared/slugs.ts'
import { Button } from '#ui/button.tsx'
import { coverKind } from '#web/posts/post-category.ts'
import { PictureField } from '../items/form/picture-field.tsx'
import { SelectField, TextAreaField, TextField } from '../items/form/fields.tsx'
import { TagField } from '../items/form/tag-field.tsx'
import { useText } from './use-text.ts'

/** The article's data on its page, on cards and in lists. */
export function AboutGroup() {
  return (
    <>
      <SlugField />
      <TextAreaField
        name="excerpt"
        label="Excerpt"
        hint={`${FORM.excerpt.min} characters or more`}
        rows={3}
      />
      <SelectField name="category" label="Category" options={CATEGORIES} empty="Choose a category" />
      <TagField of="post" name="tags" label="Tags" />
      <TextField name="author" label="Author" />
      <ReadingTimeField />
    </>
  )
}

/** The picture at the top of the article and on its cards. */
export function CoverGroup() {
  const [title, category] = [useText('title'), useText('category')]
  return (
    <PictureField
      name="featuredImage"
      label="Featured image"
      fallback={paths.cover(coverKind(category), title || 'Article')}
    />
  )
}

const CATEGORIES = POST_CATEGORIES.map((value) => ({
  value,
  label: `${value.charAt(0).toUpperCase()}${value.slice(1)}`,
}))

/** In minutes, with the estimate from the word count. */
function ReadingTimeField() {
  const { setValue } = useFormContext()
  const minutes = readingMinutes(useText('content'))
  return (
    <div className="with-button">
      <TextField name="readingTime" label="Reading time" type="number" hint="Minutes" min={1} step={1} />
      <Button
        variant="outline"
        onClick={() => setValue('readingTime', minutes, { shouldDirty: true, shouldValidate: true })}
      >
        Take {minutes} min from the text
      </Button>
    </div>
  )
}

/** The slug of the article. For a new one it follows the title until someone edits it. */
function SlugField() {
  const { getValues, setValue, subscribe, control } = useFormContext()
  const { defaultValues } = useFormState({ control, name: 'slug' })
  const isNew = defaultValues?.slug === ''
  const take = () =>
    setValue('slug', slugOf(String(getValues('title'))), { shouldDirty: true, shouldValidate: true })

  useEffect(() => {
    if (!isNew) return undefined
    // A copy starts with a title and without a slug.
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
