import { Download } from 'lucide'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { showFailure } from '../failure.ts'
import { LoadFailed } from '../list/load-failed.tsx'
import { saveFile } from '../save-file.ts'
import { RowsSkeleton } from '../table/rows-skeleton.tsx'
import { EarningsTabs } from './earnings-tabs.tsx'
import { NotCounted } from './not-counted.tsx'
import { ReportFilters } from './report-filters.tsx'
import { readReportQuery, reportCall, withChanges } from './report-query.ts'
import { ReportTable } from './report-table.tsx'
import { ReportTiles } from './report-tiles.tsx'
import { useEarnings } from './use-earnings.ts'

/** Clicks on links to casinos and what programmes reported of them. What it shows stands in the address. */
export function Report() {
  const [parameters, setParameters] = useSearchParams()
  const [isSaving, setSaving] = useState(false)
  const [now] = useState(() => new Date())
  const query = readReportQuery(parameters, now)
  const report = useEarnings(query)
  const change = (changes: Readonly<Record<string, string>>) =>
    setParameters((present) => withChanges(present, changes), { replace: true, preventScrollReset: true })
  const save = async () => {
    setSaving(true)
    try {
      await saveFile(`/api/admin/earnings/export?${reportCall(query)}`, 'earnings.csv')
    } catch (error) {
      showFailure(error, 'The report could not be exported')
    } finally {
      setSaving(false)
    }
  }
  return (
    <>
      <EarningsTabs />
      <div className="admin-head">
        <div>
          <h1>Earnings</h1>
          <p className="mut sm">Only clicks of people count. Days are in UTC.</p>
        </div>
        <div className="admin-head__tools">
          <Button variant="outline" loading={isSaving} onClick={() => void save()}>
            <Icon of={Download} size={18} />
            Export CSV
          </Button>
        </div>
      </div>
      <ReportFilters query={query} onChange={change} />
      {report.isError ? (
        <LoadFailed what="the report" query={report} />
      ) : report.data === undefined ? (
        <RowsSkeleton columns={6} />
      ) : (
        <div className="earnings" aria-busy={report.isPlaceholderData || undefined}>
          <ReportTiles report={report.data} />
          <ReportTable
            report={report.data}
            by={query.by}
            sort={query.sort}
            onSort={(sort) => change({ sort })}
            {...(query.by === 'page' && { onPage: (page: string) => change({ page, by: 'block' }) })}
          />
          <NotCounted others={report.data.others} />
        </div>
      )}
    </>
  )
}
