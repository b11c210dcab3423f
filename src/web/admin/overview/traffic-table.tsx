import type { TrafficDay } from '#contract/site/overview.schema.ts'
import { WideTable } from '#ui/wide-table.tsx'
import { longDay } from './day-words.ts'
import { grouped } from './grouped.ts'
import { SERIES } from './traffic-series.ts'

/** The numbers behind the lines, the newest day first. */
export function TrafficTable({ days }: { days: readonly TrafficDay[] }) {
  return (
    <WideTable
      label="The numbers of each day"
      className="table-wrap traffic-table"
      tableClassName="table table--tight"
    >
      <caption className="sr">Clicks, views and searches by day</caption>
      <thead>
        <tr>
          <th>Day</th>
          {SERIES.map(({ name, label }) => (
            <th key={name} className="r">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {days.toReversed().map((day) => (
          <tr key={day.day}>
            <th scope="row">
              <time dateTime={day.day}>{longDay(day.day)}</time>
            </th>
            {SERIES.map(({ name }) => (
              <td key={name} className="r tnum">
                {grouped(day[name])}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </WideTable>
  )
}
