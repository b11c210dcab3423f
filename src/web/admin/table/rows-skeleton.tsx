import { Skeleton } from '#ui/skeleton.tsx'

const ROWS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']

/** The table while its first rows are on their way. */
export function RowsSkeleton({ columns }: { columns: number }) {
  return (
    <div className="card card--flat table-wrap" aria-hidden="true">
      <table className="table table--rows">
        <tbody>
          {ROWS.map((row) => (
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
