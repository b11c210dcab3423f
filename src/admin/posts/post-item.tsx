import { useFormContext, useWatch } from 'react-hook-form'
import { PostForm, publicationProblems } from '#contract/posts/fields.ts'
import { FORM, FORM_PRESET } from '#contract/items/limits.ts'
import { paths } from '#contract/shared/paths.ts'
import { onlyWhoMay, ROLES } from '#contract/staff/permissions.ts'
import { LANGUAGE } from '#contract/shared/language.ts'
import { videoProblems } from '#domain/posts/article-media.ts'
import { cutAtWord, searchResultOf } from '#domain/posts/search-result.ts'
import { formatDate } from '#domain/shared/dates.ts'
import { Button } from '#ui/button.tsx'
import { titleOf } from '#web/seo/page-meta.ts'
import { useSite } from '#web/shell/site-data.ts'
import { OwnEarnings } from '../earnings/own-earnings.tsx'
import type { FormTab, ItemDialogProps } from '../items/form/item-dialog-props.ts'
import { ItemPicker } from '../items/form/item-picker.tsx'
import { SwitchField, TextAreaField, TextField } from '../items/form/fields.tsx'
import { useMay } from '../staff/staff-context.ts'
import { AboutGroup, CoverGroup } from './about-group.tsx'
import { MediaGroup } from './media-group.tsx'
import { postFormOf, postValuesOf, toLocalTime } from './post-values.ts'
import { useText } from './use-text.ts'

/** Approximate limits of large search engines on desktops, in characters. */
const SHOWN = { title: 60, description: 160 } as const

/** Reports all errors that are detectable in the browser at once. The server validates again. */
const PostEditorForm = PostForm.superRefine(
  (form, context) => {
    const { contentMedia, publishAt } = form
    for (const { path, message } of publicationProblems(form))
      context.addIssue({ code: 'custom', path: [path], message })
    if (Array.isArray(contentMedia))
      for (const message of videoProblems(contentMedia))
        context.addIssue({ code: 'custom', path: ['contentMedia'], message })
    if (typeof publishAt === 'string' && new Date(publishAt) <= new Date())
      context.addIssue({ code: 'custom', path: ['publishAt'], message: 'Publish at must be in the future' })
  },
  { when: () => true },
)

export const TEXT_PART = 'Text'

/** The groups of the panel, in display order. */
export const POST_GROUPS: readonly FormTab[] = [
  {
    name: 'Content',
    fields: ['slug', 'excerpt', 'category', 'tags', 'author', 'readingTime'],
    content: <AboutGroup />,
  },
  { name: 'Meta', fields: ['metaTitle', 'metaDescription'], content: <SearchGroup /> },
  {
    name: 'Media',
    fields: ['featuredImage', 'contentMedia'],
    content: (
      <>
        <CoverGroup />
        <MediaGroup />
      </>
    ),
  },
  {
    name: 'Related',
    fields: ['relatedCasinos', 'relatedGames'],
    content: (
      <>
        <ItemPicker name="relatedCasinos" label="Related casinos" of="casinos" />
        <ItemPicker name="relatedGames" label="Related games" of="games" />
      </>
    ),
  },
  {
    name: 'Status',
    fields: ['isPublished', 'isFeatured', 'publishAt', 'publishedAt'],
    content: <StatusGroup />,
  },
]

/** An article's form: its fields, initial values, and what is sent. */
export const POST_ITEM = {
  kind: 'post',
  schema: PostEditorForm,
  presets: {
    title: '',
    slug: '',
    content: '',
    excerpt: '',
    category: '',
    tags: [],
    featuredImage: '',
    contentMedia: [],
    metaTitle: '',
    metaDescription: '',
    relatedCasinos: [],
    relatedGames: [],
    readingTime: FORM_PRESET.readingTime,
    isPublished: false,
    isFeatured: false,
    publishedAt: '',
    publishAt: '',
  },
  tabs: [{ name: TEXT_PART, fields: ['title', 'content'], content: null }, ...POST_GROUPS],
  nameOf: ({ title }) => String(title),
  valuesOf: postValuesOf,
  formOf: postFormOf,
} as const satisfies ItemDialogProps

/** Title and description for search engines, with a preview. */
function SearchGroup() {
  return (
    <>
      <TextField
        name="metaTitle"
        label="Meta title"
        // Shown while the field is empty.
        placeholder={useText('title')}
        max={FORM.metaTitle}
      />
      <TextAreaField
        name="metaDescription"
        label="Meta description"
        rows={4}
        max={FORM.metaDescription.max}
      />
      <p className="text-sm text-muted-foreground">
        While the description is empty, publishing takes what this preview shows.
      </p>
      <SearchPreview />
    </>
  )
}

/** The article as a search result. Without a meta title it shows the title. */
function SearchPreview() {
  const { publicUrl, brand } = useSite()
  const { title, description } = searchResultOf({
    title: useText('title').trim() || 'Title',
    metaTitle: useText('metaTitle').trim(),
    metaDescription: useText('metaDescription').trim(),
    excerpt: useText('excerpt').trim(),
  })
  return (
    <figure
      className="search-preview grid gap-1 m-0 p-4 border border-border rounded-lg wrap-anywhere"
      aria-label="Preview of the search result"
    >
      <figcaption>In search results</figcaption>
      <p className="text-xs text-muted-foreground truncate">{publicUrl + paths.post(useText('slug'))}</p>
      <p className="font-semibold leading-[1.35] text-link">
        {cutAtWord(titleOf(title, brand.name), SHOWN.title)}
      </p>
      <p className="text-sm text-muted-foreground">
        {description === ''
          ? 'Write a meta description: search engines show it here.'
          : cutAtWord(description, SHOWN.description)}
      </p>
    </figure>
  )
}

/** Visibility and time of publication. */
function StatusGroup() {
  const { setValue } = useFormContext()
  const mayPublish = useMay()('articles.publish')
  const [isPublished, publishAt, publishedAt, slug] = useWatch({
    name: ['isPublished', 'publishAt', 'publishedAt', 'slug'],
  }) as unknown[]
  const published = typeof publishedAt === 'string' ? formatDate(publishedAt) : undefined
  return (
    <>
      {mayPublish ? (
        <SwitchField
          name="isPublished"
          label="Published"
          hint={
            isPublished === true ? 'Visitors find it as soon as you save.' : 'A draft; only staff see it.'
          }
        />
      ) : (
        <p className="sm mut">
          {onlyWhoMay(ROLES, 'articles.publish')} may publish articles and change published ones.
        </p>
      )}
      {published !== undefined && <p className="sm mut">First published on {published}.</p>}
      {isPublished === true && published !== undefined && typeof slug === 'string' && (
        <OwnEarnings path={paths.post(slug)} />
      )}
      <SwitchField
        name="isFeatured"
        label="Featured"
        hint="The newest featured article is at the top of the blog."
      />
      {mayPublish && isPublished !== true && (
        <div className="with-button">
          <TextField
            name="publishAt"
            label="Publish at"
            type="datetime-local"
            hint={`Optional. In your time zone, ${timeZone(publishAt)}`}
          />
          {typeof publishAt === 'string' && publishAt !== '' ? (
            <Button
              variant="outline"
              onClick={() => setValue('publishAt', '', { shouldDirty: true, shouldValidate: true })}
            >
              Do not schedule
            </Button>
          ) : (
            <Button
              variant="outline"
              onClick={() =>
                setValue('publishAt', tomorrowMorning(), { shouldDirty: true, shouldValidate: true })
              }
            >
              Tomorrow at 9:00
            </Button>
          )}
        </div>
      )}
    </>
  )
}

/** Such as "Europe/Belgrade (GMT+1)", with the offset at the chosen time, or now. */
function timeZone(at: unknown): string {
  const format = new Intl.DateTimeFormat(LANGUAGE, { timeZoneName: 'shortOffset' })
  const chosen = new Date(typeof at === 'string' && at !== '' ? at : Date.now())
  const offset = format
    .formatToParts(Number.isNaN(chosen.getTime()) ? new Date() : chosen)
    .find(({ type }) => type === 'timeZoneName')?.value
  return `${format.resolvedOptions().timeZone} (${offset ?? ''})`
}

function tomorrowMorning(): string {
  const date = new Date()
  date.setDate(date.getDate() + 1)
  date.setHours(9, 0, 0, 0)
  return toLocalTime(date.toISOString())
}
