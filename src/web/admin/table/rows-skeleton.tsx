import { Skeleton } from '#ui/skeleton.tsx'

const ROWS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']

/** The table while its first rows are on their way; eight of them by default, which is the most. */
export function RowsSkeleton({ columns, rows = ROWS.length }: { columns: number; rows?: number }) {
  return (
    <div className="card card--flat table-wrap" aria-hidden="true">
      <table className="table table--rows">
        <tbody>
          {ROWS.slice(0, rows).map((row) => (
            <tr key={row}>
              {Array.from({ length: columns + 1 }, (_, column) => (
                <td key={column}>
                  <Skeleton className="rows-skeleton" />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
