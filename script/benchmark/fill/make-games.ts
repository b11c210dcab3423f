import { GAME_PROVIDERS } from '#contract/shared/options.ts'
import { slugOf } from '#domain/shared/slugs.ts'
import { dateBefore } from '#db/demo/demo-dates.ts'
import { bell, between, pick, randomFrom } from '#db/demo/seeded.ts'
import type { Random } from '#db/demo/seeded.ts'
import { CASINO_MODELS, GAME_MODELS } from './demo-models.ts'
import type { ReviewedGame } from './demo-models.ts'
import { makeNames } from './make-names.ts'
import { shareOut } from './share-out.ts'
import { GAME_WORDS } from './words.ts'

/** The demo's games first, the only featured ones; then invented ones, each in the likeness of one of them. */
export function makeGames(count: number, reviews: number): ReviewedGame[] {
  const random = randomFrom('bench games')
  const models = GAME_MODELS.slice(0, count)
  const taken = new Set(models.map(({ name }) => name))
  const names = makeNames(GAME_WORDS, ' ', count - models.length, taken)
  const made = names.map((name) => likeOne(random, pick(random, GAME_MODELS), name))
  const shares = shareOut(random, reviews, count)
  return [...models, ...made].map((game, index) => ({ ...game, reviewCount: shares[index] ?? 0 }))
}

function likeOne(random: Random, model: ReviewedGame, name: string): ReviewedGame {
  const provider = pick(random, PROVIDERS)
  return {
    ...model,
    name,
    slug: undefined,
    provider,
    rtp: Math.round(Math.min(99, Math.max(85, (model.rtp ?? 96) + 0.6 * bell(random))) * 10) / 10,
    imageUrl: null,
    demoUrl: model.demoUrl === null ? null : `https://play.${slugOf(provider)}.example/${slugOf(name)}`,
    isFeatured: false,
    isActive: random() < 0.98,
    createdAt: dateBefore(between(random, 1, 1_500)),
    userMean: 5 + 4 * random(),
  }
}

/** Studios that many casinos carry have more games. */
const PROVIDERS = [...CASINO_MODELS.flatMap(({ gameProviders }) => gameProviders), ...GAME_PROVIDERS]
