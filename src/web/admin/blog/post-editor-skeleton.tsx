import { Skeleton } from '#ui/skeleton.tsx'

/** The editor while its article is loaded: the same places, still empty. */
export function PostEditorSkeleton() {
  return (
    <div className="post-editor" role="status" aria-label="Loading the article">
      <div className="post-bar" />
      <div className="post-editor__parts">
        <Skeleton className="post-editor__text-skeleton" />
        <Skeleton className="post-editor__panel-skeleton" />
      </div>
    </div>
  )
}
