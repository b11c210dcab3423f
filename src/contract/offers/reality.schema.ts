/** Input and result of the model of an offer (docs/reality.md). */
import { z } from 'zod'
import { VOLATILITIES } from '../shared/options.ts'

const money = (name: string, { min = 0 } = {}) =>
  z
    .number(`${name} must be a number`)
    .min(min, min === 0 ? `${name} must be 0 or more` : `${name} must be ${min} or more`)
    .max(1_000_000, `${name} may be at most 1,000,000`)

/** A share up to 1, or a percentage above 1: 0.96 and 96 mean the same. */
const share = (name: string) =>
  z
    .number(`${name} must be a number`)
    .gt(0, `${name} must be more than 0`)
    .max(100, `${name} may be at most 100 percent`)
    .transform((value) => (value > 1 ? value / 100 : value))

const Sum = z.strictObject({ amount: money('maxCashout'), currency: z.string().max(5).optional() })
const Multiple = z.strictObject({
  multiple: z.number('maxCashout must be a number').min(0).max(10_000),
  of: z.enum(['bonus', 'deposit'], 'maxCashout must be a multiple of bonus or deposit'),
})

export const RealityBody = z
  .strictObject({
    deposit: money('deposit'),
    bonus: money('bonus'),
    freeSpins: z
      .strictObject(
        {
          count: z
            .int('freeSpins.count must be a whole number')
            .min(0, 'freeSpins.count must be 0 or more')
            .max(5000, 'freeSpins.count may be at most 5,000'),
          value: money('freeSpins.value', { min: 0.01 }),
          game: z.string().max(200).nullish(),
        },
        'freeSpins must be null or have a count and a value',
      )
      .nullish()
      .transform((spins) => (spins && spins.count > 0 ? { count: spins.count, value: spins.value } : null)),
    wagering: z.strictObject(
      {
        multiple: z
          .number('wagering.multiple must be a number')
          .min(0, 'wagering.multiple must be 0 or more')
          .max(1000, 'wagering.multiple may be at most 1,000'),
        base: z.enum(
          ['bonus', 'deposit_and_bonus', 'winnings'],
          'wagering.base must be bonus, deposit_and_bonus or winnings',
        ),
      },
      'wagering must have a multiple and a base',
    ),
    /** Wagering of free spin winnings, as a multiple of the winnings, in addition to the bonus. */
    spinsWagering: z
      .number('spinsWagering must be a number')
      .min(0, 'spinsWagering must be 0 or more')
      .max(1000, 'spinsWagering may be at most 1,000')
      .optional(),
    contribution: share('contribution').default(1),
    rtp: share('rtp'),
    volatility: z.enum(VOLATILITIES, 'volatility must be low, medium or high'),
    stake: money('stake', { min: 0.01 }),
    maxBet: money('maxBet', { min: 0.01 })
      .nullish()
      .transform((bet) => bet ?? null),
    maxCashout: z
      .union(
        [money('maxCashout'), Sum, Multiple],
        'maxCashout must be a sum, or a multiple of bonus or deposit',
      )
      .nullish()
      .transform((limit) => limit ?? null),
    cashable: z
      .boolean('cashable must be true or false')
      .nullish()
      .transform((isCashable) => isCashable ?? true),
    days: z
      .number('days must be a number')
      .gt(0, 'days must be more than 0')
      .max(3650, 'days may be at most 3,650')
      .nullish()
      .transform((days) => days ?? null),
    /** In place of a bonus: the share of a day's loss that is paid back, and the most. */
    cashback: z
      .strictObject(
        {
          share: share('cashback.share'),
          most: money('cashback.most')
            .nullish()
            .transform((most) => most ?? null),
        },
        'cashback must be null or have a share',
      )
      .nullish(),
  })
  .refine(({ bonus, freeSpins, cashback }) => !cashback || (bonus === 0 && freeSpins === null), {
    path: ['cashback'],
    message: 'cashback takes the place of bonus and freeSpins: bonus must be 0, freeSpins null',
  })
export type RealityBody = z.output<typeof RealityBody>

const chance = z.number().min(0).max(1)

export const RealityResult = z.object({
  chanceToFinish: chance,
  chanceToEndAhead: chance,
  /** Money, here and below, as the difference from the deposit. */
  median: z.number(),
  mean: z.number(),
  percentiles: z.object({ p5: z.number(), p25: z.number(), p75: z.number(), p95: z.number() }),
  turnover: z.number(),
  meanTurnover: z.number(),
  ceiling: z.number(),
  hours: z.number(),
  limitTakes: z.number(),
  runs: z.int(),
  standardErrors: z.object({
    chanceToFinish: z.number(),
    chanceToEndAhead: z.number(),
    mean: z.number(),
    median: z.number(),
  }),
  /** All inputs of the calculation in words, defaults included. */
  assumptions: z.array(z.string()),
  model: z.string(),
})
export type RealityResult = z.infer<typeof RealityResult>

/** The effect of an offer of the catalogue on money. */
export const OfferReality = z.object({
  /** Null where a needed term is not stated. */
  reality: RealityResult.nullable(),
  /** The terms that are needed and not stated. */
  missing: z.array(z.string()),
  /** The deposit used in the calculation; null without a result. */
  deposit: z.number().nullable(),
  currency: z.string().nullable(),
})
export type OfferReality = z.infer<typeof OfferReality>
