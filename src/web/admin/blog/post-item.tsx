import { FORM_PRESET } from '#contract/shared/limits.ts'
import type { FormTab, ItemDialogProps } from '../form/item-dialog-props.ts'
import { ItemPicker } from '../form/item-picker.tsx'
import { AboutGroup, CoverGroup } from './about-group.tsx'
import { MediaGroup } from './media-group.tsx'
import { PostEditorForm } from './post-editor-schema.ts'
import { postFormOf, postValuesOf } from './post-values.ts'
import { SearchGroup } from './search-group.tsx'
import { StatusGroup } from './status-group.tsx'

/** The part of the form that is no group of the panel: what stands in the middle of the page. */
export const TEXT_PART = 'Text'

/** The groups of the panel, in their order. */
export const POST_GROUPS: readonly FormTab[] = [
  {
    name: 'Status',
    fields: ['isPublished', 'isFeatured', 'publishAt', 'publishedAt'],
    content: <StatusGroup />,
  },
  {
    name: 'About the article',
    fields: ['slug', 'excerpt', 'category', 'tags', 'author', 'readingTime'],
    content: <AboutGroup />,
  },
  { name: 'Cover', fields: ['featuredImage'], content: <CoverGroup /> },
  { name: 'Pictures and films', fields: ['contentMedia'], content: <MediaGroup /> },
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
    name: 'Search engines',
    fields: ['metaTitle', 'metaDescription'],
    content: <SearchGroup />,
  },
]

/** How an article is written: its fields, what a new one begins with, and what is sent. */
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
