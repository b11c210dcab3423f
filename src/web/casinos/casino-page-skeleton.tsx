import { Skeleton } from '#ui/skeleton.tsx'

export function CasinoPageSkeleton() {
  return (
    <div className="wrap pt-14" role="status" aria-label="Loading...">
      <div className="card card--flat panel">
        <div className="flex items-center gap-6">
          <Skeleton className="size-28 rounded-2xl" />
          <div className="grid flex-1 gap-3">
            <Skeleton className="h-8 w-1/2" />
            <Skeleton className="h-4 w-3/4" />
          </div>
        </div>
        <Skeleton className="mt-7 h-32" />
      </div>
      <Skeleton className="mt-8 h-12" />
      <div className="part grid gap-6 lg:grid-cols-3">
        {[1, 2, 3].map((key) => (
          <Skeleton key={key} className="h-96 rounded-2xl" />
        ))}
      </div>
    </div>
  )
}
