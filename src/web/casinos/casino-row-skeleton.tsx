import { Skeleton } from '#ui/skeleton.tsx'

/** The boxes of a casino row while it loads. */
export function CasinoRowSkeleton() {
  return (
    <div className="card card--flat casino-row" data-skeleton>
      <Skeleton className="logo-72 rounded-2xl" />
      <div className="casino-row__main grid gap-2.5">
        <Skeleton className="h-4.5 w-1/2" />
        <Skeleton className="h-3 w-3/4" />
      </div>
      <Skeleton className="score-tile" />
      <div className="casino-row__extra grid gap-2.5">
        <Skeleton className="h-3 w-5/6" />
        <Skeleton className="h-3 w-2/3" />
      </div>
      <div className="casino-row__scores">
        <Skeleton className="h-3" />
        <Skeleton className="h-3" />
      </div>
      <div className="casino-row__cta">
        <Skeleton className="h-11" />
        <Skeleton className="h-11" />
      </div>
    </div>
  )
}
