/** Affiliate programmes, what they report, and the earnings report. docs/decisions/0047. */
import { z } from 'zod'
import type { ListAsked } from '../items/list.ts'
import type { DEVICES } from '../clicks/click-words.ts'
import { id, isoDate, text } from '../shared/common.schema.ts'
import { PROGRAM } from './limits.ts'

export const DEALS = ['revenue_share', 'cpa', 'hybrid'] as const
export type Deal = (typeof DEALS)[number]

export const CONVERSION_KINDS = [
  'registration',
  'first_deposit',
  'deposit',
  'revenue',
  'reversal',
  'custom',
] as const
export type ConversionKind = (typeof CONVERSION_KINDS)[number]

/** The outcome of a call: stored, already known, refused with a reason, or stored and later removed by staff. */
export const POSTBACK_OUTCOMES = ['stored', 'known', 'refused', 'removed'] as const
export type PostbackOutcome = (typeof POSTBACK_OUTCOMES)[number]

/** The fields that we read from a call, in the order of forms. */
export const POSTBACK_FIELDS = ['clickId', 'event', 'eventId', 'amount', 'currency', 'time'] as const
export type PostbackField = (typeof POSTBACK_FIELDS)[number]

/** Parameter names that a programme is assumed to use until staff give others. */
export const DEFAULT_PARAMETERS: Readonly<Record<PostbackField, string>> = {
  clickId: 'click_id',
  event: 'event',
  eventId: 'event_id',
  amount: 'amount',
  currency: 'currency',
  time: 'time',
}

const parameter = (label: string) =>
  z
    .string(`${label} is required`)
    .trim()
    .regex(/^[\w.-]{1,60}$/, `${label} may have up to 60 letters, digits, dots, hyphens and underscores`)

/** The programme's parameter name for each of our fields. */
export const PostbackNames = z.strictObject({
  parameters: z.strictObject({
    clickId: parameter('Click id').default(DEFAULT_PARAMETERS.clickId),
    event: parameter('Event').default(DEFAULT_PARAMETERS.event),
    eventId: parameter('Event id').default(DEFAULT_PARAMETERS.eventId),
    amount: parameter('Amount').default(DEFAULT_PARAMETERS.amount),
    currency: parameter('Currency').default(DEFAULT_PARAMETERS.currency),
    time: parameter('Time').default(DEFAULT_PARAMETERS.time),
  }),
  /** Maps words of the programme, in lower case, to our events. Our own words are always understood. */
  events: z
    .array(
      z.strictObject({
        word: z
          .string('Word is required')
          .trim()
          .toLowerCase()
          .min(1, 'Word is required')
          .max(60, 'Word is too long'),
        kind: z.enum(CONVERSION_KINDS, `Kind must be one of ${CONVERSION_KINDS.join(', ')}`),
      }),
    )
    .max(30, 'There may be at most 30 words'),
})
export type PostbackNames = z.infer<typeof PostbackNames>

const stated = (label: string, max: number) =>
  text({
    min: 0,
    max,
    tooShort: `${label} must be text`,
    tooLong: `${label} may have at most ${max} characters`,
  })
    .transform((value) => (value === '' ? null : value))
    .nullable()

export const ProgramForm = z.strictObject({
  name: text({
    max: PROGRAM.name,
    tooShort: 'Name is required',
    tooLong: `Name may have at most ${PROGRAM.name} characters`,
  }),
  network: stated('Network', PROGRAM.name),
  contact: stated('Contact', PROGRAM.contact),
  deal: z.enum(DEALS, `Deal must be one of ${DEALS.join(', ')}`).nullable(),
  notes: stated('Notes', PROGRAM.notes),
  currency: z
    .string('Currency must be text')
    .trim()
    .toUpperCase()
    .regex(/^(?:[A-Z]{3})?$/, 'Currency must be three letters, such as EUR')
    .transform((value) => (value === '' ? null : value))
    .nullable(),
  clickParameter: z
    .string('Parameter must be text')
    .trim()
    .regex(/^[\w.-]{0,60}$/, 'Parameter may have letters, digits, dots, hyphens and underscores')
    .transform((value) => (value === '' ? null : value))
    .nullable(),
  /** A casino has at most one programme: the one that names it last. */
  casinoIds: z.array(id).max(PROGRAM.casinos, `There may be at most ${PROGRAM.casinos} casinos`),
  isSigned: z.boolean('Signed must be true or false'),
  /** Addresses and ranges such as 192.0.2.7 and 198.51.100.0/24. Empty: calls from anywhere are accepted. */
  postbackAddresses: z.array(z.string().trim()).max(50, 'There may be at most 50 addresses'),
  postbackNames: PostbackNames,
})
export type ProgramForm = z.infer<typeof ProgramForm>

export const Program = z.object({
  ...ProgramForm.shape,
  id: z.int(),
  casinos: z.array(z.object({ id: z.int(), name: z.string() })),
  /** Path on this site that the programme calls. */
  postbackPath: z.string(),
  /** How long the previous address keeps working; null when it does not. */
  formerKeyEndsAt: isoDate.nullable(),
  /** Secret for signatures. Only the response that created it holds it; null in all others. */
  postbackSecret: z.string().nullable(),
  /** The last call; null without one in 90 days. */
  lastCallAt: isoDate.nullable(),
  version: z.int(),
  updatedAt: isoDate,
})
export type Program = z.infer<typeof Program>

export const PROGRAM_LIST = {
  says: 'A part of the name, of the network or of the name of a casino',
  filters: {},
} as const satisfies ListAsked

export const PostbackCall = z.object({
  id: z.int(),
  at: isoDate,
  sent: z.string(),
  outcome: z.enum(POSTBACK_OUTCOMES),
  message: z.string().nullable(),
  /** True: an event was stored that staff can remove. */
  holdsEvent: z.boolean(),
})
export type PostbackCall = z.infer<typeof PostbackCall>

export const EARNINGS_BY = [
  'casino',
  'program',
  'page',
  'block',
  'position',
  'country',
  'device',
  'day',
  'month',
] as const
export type EarningsBy = (typeof EARNINGS_BY)[number]

export interface EarningsQuery {
  by: EarningsBy
  /** Days in UTC, both included. */
  from: string
  to: string
  page?: string | undefined
  casino?: number | undefined
}

const Money = z.object({
  currency: z.string(),
  /** In the smallest unit of the currency. */
  minor: z.int(),
})
export type Money = z.infer<typeof Money>

/** The figures of one row. */
const EarningsNumbers = z.object({
  clicks: z.int(),
  /** Clicks by people, counting each visitor once per casino and day. */
  uniqueClicks: z.int(),
  /** Clicks that do not count: suspected, repeated, by bots, previews and staff. */
  otherClicks: z.int(),
  registrations: z.int(),
  firstDeposits: z.int(),
  deposits: z.int(),
  /** Revenue by currency, less what was charged back. */
  revenue: z.array(Money),
})
export type EarningsNumbers = z.infer<typeof EarningsNumbers>

export const EarningsRow = EarningsNumbers.extend({
  /** The value that the row groups by; null: not known. */
  key: z.string().nullable(),
  /** The name shown for the key. */
  label: z.string().nullable(),
  /** The range that holds the share of clicks with a first deposit with 95 % certainty; null without counted clicks. */
  depositRate: z.object({ low: z.number(), high: z.number() }).nullable(),
})
export type EarningsRow = z.infer<typeof EarningsRow>

export const EarningsReport = z.object({
  from: z.string(),
  to: z.string(),
  rows: z.array(EarningsRow),
  /** True: the report was cut to the 1,000 rows with most clicks. */
  isCut: z.boolean(),
  total: EarningsNumbers,
  before: EarningsNumbers,
  others: z.array(z.object({ class: z.string(), reason: z.string().nullable(), clicks: z.int() })),
})
export type EarningsReport = z.infer<typeof EarningsReport>

export const DEVICE_WORDS: Readonly<Record<(typeof DEVICES)[number], string>> = {
  phone: 'Phone',
  tablet: 'Tablet',
  computer: 'Computer',
  unknown: 'Not known',
}
