/** Landing pages: one value of a list as a page with texts of its own (docs/decisions/0044). */
import { z } from 'zod'
import { isoDate } from '../shared/common.schema.ts'
import { FORM } from '../shared/limits.ts'

/** The facets of each list whose values can have a landing page. */
export const LANDING_FACETS = {
  casinos: ['country', 'filter', 'license', 'paymentMethods', 'features', 'gameProviders', 'bonusType'],
  bonuses: ['type'],
  games: ['type', 'provider'],
} as const
export type LandingList = keyof typeof LANDING_FACETS
export const LANDING_LISTS = Object.keys(LANDING_FACETS) as LandingList[]

const text = (label: string, longest: number) =>
  z.string(`${label} is required`).trim().min(1, `${label} is required`).max(longest, `${label} is too long`)

export const LandingQuestion = z.strictObject({
  question: text('Question', 200),
  /** Plain text. */
  answer: text('Answer', 2_000),
})
export type LandingQuestion = z.infer<typeof LandingQuestion>

/** What an editor writes of a landing page. */
export const LandingForm = z
  .strictObject({
    list: z.enum(LANDING_LISTS),
    /** As in the address of the list. */
    facet: z.string(),
    value: text('Value', 100),
    slug: text('Address', FORM.itemSlug)
      .regex(/^[a-z\d]+(?:-[a-z\d]+)*$/, 'Address may have lowercase letters, digits and single hyphens')
      .regex(/\D/, 'Address may not be digits alone'),
    title: text('Title', 100),
    metaTitle: text('Search title', 60),
    metaDescription: text('Search description', 160),
    /** HTML as articles have it. */
    intro: text('Intro', 10_000),
    questions: z.array(LandingQuestion).max(20, 'There may be at most 20 questions').default([]),
    /** Ids of what stands first. */
    pinned: z.array(z.int().positive()).max(20, 'At most 20 may stand first').default([]),
    isPublished: z.boolean().default(false),
  })
  .refine(({ list, facet }) => LANDING_FACETS[list].some((one) => one === facet), {
    path: ['facet'],
    message: 'This list has no such filter',
  })
export type LandingForm = z.infer<typeof LandingForm>

/** A landing page as staff see it. */
export const ListedLanding = LandingForm.extend({
  id: z.int(),
  /** How many items it lists now. */
  total: z.int(),
  isDemo: z.boolean(),
  updatedAt: isoDate,
})
export type ListedLanding = z.infer<typeof ListedLanding>

export interface LandingQuery {
  search: string
  list: LandingList | 'all'
}

/** What is computed of the listed items. Null: not known of any. */
export interface LandingFacts {
  total: number
  /** Hours; the median of the fastest payouts that casinos state. */
  payoutHours: number | null
  /** How many casinos it is the median of. */
  payoutStated: number
  /** Times that the amount of a welcome offer is staked; 0 for none. */
  lowestWagering: number | null
}
