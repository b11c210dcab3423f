import { FileQuestionMark, WifiOff } from 'lucide'
import { lazy, Suspense, useRef, useState } from 'react'
import { useLocation, useNavigate, useParams, useSearchParams, type MetaFunction } from 'react-router'
import { itemFormPath } from '#contract/items/item-form-path.ts'
import { paths } from '#contract/shared/paths.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { CallError, reasonOf } from '#web/shell/call-api.ts'
import { siteOf, useSite } from '#web/shell/site-data.ts'
import { adminMeta } from '../admin-meta.ts'
import { copiedPresets } from '../items/form/form-values.ts'
import { useOpenedDraft, useStoredItem } from '../items/form/use-stored-item.ts'
import { idIn } from '../id-in.ts'
import { KEEPS_FORM } from '../items/form/close-question.tsx'
import { useStaff } from '../staff/staff-context.ts'
import { tableQueryIn, type FromTable } from '../items/table/use-open-form.ts'
import { EditorHandleContext, type EditorHandle } from './editor/editor-handle.ts'
import { POST_ITEM } from './post-item.tsx'
import './admin-posts.css'

export const meta: MetaFunction = ({ matches, params }) =>
  adminMeta(params.id === 'new' ? 'New Post' : 'Edit Post', siteOf(matches))

/** The editor page of an article: /admin/blog/7, or /admin/blog/new, possibly as a copy of `from`. */
export default function PostEditorScreen() {
  const { id: asked } = useParams()
  const [parameters] = useSearchParams()
  const { state } = useLocation()
  const navigate = useNavigate()
  const editor = useRef<EditorHandle>(null)
  const id = asked === 'new' ? 'new' : idIn(asked)
  const from = id === 'new' ? idIn(parameters.get('from')) : undefined
  const draft = idIn(parameters.get('draft'))
  const address = itemFormPath('post', id ?? 0, { draft, from })
  const opening = useOpening(address)
  if (id === undefined) return <ArticleNotFound />
  const table = tableQueryIn(state)
  return (
    <EditorHandleContext value={editor}>
      <OpenPost
        key={opening.number}
        id={id}
        from={from}
        draft={draft}
        opening={opening.number}
        table={table}
        onCreated={(created) => {
          const path = itemFormPath('post', created)
          opening.moveTo(path)
          void navigate(path, {
            replace: true,
            preventScrollReset: true,
            state: { table, ...KEEPS_FORM } satisfies FromTable & typeof KEEPS_FORM,
          })
        }}
        onReopen={opening.again}
      />
    </EditorHandleContext>
  )
}

interface Opening {
  /** Counts the forms opened on this page. */
  number: number
  address: string
  /** The address that the open form moves to. */
  next: string | undefined
}

/**
 * The form for an address: another address opens another form, unless the open form announced moving there, as a new
 * article does after its first save.
 */
function useOpening(address: string) {
  const [opening, setOpening] = useState<Opening>({ number: 0, address, next: undefined })
  if (opening.address !== address)
    setOpening({ number: opening.number + (opening.next === address ? 0 : 1), address, next: undefined })
  return {
    number: opening.number,
    /** Keeps the form open when the address changes to this one. */
    moveTo: (next: string) => setOpening((present) => ({ ...present, next })),
    again: () => setOpening((present) => ({ ...present, number: present.number + 1 })),
  }
}

const PostEditor = lazy(async () => ({ default: (await import('./post-editor.tsx')).PostEditor }))

interface OpenPostProps {
  id: number | 'new'
  /** The article to copy. */
  from: number | undefined
  draft: number | undefined
  /** Identifies this opening. */
  opening: number
  /** The query of the table it was opened from. */
  table: string
  onCreated: (id: number) => void
  onReopen: () => void
}

/** Loads the initial state: the article, or the one to copy, and the draft. */
function OpenPost({ opening, table, onCreated, onReopen, ...props }: OpenPostProps) {
  // Props at opening: a created article gets its own address later.
  const [{ id, from, draft }] = useState(props)
  const { displayName } = useStaff()
  const { brand } = useSite()
  const stored = useStoredItem('post', from ?? id, opening)
  const opened = useOpenedDraft('post', id, draft, opening)
  const isMissing = (from ?? id) !== 'new' && stored.data === undefined
  if (isMissing && isUnknown(stored.error)) return <ArticleNotFound />
  if ((isMissing && stored.isError) || opened.isError)
    return (
      <EmptyState
        failed
        icon={WifiOff}
        as="h1"
        title="Failed to load the article"
        action={
          <Button
            variant="outline"
            onClick={() => {
              if (stored.isError) void stored.refetch()
              if (opened.isError) void opened.refetch()
            }}
          >
            Try again
          </Button>
        }
      >
        {reasonOf(stored.error ?? opened.error, 'Please try again later or check your connection.')}
      </EmptyState>
    )
  if (isMissing || opened.data === undefined) return <PostEditorSkeleton />
  const item = { ...POST_ITEM, presets: { ...POST_ITEM.presets, author: displayName ?? brand.name } }
  const presets = from === undefined ? item.presets : copiedPresets(item, stored.data?.form ?? {})
  return (
    <Suspense fallback={<PostEditorSkeleton />}>
      <PostEditor
        {...item}
        presets={presets}
        id={id}
        stored={from === undefined ? stored.data : undefined}
        opened={opened.data ?? undefined}
        table={table}
        onCreated={onCreated}
        onReopen={onReopen}
      />
    </Suspense>
  )
}

/** True when no article has this id. */
function isUnknown(error: unknown): boolean {
  return error instanceof CallError && (error.status === 404 || error.status === 400)
}

function PostEditorSkeleton() {
  return (
    <div className="post-editor" role="status" aria-label="Loading the article">
      <div className="post-bar" />
      <div className="grid grid-cols-1 gap-8 pt-5 max-sm:pt-3 lg:grid-cols-[minmax(0,1fr)_var(--post-panel)] lg:gap-(--post-gap) lg:items-start">
        <Skeleton className="post-editor__text-skeleton" />
        <Skeleton className="post-editor__panel-skeleton" />
      </div>
    </div>
  )
}

function ArticleNotFound() {
  return (
    <EmptyState
      icon={FileQuestionMark}
      as="h1"
      title="Article not found"
      action={
        <ButtonLink variant="outline" to={paths.admin('blog')}>
          Back to articles
        </ButtonLink>
      }
    >
      It may be in the trash, where it waits before it is deleted for good.
    </EmptyState>
  )
}
