import { Skeleton } from '#ui/skeleton.tsx'
import { TILES, TileIcon } from './overview-tiles.tsx'

const PANELS = ['a', 'b', 'c', 'd', 'e', 'f']

export function OverviewSkeleton() {
  return (
    <div className="overview" aria-busy="true">
      <p className="sr" role="status">
        Loading...
      </p>
      <div className="tiles" aria-hidden="true">
        {TILES.map(({ section, label }) => (
          <div key={section} className="card card--flat tile">
            <p className="label">
              {label}
              <TileIcon section={section} />
            </p>
            <b className="num">
              <Skeleton className="h-[2.3375rem] w-18" />
            </b>
            <p className="sub">
              <Skeleton className="h-4 w-22" />
            </p>
          </div>
        ))}
      </div>
      <div className="card card--flat panel" aria-hidden="true">
        <Skeleton className="panel__sk h-136 md:h-59.5" />
      </div>
      <div className="overview__panels" aria-hidden="true">
        {PANELS.map((panel) => (
          <div key={panel} className="card card--flat panel">
            <Skeleton className="panel__sk h-64" />
          </div>
        ))}
      </div>
    </div>
  )
}
