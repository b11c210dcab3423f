import { SAFETY_FIELDS } from '#contract/casinos/safety-fields.ts'
import { GAME_PROVIDERS, RATING_CATEGORIES, RESTRICTABLE_COUNTRIES } from '#contract/shared/options.ts'
import type { RatingField } from '#contract/shared/options.ts'
import { slugOf } from '#domain/shared/slugs.ts'
import { dateBefore } from '#db/demo/demo-dates.ts'
import { bell, between, pick, randomFrom } from '#db/demo/seeded.ts'
import type { Random } from '#db/demo/seeded.ts'
import { CASINO_MODELS } from './demo-models.ts'
import type { ReviewedCasino } from './demo-models.ts'
import { makeNames } from './make-names.ts'
import { shareOut } from './share-out.ts'
import { CASINO_WORDS } from './words.ts'

/** The demo's casinos first, the only featured ones; then invented ones, each in the likeness of one of them. */
export function makeCasinos(count: number, reviews: number): ReviewedCasino[] {
  const random = randomFrom('bench casinos')
  const models = CASINO_MODELS.slice(0, count)
  const taken = new Set(models.map(({ name }) => name))
  const names = makeNames(CASINO_WORDS, '', count - models.length, taken)
  const made = names.map((name) => likeOne(random, pick(random, CASINO_MODELS), name))
  const shares = shareOut(random, reviews, count)
  return [...models, ...made].map((casino, index) => ({ ...casino, reviewCount: shares[index] ?? 0 }))
}

function likeOne(random: Random, model: ReviewedCasino, name: string): ReviewedCasino {
  const { affiliateUrl: _affiliate, ...rest } = model
  const site = `${slugOf(name)}.example`
  return {
    ...rest,
    name,
    slug: undefined,
    description: model.description.replaceAll(model.name, name),
    establishedYear: between(random, 1996, 2026),
    safetyIndex: near(random, model.safetyIndex ?? 7, 0.8),
    ...NOT_ITS_OWN,
    restrictedCountries: someOf(random, model.restrictedCountries, RESTRICTABLE_COUNTRIES, 4),
    paymentMethods: someOf(random, model.paymentMethods, ALL.paymentMethods, 3),
    features: someOf(random, model.features, ALL.features, 3),
    gameProviders: someOf(random, model.gameProviders, [...ALL.gameProviders, ...GAME_PROVIDERS], 6),
    websiteUrl: `https://www.${site}/`,
    affiliateUrl: random() < 0.8 ? `https://go.${site}/?ref=evenhand` : null,
    isFeatured: false,
    isActive: random() < 0.97,
    createdAt: dateBefore(between(random, 1, 2_000)),
    ...likeRatings(random, model),
    userMean: near(random, model.userMean, 0.7),
  }
}

function likeRatings(random: Random, model: ReviewedCasino) {
  const ratings = RATING_CATEGORIES.map((category) => {
    const rating = model[`${category}Rating`]
    return [`${category}Rating`, rating === null ? null : near(random, rating, 0.6)]
  })
  return Object.fromEntries(ratings) as Pick<ReviewedCasino, RatingField>
}

/** What was written about the model alone: its logo, the marks and the reason of its safety index, its full review. */
const NOT_ITS_OWN = {
  logoUrl: null,
  ...Object.fromEntries(Object.keys(SAFETY_FIELDS).map((field) => [field, null])),
  review: null,
  reviewAuthor: null,
  testedOn: null,
  checkedOn: null,
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
  paymentMethods: CASINO_MODELS.flatMap(({ paymentMethods }) => paymentMethods),
  features: CASINO_MODELS.flatMap(({ features }) => features),
  gameProviders: CASINO_MODELS.flatMap(({ gameProviders }) => gameProviders),
}
