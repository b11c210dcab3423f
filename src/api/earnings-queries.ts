/** The query parameters of programmes and of the earnings report. Strict. */
import { z } from 'zod'
import { EARNINGS_BY } from '#contract/earnings/earnings.schema.ts'
import { DAY_MS } from '#contract/shared/durations.ts'
import { EARNINGS, TEXT } from '#contract/shared/limits.ts'
import { cleanSearchText } from '#contract/shared/search-text.ts'

const one = (name: string) => z.string(`${name} takes one value`)
const day = (name: string) =>
  one(name)
    .pipe(z.iso.date(`${name} must be a day such as 2026-11-23`))
    .describe('A day in UTC, included')

export const ProgramsQuerySchema = z
  .strictObject({
    search: one('search')
      .max(TEXT.search, `search may have at most ${TEXT.search} characters`)
      .transform(cleanSearchText)
      .optional()
      .describe('A part of the name, of the network or of the name of a casino'),
  })
  .transform(({ search = '' }) => ({ search }))

export const EarningsQuerySchema = z
  .strictObject({
    by: one('by').pipe(z.enum(EARNINGS_BY, `by must be one of ${EARNINGS_BY.join(', ')}`)),
    from: day('from'),
    to: day('to'),
    page: one('page')
      .regex(/^\/.{0,200}$/u, 'page must be a path such as /casino/aldermoon')
      .optional()
      .describe('The path of one page'),
    casino: one('casino')
      .regex(/^[1-9]\d{0,8}$/, 'casino must be the id of a casino')
      .transform(Number)
      .optional(),
  })
  .refine(({ from, to }) => from <= to, { path: ['to'], message: 'to must not lie before from' })
  .refine(({ from, to }) => daysBetween(from, to) < EARNINGS.days, {
    path: ['from'],
    message: `from and to may lie at most ${EARNINGS.days} days apart`,
  })

function daysBetween(from: string, to: string): number {
  return (Date.parse(to) - Date.parse(from)) / DAY_MS
}
