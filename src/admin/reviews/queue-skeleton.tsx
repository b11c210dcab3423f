import { Skeleton } from '#ui/skeleton.tsx'

const ROWS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']

export function QueueSkeleton() {
  return (
    <div
      className="review-desk grid gap-4 grid-cols-1 lg:grid-cols-[24rem_minmax(0,1fr)] lg:h-[max(32rem,calc(100dvh_-_19.5rem))]"
      aria-hidden="true"
    >
      <div className="card card--flat queue-list">
        {ROWS.map((row) => (
          <div key={row} className="queue-row queue-row--sk min-h-16 pr-4">
            <Skeleton className="block h-4 min-w-16" />
          </div>
        ))}
      </div>
      <div className="card card--flat review-pane" />
    </div>
  )
}
