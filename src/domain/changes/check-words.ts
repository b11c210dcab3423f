import type { FactCheck } from '#contract/changes/fact-checks.ts'
import { DAY_MS } from '#contract/shared/durations.ts'
import { formatDate } from '../shared/dates.ts'

/** "Checked Nov 12, 2026 · casino's terms", or "Last checked 8 months ago" after `lastsDays`. Undefined without a check. */
export function checkWords(check: FactCheck | undefined, now: Date, lastsDays: number): string | undefined {
  if (check === undefined) return undefined
  const days = Math.floor((now.getTime() - new Date(check.checkedOn).getTime()) / DAY_MS)
  if (days > lastsDays) return `Last checked ${Math.round(days / 30.4)} months ago`
  return [`Checked ${formatDate(check.checkedOn)}`, check.source].filter(Boolean).join(' · ')
}
