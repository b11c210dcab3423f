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

/** What became of a call: stored, known already, refused with a reason, or stored and removed by staff. */
export const POSTBACK_OUTCOMES = ['stored', 'known', 'refused', 'removed'] as const
export type PostbackOutcome = (typeof POSTBACK_OUTCOMES)[number]

/** What we read of a call, in the order in which forms list it. */
export const POSTBACK_FIELDS = ['clickId', 'event', 'eventId', 'amount', 'currency', 'time'] as const
export type PostbackField = (typeof POSTBACK_FIELDS)[number]

/** What a programme calls them until staff give other names. */
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

/** The programme's word for each of ours. */
export const PostbackNames = z.strictObject({
  parameters: z.strictObject({
    clickId: parameter('Click id').default(DEFAULT_PARAMETERS.clickId),
    event: parameter('Event').default(DEFAULT_PARAMETERS.event),
    eventId: parameter('Event id').default(DEFAULT_PARAMETERS.eventId),
    amount: parameter('Amount').default(DEFAULT_PARAMETERS.amount),
    currency: parameter('Currency').default(DEFAULT_PARAMETERS.currency),
    time: parameter('Time').default(DEFAULT_PARAMETERS.time),
  }),
  /** Each word of the programme, in small letters, with ours. Our own words are always understood. */
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

/** What staff write of a programme. */
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
  /** Addresses and ranges such as 192.0.2.7 and 198.51.100.0/24; empty: all may call. */
  postbackAddresses: z.array(z.string().trim()).max(50, 'There may be at most 50 addresses'),
  postbackNames: PostbackNames,
})
export type ProgramForm = z.infer<typeof ProgramForm>

export const Program = z.object({
  ...ProgramForm.shape,
  id: z.int(),
  casinos: z.array(z.object({ id: z.int(), name: z.string() })),
  /** Where the programme reports to, as a path on this site. */
  postbackPath: z.string(),
  /** Until when the address before it works as well; null when it does not. */
  formerKeyEndsAt: isoDate.nullable(),
  /** For the signature, in the answer that made it; null in every other one. */
  postbackSecret: z.string().nullable(),
  /** The last call; null when there was none within 90 days. */
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
  /** What it stored can be removed. */
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
  /** The path of one page; undefined: all. */
  page?: string | undefined
  casino?: number | undefined
}

const Money = z.object({
  currency: z.string(),
  /** In the smallest unit of the currency. */
  minor: z.int(),
})
export type Money = z.infer<typeof Money>

/** Of one value in one stretch of time. */
const EarningsNumbers = z.object({
  /** Clicks of people. */
  clicks: z.int(),
  /** The same, each visitor once for each casino and day. */
  uniqueClicks: z.int(),
  /** What was not counted: suspected, repeats, programs, previews and staff. */
  otherClicks: z.int(),
  registrations: z.int(),
  firstDeposits: z.int(),
  deposits: z.int(),
  /** What it earned, by currency: revenue less what was taken back. */
  revenue: z.array(Money),
})
export type EarningsNumbers = z.infer<typeof EarningsNumbers>

export const EarningsRow = EarningsNumbers.extend({
  /** The value that the row is about; null: not known. */
  key: z.string().nullable(),
  /** What people call it. */
  label: z.string().nullable(),
  /** Between which shares of clicks first deposits lie with 95 % certainty; null without a click that counts. */
  depositRate: z.object({ low: z.number(), high: z.number() }).nullable(),
})
export type EarningsRow = z.infer<typeof EarningsRow>

export const EarningsReport = z.object({
  from: z.string(),
  to: z.string(),
  rows: z.array(EarningsRow),
  /** True: only the 1,000 with most clicks are there. */
  isCut: z.boolean(),
  total: EarningsNumbers,
  /** Of as many days before. */
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
