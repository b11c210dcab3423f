import { useState } from 'react'
import { Link } from 'react-router'
import { paths } from '#contract/shared/paths.ts'
import { LoadFailed } from '../list/list-parts.tsx'
import { grouped, Panel, PanelEmpty } from '../overview/panel.tsx'
import { moneyText } from './earnings-words.ts'
import { readReportQuery, reportCall } from './report-query.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { EarningsReport } from '#contract/earnings/earnings.schema.ts'
import { callAdmin } from '../session/call-admin.ts'
import type { ReportQuery } from './report-query.ts'

const SHOWN = 5

/** The pages of these days that led most people to casinos, with what that earned. */
export function EarningsPanel({ days }: { days: number }) {
  const [now] = useState(() => new Date())
  const asked = new URLSearchParams({ by: 'page', days: String(days) })
  const report = useEarnings(readReportQuery(asked, now))
  const { rows = [], total } = report.data ?? {}
  const most = Math.max(1, rows[0]?.clicks ?? 0)
  return (
    <Panel
      title="Earnings"
      note={
        total === undefined
          ? 'Loading...'
          : `${grouped(total.clicks)} clicks of people, ${grouped(total.firstDeposits)} first deposits${total.revenue.map((money) => `, ${moneyText(money)}`).join('')} in the last ${days} days, by page.`
      }
      all={{ to: `${paths.admin('earnings')}?${asked.toString()}`, label: 'Open the report' }}
    >
      {report.isError ? (
        <LoadFailed what="earnings" query={report} />
      ) : rows.length === 0 ? (
        <PanelEmpty>{report.isPending ? 'Loading...' : `No clicks yet in these ${days} days.`}</PanelEmpty>
      ) : (
        <ol className="panel__list">
          {rows.slice(0, SHOWN).map(({ key, clicks, revenue }) => (
            <li key={key ?? ''} className="panel__row">
              <span className="panel__main">
                {key === null ? (
                  <span className="panel__words">Page not known</span>
                ) : (
                  <Link
                    className="panel__link"
                    to={`${paths.admin('earnings')}?${new URLSearchParams({ by: 'block', page: key, days: String(days) }).toString()}`}
                  >
                    {key}
                  </Link>
                )}
                <span className="share" aria-hidden="true">
                  <span style={{ width: `${(clicks / most) * 100}%` }} />
                </span>
              </span>
              <span className="text-base text-right">
                <b className="num">{grouped(clicks)}</b>
                <span className="sr"> {clicks === 1 ? 'click' : 'clicks'}</span>
                {revenue.map((money) => (
                  <span key={money.currency} className="mut xs block">
                    {moneyText(money)}
                  </span>
                ))}
              </span>
            </li>
          ))}
        </ol>
      )}
    </Panel>
  )
}

/** The report; not asked for while `isOn` is false. */
export function useEarnings(query: ReportQuery, isOn = true) {
  const call = reportCall(query)
  return useQuery({
    queryKey: ['admin', 'earnings', call],
    queryFn: ({ signal }) => callAdmin<EarningsReport>(`/api/admin/earnings?${call}`, { signal }),
    placeholderData: keepPreviousData,
    enabled: isOn,
  })
}
