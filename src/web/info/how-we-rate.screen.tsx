import type { Casino } from '#contract/casinos/casinos.schema.ts'
import { paths } from '#contract/shared/paths.ts'
import { DEFAULT_CASINO_SORT, readCasinoSearch } from '#contract/casinos/casino-search.ts'
import { searchCasinos } from '#db/queries/casinos/casino-list.ts'
import { findExpertReview } from '#db/queries/casinos/casinos.ts'
import { findReviewedGame } from '#db/queries/games/games.ts'
import type { App } from '#operations/app/app.ts'
import { appContext, shownContext } from '../contexts.ts'
import { pageMeta } from '../seo/page-meta.ts'
import { workedExample } from './worked-example.ts'
import type { WorkedExample } from './worked-example.ts'
import type { Route } from './+types/how-we-rate.screen.ts'
import { HowWeRatePage } from './how-we-rate-page.tsx'
import './info-page.css'

/** The examples are real: the safest casino with an expert review and visitors' reviews, and a game that visitors have rated. */
export async function loader({ context }: Route.LoaderArgs) {
  const app = context.get(appContext)
  const { db, now } = app
  context.get(shownContext).add('casinos', 'games')
  const [{ items }, game] = await Promise.all([
    searchCasinos(
      app,
      { ...readCasinoSearch(new URLSearchParams()).search, sort: DEFAULT_CASINO_SORT },
      { now: now(), size: CANDIDATES },
    ),
    findReviewedGame(db),
  ])
  return {
    example: await findExample(db, items),
    game: game && {
      slug: game.slug,
      name: game.name,
      userAverage: game.userAverage,
      totalReviews: game.totalReviews,
    },
  }
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'How we rate casinos, bonuses and games',
    name: 'How we rate',
    description:
      'The formula of every score on the site: safety index, expert rating, user rating and game badge, with a real casino worked through.',
    path: paths.howWeRate(),
  })

export default function HowWeRateScreen({ loaderData }: Route.ComponentProps) {
  return <HowWeRatePage loaderData={loaderData} />
}

const CANDIDATES = 20

/** The first of them that has every number of the sum. */
async function findExample(db: App['db'], casinos: readonly Casino[]): Promise<WorkedExample | undefined> {
  for (const casino of casinos) {
    if (casino.expertRating === null || casino.totalReviews === 0) continue
    const review = await findExpertReview(db, casino.id)
    const example = review && workedExample(casino, review)
    if (example !== undefined) return example
  }
  return undefined
}
