import { WifiOff } from 'lucide'
import { lazy, Suspense, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { CallError, reasonOf } from '../../shell/call-api.ts'
import { copiedPresets } from '../form/copied-presets.ts'
import { useOpenedDraft } from '../form/use-opened-draft.ts'
import { useStoredItem } from '../form/use-stored-item.ts'
import { useStaff } from '../session/staff-context.ts'
import { ArticleNotFound } from './article-not-found.tsx'
import { PostEditorSkeleton } from './post-editor-skeleton.tsx'
import { POST_ITEM } from './post-item.tsx'

const PostEditor = lazy(async () => ({ default: (await import('./post-editor.tsx')).PostEditor }))

interface OpenPostProps {
  id: number | 'new'
  /** The article that a new one begins as a copy of. */
  from: number | undefined
  /** The draft that it opens with. */
  draft: number | undefined
  /** Tells this opening from others. */
  opening: number
  /** The query of the table that it was opened from. */
  table: string
  onCreated: (id: number) => void
  onReopen: () => void
}

/** Loads what the editor begins with: the article, or the one to copy, and the draft. */
export function OpenPost({ opening, table, onCreated, onReopen, ...props }: OpenPostProps) {
  // As it was opened: what is created here gets an address of its own later.
  const [{ id, from, draft }] = useState(props)
  const { username } = useStaff()
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
  const item = { ...POST_ITEM, presets: { ...POST_ITEM.presets, author: username } }
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

/** No article has this id, or none can. */
function isUnknown(error: unknown): boolean {
  return error instanceof CallError && (error.status === 404 || error.status === 400)
}
