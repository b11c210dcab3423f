/** The query parameters of the earnings report. Unknown ones are refused. */
import { z } from 'zod'
import { EARNINGS_BY } from '#contract/earnings/earnings.schema.ts'
import { DAY_MS } from '#contract/shared/durations.ts'
import { EARNINGS } from '#contract/earnings/limits.ts'
import { choice, day, id, one } from './query-parts.ts'

export const EarningsQuerySchema = z
  .strictObject({
    by: choice('by', EARNINGS_BY),
    from: day('from').describe('A day in UTC, included'),
    to: day('to').describe('A day in UTC, included'),
    page: one('page')
      .regex(/^\/.{0,200}$/u, 'page must be a path such as /casino/aldermoon')
      .optional()
      .describe('The path of one page'),
    casino: id('casino', 'the id of a casino').optional(),
  })
  .refine(({ from, to }) => from <= to, { path: ['to'], message: 'to must not lie before from' })
  .refine(({ from, to }) => daysBetween(from, to) < EARNINGS.days, {
    path: ['from'],
    message: `from and to may lie at most ${EARNINGS.days} days apart`,
  })

function daysBetween(from: string, to: string): number {
  return (Date.parse(to) - Date.parse(from)) / DAY_MS
}
