import type { TrafficDay } from '#contract/site/overview.schema.ts'
import { longDay } from './day-words.ts'
import { countOf } from './traffic-series.ts'
import type { Series } from './traffic-series.ts'

interface DayToldProps {
  day: TrafficDay
  shown: readonly Series[]
  /** Where the day stands in a chart of this width; pixels. */
  x: number
  width: number
}

/** The numbers of one day, on that side of it where there is more room. */
export function DayTold({ day, shown, x, width }: DayToldProps) {
  return (
    <div className="chart__told" style={x < width / 2 ? { left: x + 12 } : { right: width - x + 12 }}>
      <b>{longDay(day.day)}</b>
      {shown.map((series) => (
        <span key={series.name}>
          <i className={`dot dot--${series.name}`} />
          {countOf(series, day)}
        </span>
      ))}
    </div>
  )
}
