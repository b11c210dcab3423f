import type { EarningsNumbers, EarningsReport, Money } from '#contract/earnings/earnings.schema.ts'
import { DAY_MS } from '#contract/shared/durations.ts'
import { grouped } from '../overview/grouped.ts'
import { moneyText, perClick } from './earnings-words.ts'

/** The sums, beside those of as many days before. */
export function ReportTiles({ report: { total, before, from, to } }: { report: EarningsReport }) {
  const days = (Date.parse(to) - Date.parse(from)) / DAY_MS + 1
  const earlier = days === 1 ? 'Day before' : `${days} days before`
  return (
    <div className="tiles">
      <Tile
        earlier={earlier}
        label="Clicks of people"
        now={grouped(total.clicks)}
        was={grouped(before.clicks)}
      />
      <Tile
        earlier={earlier}
        label="Registrations"
        now={grouped(total.registrations)}
        was={grouped(before.registrations)}
      />
      <Tile
        earlier={earlier}
        label="First deposits"
        now={grouped(total.firstDeposits)}
        was={grouped(before.firstDeposits)}
      />
      <Tile
        earlier={earlier}
        label="Revenue"
        now={sums(total.revenue)}
        was={sums(before.revenue)}
        perClick={earned(total)}
      />
    </div>
  )
}

interface TileProps {
  label: string
  now: string
  /** The days that it is compared with. */
  earlier: string
  was: string
  perClick?: string | undefined
}

function Tile({ label, now, earlier, was, perClick: each }: TileProps) {
  return (
    <div className="card tile earnings__tile">
      <p className="label">{label}</p>
      <b className="num">{now}</b>
      <p className="sub">
        {earlier}: {was}
        {each !== undefined && (
          <>
            <br />
            {each} per click
          </>
        )}
      </p>
    </div>
  )
}

function sums(revenue: readonly Money[]): string {
  return revenue.length === 0 ? 'None' : revenue.map(moneyText).join(' + ')
}

function earned({ revenue, clicks }: EarningsNumbers): string | undefined {
  const each = perClick(revenue, clicks)
  return each.length === 0 ? undefined : each.join(' + ')
}
