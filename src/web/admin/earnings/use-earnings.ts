import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { EarningsReport } from '#contract/earnings/earnings.schema.ts'
import { callAdmin } from '../session/call-admin.ts'
import { reportCall } from './report-query.ts'
import type { ReportQuery } from './report-query.ts'

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
