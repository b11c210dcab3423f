import { GAME_PROVIDERS } from '#contract/shared/options.ts'
import { slugOf } from '#domain/shared/slugs.ts'
import { DEMO_CASINOS } from '#db/demo/casinos.ts'
import type { DemoGame } from '#db/demo/demo-types.ts'
import { DEMO_GAMES } from '#db/demo/games.ts'
import { bell, between, pick, randomFrom } from '#db/demo/reviews/seeded.ts'
import type { Random } from '#db/demo/reviews/seeded.ts'
import { makeNames } from './make-names.ts'
import { shareOut } from './share-out.ts'
import { GAME_WORDS } from './words.ts'

/** The demo's games first, the only featured ones; then invented ones, each in the likeness of one of them. */
export function makeGames(count: number, reviews: number): DemoGame[] {
  const random = randomFrom('bench games')
  const models = DEMO_GAMES.slice(0, count)
  const taken = new Set(models.map(({ name }) => name))
  const names = makeNames(GAME_WORDS, ' ', count - models.length, taken)
  const made = names.map((name) => likeOne(random, pick(random, DEMO_GAMES), name))
  const shares = shareOut(random, reviews, count)
  return [...models, ...made].map((game, index) => ({ ...game, reviewCount: shares[index] ?? 0 }))
}

function likeOne(random: Random, model: DemoGame, name: string): DemoGame {
  const { demoUrl, ...rest } = model
  const provider = pick(random, PROVIDERS)
  return {
    ...rest,
    name,
    provider,
    rtp: Math.round(Math.min(99, Math.max(85, model.rtp + 0.6 * bell(random))) * 10) / 10,
    ...(demoUrl !== undefined && { demoUrl: `https://play.${slugOf(provider)}.example/${slugOf(name)}` }),
    isFeatured: false,
    isActive: random() < 0.98,
    addedDaysAgo: between(random, 1, 1_500),
    userMean: 5 + 4 * random(),
  }
}

/** Studios that many casinos carry have more games. */
const PROVIDERS = [...DEMO_CASINOS.flatMap(({ gameProviders }) => gameProviders), ...GAME_PROVIDERS]
