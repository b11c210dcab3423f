/** The terms of an offer as data, in addition to its free texts. Null means "not stated" everywhere. */
import { z } from 'zod'

const amount = z.number('must be a number').min(0, 'must be 0 or more').max(10_000_000, 'is too large')
export const Money = z.strictObject(
  {
    amount,
    currency: z
      .string('Currency must be a text')
      .regex(/^[A-Z]{3,5}$/, 'Currency must be a code such as EUR'),
  },
  'This must be a sum with its currency, such as €5',
)
export type Money = z.output<typeof Money>

export const OFFER_KINDS = ['match', 'fixed', 'free_spins', 'cashback', 'other'] as const
export const WAGERING_BASES = ['bonus', 'deposit_and_bonus', 'winnings'] as const

const days = z
  .number('Days must be a number')
  .gt(0, 'Days must be more than 0')
  .max(3650, 'Days may be at most 3,650')
const multiple = z
  .number('A multiple must be a number')
  .min(0, 'A multiple must be 0 or more')
  .max(1000, 'A multiple may be at most 1,000')
const code = z.string().regex(/^[A-Z]{2}$/, 'Countries must be two-letter codes')
const name = z.string().trim().min(1).max(200)

export const OfferStep = z.strictObject({
  /** Such as "First deposit". */
  label: z.string().trim().max(100).nullable().default(null),
  matchPercent: z
    .number()
    .gt(0)
    .max(10_000, 'A match may be at most 10,000 percent')
    .nullable()
    .default(null),
  maxBonus: Money.nullable().default(null),
  minDeposit: Money.nullable().default(null),
  freeSpins: z
    .strictObject({
      count: z.int('Free spins must be a whole number').min(1, 'Free spins must be 1 or more').max(100_000),
      value: Money.nullable().default(null),
      game: name.nullable().default(null),
    })
    .nullable()
    .default(null),
})
export type OfferStep = z.output<typeof OfferStep>

export const OfferTerms = z.strictObject({
  kind: z
    .enum(OFFER_KINDS, `Kind must be one of: ${OFFER_KINDS.join(', ')}`)
    .nullable()
    .default(null),
  /** The steps of a package, in order; a single offer has one. */
  steps: z.array(OfferStep).max(20, 'There may be at most 20 steps').default([]),
  wagering: z
    .strictObject({
      multiple,
      base: z
        .enum(WAGERING_BASES, `Base must be one of: ${WAGERING_BASES.join(', ')}`)
        .nullable()
        .default(null),
    })
    .nullable()
    .default(null),
  /** Wagering of free spin winnings, where it differs or the offer has both. */
  freeSpinsWagering: multiple.nullable().default(null),
  /** The percentage of a stake that counts, by type of game. Types that are not listed are not stated. */
  contributions: z
    .array(z.strictObject({ gameType: name, percent: z.number().min(0).max(100) }))
    .max(50)
    .default([]),
  maxBet: Money.nullable().default(null),
  /** The most that is paid out from the bonus. "none": the terms say that there is no limit. */
  maxCashout: z
    .union(
      [Money, z.strictObject({ multiple, of: z.enum(['bonus', 'deposit']) }), z.literal('none')],
      'The cash-out limit must be a sum, a multiple of bonus or deposit, or none',
    )
    .nullable()
    .default(null),
  cashable: z.boolean().nullable().default(null),
  daysToWager: days.nullable().default(null),
  daysToClaim: days.nullable().default(null),
  newCustomersOnly: z.boolean().nullable().default(null),
  countries: z
    .strictObject({
      included: z.array(code).max(300).default([]),
      excluded: z.array(code).max(300).default([]),
    })
    .nullable()
    .default(null),
  excludedPaymentMethods: z.array(name).max(100).nullable().default(null),
})
export type OfferTerms = z.output<typeof OfferTerms>

export const TERM_FIELDS = Object.keys(OfferTerms.shape) as [keyof OfferTerms, ...(keyof OfferTerms)[]]

/** A field that was read from a text, with the sentence that states it. */
export const TermProposal = z.object({ field: z.enum(TERM_FIELDS), value: z.unknown(), sentence: z.string() })
export type TermProposal = z.output<typeof TermProposal>

export const ReadTerms = z.object({
  proposals: z.array(TermProposal),
  /** The code and the last day that the text names, if any. */
  code: z.string().optional(),
  validUntil: z.iso.date().optional(),
})
export type ReadTerms = z.output<typeof ReadTerms>

export const TermsText = z.strictObject({
  text: z
    .string('text must be a text')
    .refine((text) => text.trim() !== '', 'text must not be empty')
    .max(100_000, 'text may have at most 100,000 characters'),
})
