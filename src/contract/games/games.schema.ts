/** API responses about games. Screens import the types only. */
import { z } from 'zod'
import { isoDate } from '../shared/common.schema.ts'

export const Game = z.object({
  id: z.int(),
  /** In the address of its page: /game/{slug}. */
  slug: z.string(),
  name: z.string(),
  description: z.string(),
  provider: z.string(),
  type: z.string(),
  category: z.array(z.string()),
  /** Percent; null means "not stated", here and below. */
  rtp: z.number().nullable(),
  volatility: z.string().nullable(),
  /** Euros. */
  minBet: z.number().nullable(),
  maxBet: z.number().nullable(),
  paylines: z.int().nullable(),
  maxMultiplier: z.number().nullable(),
  tags: z.array(z.string()),
  imageUrl: z.string().nullable(),
  demoUrl: z.string().nullable(),
  /** Ids of the active casinos that offer the game. */
  availableAt: z.array(z.int()),
  isActive: z.boolean(),
  isFeatured: z.boolean(),
  createdAt: isoDate,
  /** The mean of the published visitor reviews, unrounded; null without any. */
  userAverage: z.number().nullable(),
  totalReviews: z.int(),
})
export type Game = z.infer<typeof Game>
