/** Durations of withdrawals in the words of cards, comparisons and pages. */
import type { Casino } from '#contract/casinos/casinos.schema.ts'
import { counted } from '../shared/counted.ts'

/** "Paid us in 11 hours (median of 4)" or "1 test: 2 days"; undefined without tests. */
export function timedPayoutWords({
  payoutHours,
  payoutsTimed,
}: Pick<Casino, 'payoutHours' | 'payoutsTimed'>): string | undefined {
  if (payoutsTimed === 0) return undefined
  const tests = payoutsTimed === 1 ? '1 test' : `${payoutsTimed} tests`
  return payoutHours === null ? `Most had not arrived (${tests})` : `${durationWords(payoutHours)} (${tests})`
}

/** "25 minutes", "3 hours", "1.5 hours" or "6 days". */
export function durationWords(hours: number): string {
  if (hours < 0.95) return counted(Math.max(1, Math.round(hours * 60)), 'minute')
  if (hours < 48) return counted(hours < 10 ? Math.round(hours * 2) / 2 : Math.round(hours), 'hour')
  return counted(Math.round(hours / 24), 'day')
}
