/** The answer of GET /api/search: a few of each kind. Screens take the types only. */
import { z } from 'zod'
import { decimal } from '../shared/common.schema.ts'

export const Suggestions = z.object({
  casinos: z.array(
    z.object({
      id: z.int(),
      name: z.string(),
      logoUrl: z.string().nullable(),
      license: z.string().nullable(),
      safetyIndex: decimal.nullable(),
    }),
  ),
  bonuses: z.array(
    z.object({
      id: z.int(),
      title: z.string(),
      amount: z.string(),
      wageringRequirement: z.string().nullable(),
      minDeposit: z.string().nullable(),
      validUntil: z.string().nullable(),
      casinoName: z.string(),
      casinoLogoUrl: z.string().nullable(),
    }),
  ),
  games: z.array(
    z.object({
      id: z.int(),
      name: z.string(),
      provider: z.string(),
      type: z.string(),
      imageUrl: z.string().nullable(),
      /** Percent; null when it is not stated. */
      rtp: z.number().nullable(),
    }),
  ),
})
export type Suggestions = z.infer<typeof Suggestions>
