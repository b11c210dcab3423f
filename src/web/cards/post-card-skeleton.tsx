import { Skeleton } from '#ui/skeleton.tsx'

export function PostCardSkeleton() {
  return (
    <div className="card card--flat post-card" aria-hidden="true">
      <Skeleton className="cover" />
      <div className="post-card__body">
        <Skeleton className="h-4 w-40" />
        <Skeleton className="mt-2 h-12 w-full" />
        <Skeleton className="mt-2 h-10 w-full" />
        <Skeleton className="mt-4 h-6 w-32" />
      </div>
    </div>
  )
}
