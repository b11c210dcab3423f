/** Derives pros and cons from the six ratings of a visitor review (decision D-34). */
import { RATING_CATEGORIES, type RatingCategory, type RatingField } from '#contract/shared/options.ts'

const PRO_FROM = 8
const CON_UP_TO = 4

const SENTENCES: Readonly<Record<RatingCategory, { pro: string; con: string }>> = {
  bonuses: { pro: 'Excellent bonus offers', con: 'Poor bonus offers' },
  design: { pro: 'Great website design', con: 'Weak website design' },
  payouts: { pro: 'Fast and reliable payouts', con: 'Slow payouts' },
  customerSupport: { pro: 'Helpful customer support', con: 'Weak customer support' },
  gameSelection: { pro: 'Wide game selection', con: 'Limited game selection' },
  mobileExperience: { pro: 'Smooth mobile experience', con: 'Poor mobile experience' },
}

/** One short sentence per category, in the usual order: a pro for 8 or more, a con for 4 or less. */
export function prosAndCons(ratings: Readonly<Record<RatingField, number>>): {
  pros: string[]
  cons: string[]
} {
  const rated = RATING_CATEGORIES.map((category) => ({
    ...SENTENCES[category],
    rating: ratings[`${category}Rating`],
  }))
  return {
    pros: rated.filter(({ rating }) => rating >= PRO_FROM).map(({ pro }) => pro),
    cons: rated.filter(({ rating }) => rating <= CON_UP_TO).map(({ con }) => con),
  }
}
