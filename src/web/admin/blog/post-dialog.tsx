import { useRef } from 'react'
import { FORM_PRESET } from '#contract/limits.ts'
import { ItemDialog } from '../form/item-dialog.tsx'
import type { FormTab } from '../form/item-dialog.tsx'
import { ItemPicker } from '../form/item-picker.tsx'
import { useStaff } from '../session/staff-context.ts'
import { ContentTab } from './content-tab.tsx'
import { EditorHandleContext } from './editor/editor-handle.ts'
import type { EditorHandle } from './editor/editor-handle.ts'
import { MediaTab } from './media-tab.tsx'
import { MetaTab } from './meta-tab.tsx'
import { PostDialogForm } from './post-dialog-schema.ts'
import { postFormOf, postValuesOf } from './post-values.ts'
import { PreviewButton } from './preview-button.tsx'
import { StatusTab } from './status-tab.tsx'
import './admin-blog.css'

/** Writing and editing an article. */
export function PostDialog() {
  const { username } = useStaff()
  const editor = useRef<EditorHandle>(null)
  return (
    <EditorHandleContext value={editor}>
      <ItemDialog
        kind="post"
        schema={PostDialogForm}
        presets={{ ...PRESETS, author: username }}
        tabs={TABS}
        nameOf={({ title }) => String(title)}
        valuesOf={postValuesOf}
        formOf={postFormOf}
        tools={(values) => <PreviewButton values={values} />}
        wide
      />
    </EditorHandleContext>
  )
}

const PRESETS = {
  title: '',
  slug: '',
  content: '',
  excerpt: '',
  category: '',
  tags: [],
  featuredImage: '',
  contentMedia: [],
  metaDescription: '',
  relatedCasinos: [],
  relatedGames: [],
  readingTime: FORM_PRESET.readingTime,
  isPublished: false,
  isFeatured: false,
  publishedAt: '',
  publishAt: '',
}

const TABS: readonly FormTab[] = [
  { name: 'Content', fields: ['title', 'slug', 'excerpt', 'content'], content: <ContentTab /> },
  {
    name: 'Meta',
    fields: ['metaDescription', 'author', 'category', 'tags', 'readingTime', 'featuredImage'],
    content: <MetaTab />,
  },
  { name: 'Media', fields: ['contentMedia'], content: <MediaTab /> },
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
    content: <StatusTab />,
  },
]
