import type { Casino } from '#contract/casinos/casinos.schema.ts'
import { paths } from '#contract/shared/paths.ts'
import { DEFAULT_CASINO_SORT, readCasinoSearch } from '#contract/casinos/casino-search.ts'
import { searchCasinos } from '#db/queries/casinos/casino-list.ts'
import { findExpertReview } from '#db/queries/casinos/casinos.ts'
import { findReviewedGame, type GamePoint } from '#db/queries/games/games.ts'
import { DAY_MS } from '#contract/shared/durations.ts'
import { INTEREST_DAYS } from '#contract/analytics/limits.ts'
import { VOLATILITIES } from '#contract/shared/options.ts'
import { searchGameList } from '#db/queries/games/game-list.ts'
import type { App } from '#operations/app/app.ts'
import { PointRows } from '#ui/charts/point-rows.tsx'
import { appContext, shownContext } from '../contexts.ts'
import { renderHtml } from '../shell/render-html.ts'
import { sentOnce } from '../shell/sent-html.tsx'
import { pageMeta } from '../seo/page-meta.ts'
import { workedExample, type WorkedExample } from './worked-example.ts'
import type { Route } from './+types/how-we-rate.screen.ts'
import { HowWeRatePage } from './how-we-rate-page.tsx'
import './info-page.css'

/** The examples are real: the safest casino with expert and visitor reviews, and a game with visitors' ratings. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const app = context.get(appContext)
  const { db, now } = app
  context.get(shownContext).add('casinos', 'games')
  const [{ items }, game, { points, rtp }] = await Promise.all([
    searchCasinos(
      app,
      { ...readCasinoSearch(new URLSearchParams()).search, sort: DEFAULT_CASINO_SORT },
      { now: now(), size: CANDIDATES },
    ),
    findReviewedGame(db),
    searchGameList(
      app,
      { search: '', sort: 'popularity', page: 1 },
      { size: 1, interestSince: new Date(now().getTime() - INTEREST_DAYS * DAY_MS), points: MOST_POINTS },
    ),
  ])
  return {
    example: await findExample(db, items),
    picture:
      rtp !== null && points.length >= FEWEST_POINTS
        ? sentOnce(renderHtml(<GamePicture points={points} median={rtp.median} />), request)
        : undefined,
    game: game && {
      slug: game.slug,
      name: game.name,
      userAverage: game.userAverage,
      totalReviews: game.totalReviews,
    },
  }
}

/** The most games in the chart (the most popular ones), and the fewest that are worth one. */
const [MOST_POINTS, FEWEST_POINTS] = [150, 12]

function GamePicture({ points, median }: { points: readonly GamePoint[]; median: number }) {
  return (
    <figure className="game-picture">
      <figcaption>
        Return by volatility: each dot is one of our {points.length} most popular games that state both, and
        leads to its page. The line is the median of all games.
      </figcaption>
      <PointRows
        rows={VOLATILITIES.map((volatility) => ({
          name: `${volatility.slice(0, 1).toUpperCase()}${volatility.slice(1)}`,
          points: points
            .filter((point) => point.volatility === volatility)
            .map((point) => ({
              value: point.rtp,
              says: `${point.name}, ${point.rtp}%`,
              to: paths.game(point),
            })),
        }))}
        median={median}
        nameOf={(value) => `${value}%`}
      />
    </figure>
  )
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

/** The first casino with every number of the calculation. */
async function findExample(db: App['db'], casinos: readonly Casino[]): Promise<WorkedExample | undefined> {
  for (const casino of casinos) {
    if (casino.expertRating === null || casino.totalReviews === 0) continue
    const review = await findExpertReview(db, casino.id)
    const example = review && workedExample(casino, review)
    if (example !== undefined) return example
  }
  return undefined
}
