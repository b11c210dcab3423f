import { grouped } from '#domain/shared/counted.ts'

interface CountTilesProps {
  tiles: readonly { label: string; count: number; tone?: 'refused' }[]
}

/** Figures side by side, two per row on a phone. */
export function CountTiles({ tiles }: CountTilesProps) {
  return (
    <dl className="transfer__tiles grid grid-cols-[repeat(auto-fit,minmax(8.5rem,1fr))] gap-3">
      {tiles.map(({ label, count, tone }) => (
        <div key={label} className="card card--flat" data-tone={count > 0 ? tone : undefined}>
          <dt>{label}</dt>
          <dd>{grouped(count)}</dd>
        </div>
      ))}
    </dl>
  )
}
