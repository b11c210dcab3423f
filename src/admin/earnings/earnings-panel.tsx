import { useState } from 'react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { paths } from '#contract/shared/paths.ts'
import type { EarningsReport } from '#contract/earnings/earnings.schema.ts'
import { grouped } from '#domain/shared/counted.ts'
import { LoadFailed } from '../items/list/list-parts.tsx'
import { Panel, PanelRows, RowCount } from '../overview/panel.tsx'
import { callAdmin } from '../staff/call-admin.ts'
import { moneyText } from './earnings-words.ts'
import { readReportQuery, reportCall, type ReportQuery } from './report-query.ts'

const SHOWN = 5

/** The pages that led most people to casinos in these days, with their earnings. */
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
          : `${grouped(total.clicks)} links to casinos followed by people, ${grouped(total.firstDeposits)} first deposits${total.revenue.map((money) => `, ${moneyText(money)}`).join('')} in the last ${days} days, by page.`
      }
      all={{ to: `${paths.admin('earnings')}?${asked.toString()}`, label: 'Open the report' }}
    >
      {report.isError ? (
        <LoadFailed what="earnings" query={report} />
      ) : (
        <PanelRows
          empty={
            report.isPending ? 'Loading...' : `Nobody has followed a link to a casino in these ${days} days.`
          }
          rows={rows.slice(0, SHOWN).map(({ key, clicks, revenue }) => ({
            key: key ?? '',
            name: key ?? 'Page not known',
            ...(key !== null && {
              to: `${paths.admin('earnings')}?${new URLSearchParams({ by: 'block', page: key, days: String(days) }).toString()}`,
            }),
            share: clicks / most,
            end: (
              <span className="text-right">
                <RowCount count={clicks} one="click" many="clicks" />
                {revenue.map((money) => (
                  <span key={money.currency} className="mut xs block">
                    {moneyText(money)}
                  </span>
                ))}
              </span>
            ),
          }))}
        />
      )}
    </Panel>
  )
}

/** The report; not requested while `isOn` is false. */
export function useEarnings(query: ReportQuery, isOn = true) {
  const call = reportCall(query)
  return useQuery({
    queryKey: ['admin', 'earnings', call],
    queryFn: ({ signal }) => callAdmin<EarningsReport>(`/api/admin/earnings?${call}`, { signal }),
    placeholderData: keepPreviousData,
    enabled: isOn,
  })
}
