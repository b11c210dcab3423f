/** Withdrawals that editors made to measure how long a casino takes. */
import { z } from 'zod'

/** The most timed withdrawals of one casino. */
export const MOST_PAYOUT_TESTS = 60

const CLOCK = /^(\d{4}-\d{2}-\d{2}T\d{2}:\d{2})(?::\d{2}(?:\.\d{1,3})?)?Z?$/

/**
 * A minute in UTC, such as "2026-10-02T14:05Z". Without the Z, as a date and time input writes it, it is UTC as well.
 */
function minute(name: string) {
  const message = `${name} must be a date and time such as 2026-10-02T14:05Z`
  return z
    .string(message)
    .trim()
    .transform((value, context) => {
      const [, read] = CLOCK.exec(value) ?? []
      const time = read === undefined ? Number.NaN : Date.parse(`${read}Z`)
      if (!Number.isNaN(time) && new Date(time).toISOString().startsWith(`${read}`)) return `${read}Z`
      context.addIssue({ code: 'custom', message })
      return z.NEVER
    })
}

export const PayoutTest = z
  .strictObject({
    /** The method as the cashier names it, such as "Skrill". */
    method: z
      .string('Method must be a text')
      .trim()
      .min(1, 'Method is required')
      .max(60, 'Method may have at most 60 characters'),
    amount: z.coerce
      .number<string | number>('Amount must be a number')
      .positive('Amount must be more than 0')
      .max(1_000_000, 'Amount may be at most 1,000,000'),
    /** Three-letter currency code. */
    currency: z
      .string('Currency must be a text')
      .trim()
      .toUpperCase()
      .regex(/^[A-Z]{3,5}$/, 'Currency must be a code such as EUR'),
    askedAt: minute('Asked'),
    /** Null: the money has not arrived. */
    arrivedAt: minute('Arrived')
      .or(z.literal(''))
      .nullish()
      .transform((value) => value || null),
  })
  .refine(({ askedAt, arrivedAt }) => arrivedAt === null || arrivedAt >= askedAt, {
    path: ['arrivedAt'],
    message: 'Arrived must be after Asked',
  })
export type PayoutTest = z.output<typeof PayoutTest>

/** A timed withdrawal with its duration in hours, as visitors see it. */
export const TimedPayout = z.object({
  method: z.string(),
  amount: z.number(),
  currency: z.string(),
  askedAt: z.string(),
  arrivedAt: z.string().nullable(),
})
