import { GAME_PROVIDERS, RESTRICTABLE_COUNTRIES } from '#contract/shared/options.ts'
import { slugOf } from '#domain/shared/slugs.ts'
import { DEMO_CASINOS } from '#db/demo/casinos.ts'
import type { DemoCasino, DemoExpertReview } from '#db/demo/demo-types.ts'
import { bell, between, pick, randomFrom } from '#db/demo/reviews/seeded.ts'
import type { Random } from '#db/demo/reviews/seeded.ts'
import { makeNames } from './make-names.ts'
import { shareOut } from './share-out.ts'
import { CASINO_WORDS } from './words.ts'

/** The demo's casinos first, the only featured ones; then invented ones, each in the likeness of one of them. */
export function makeCasinos(count: number, reviews: number): DemoCasino[] {
  const random = randomFrom('bench casinos')
  const models = DEMO_CASINOS.slice(0, count)
  const taken = new Set(models.map(({ name }) => name))
  const names = makeNames(CASINO_WORDS, '', count - models.length, taken)
  const made = names.map((name) => likeOne(random, pick(random, DEMO_CASINOS), name))
  const shares = shareOut(random, reviews, count)
  return [...models, ...made].map((casino, index) => ({ ...casino, reviewCount: shares[index] ?? 0 }))
}

function likeOne(random: Random, model: DemoCasino, name: string): DemoCasino {
  const { affiliateUrl: _affiliate, logoUrl: _logo, expertReview, ...rest } = model
  const site = `${slugOf(name)}.example`
  return {
    ...rest,
    name,
    description: model.description.replaceAll(model.name, name),
    establishedYear: between(random, 1996, 2026),
    safetyIndex: near(random, model.safetyIndex, 0.8),
    restrictedCountries: someOf(random, model.restrictedCountries, RESTRICTABLE_COUNTRIES, 4),
    paymentMethods: someOf(random, model.paymentMethods, ALL.paymentMethods, 3),
    features: someOf(random, model.features, ALL.features, 3),
    gameProviders: someOf(random, model.gameProviders, [...ALL.gameProviders, ...GAME_PROVIDERS], 6),
    websiteUrl: `https://www.${site}/`,
    ...(random() < 0.8 && { affiliateUrl: `https://go.${site}/?ref=evenhand` }),
    isFeatured: false,
    isActive: random() < 0.97,
    addedDaysAgo: between(random, 1, 2_000),
    ...(expertReview !== undefined && { expertReview: likeReview(random, expertReview) }),
    userMean: near(random, model.userMean ?? 7, 0.7),
  }
}

function likeReview(random: Random, review: DemoExpertReview): DemoExpertReview {
  const like = ([rating, text]: readonly [number, string]) => [near(random, rating, 0.6), text] as const
  return {
    bonuses: like(review.bonuses),
    design: like(review.design),
    payouts: like(review.payouts),
    support: like(review.support),
    games: like(review.games),
    mobile: like(review.mobile),
    summary: review.summary,
  }
}

/** Most of the model's values and up to `more` others. */
function someOf(random: Random, own: readonly string[], all: readonly string[], more: number): string[] {
  const kept = own.filter(() => random() < 0.75)
  const added = Array.from({ length: between(random, 1, more) }, () => pick(random, all))
  return [...new Set([...kept, ...added])]
}

/** A score of 2 to 9.9 with one digit. */
function near(random: Random, score: number, spread: number): number {
  return Math.round(Math.min(9.9, Math.max(2, score + spread * bell(random))) * 10) / 10
}

/** As often as the demo has them, so that what is common there stays common. */
const ALL = {
  paymentMethods: DEMO_CASINOS.flatMap(({ paymentMethods }) => paymentMethods),
  features: DEMO_CASINOS.flatMap(({ features }) => features),
  gameProviders: DEMO_CASINOS.flatMap(({ gameProviders }) => gameProviders),
}
