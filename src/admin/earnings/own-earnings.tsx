import { useState } from 'react'
import { Link } from 'react-router'
import { paths } from '#contract/shared/paths.ts'
import { counted, grouped } from '#domain/shared/counted.ts'
import { useMay } from '../staff/staff-context.ts'
import { moneyText } from './earnings-words.ts'
import { readReportQuery } from './report-query.ts'
import { useEarnings } from './earnings-panel.tsx'

interface OwnEarningsProps {
  path: string
  /** For a casino: clicks to it from any page. Otherwise clicks from the page at `path`. */
  casinoId?: number
}

/** The last 30 days of the edited item, for staff who may see earnings, linked to the report. */
export function OwnEarnings({ path, casinoId }: OwnEarningsProps) {
  const isOn = useMay()('earnings.read')
  const asked =
    casinoId === undefined ? { by: 'block', page: path } : { by: 'page', casino: String(casinoId) }
  const [now] = useState(() => new Date())
  const { data, isError } = useEarnings(readReportQuery(new URLSearchParams(asked), now), isOn)
  if (!isOn) return null
  // The line's space is reserved, so that no field moves.
  if (data === undefined)
    return <p className={LOOK}>Last 30 days: {isError ? 'could not be loaded' : 'loading...'}</p>
  const { clicks, firstDeposits, revenue } = data.total
  const fromItself = data.rows.find(({ key }) => key === path)?.clicks ?? 0
  return (
    <p className={LOOK}>
      Last 30 days: {counted(clicks, 'click')}
      {casinoId === undefined ? ' from this page' : ` to it, ${grouped(fromItself)} from its own page`},{' '}
      {counted(firstDeposits, 'first deposit')}
      {revenue.map((money) => `, ${moneyText(money)}`).join('')}.{' '}
      <Link className="link" to={`${paths.admin('earnings')}?${new URLSearchParams(asked).toString()}`}>
        Open the report
      </Link>
    </p>
  )
}

const LOOK = 'sm mut own-earnings'
