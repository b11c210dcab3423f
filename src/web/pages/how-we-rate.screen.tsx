import { paths } from '#contract/paths.ts'
import { DEFAULT_CASINO_SORT, readCasinoSearch } from '#contract/casino-search.ts'
import { searchCasinos } from '#db/queries/casino-list.ts'
import { findExpertReview } from '#db/queries/casinos.ts'
import { findReviewedGame } from '#db/queries/games.ts'
import { appContext } from '../app-context.ts'
import { shownContext } from '../shown-context.ts'
import { BandKey } from '../scores/band-key.tsx'
import { Rtp } from '../scores/rtp.tsx'
import { pageMeta } from '../shell/page-meta.ts'
import { ExpertSum, ShownSum } from './casino-sums.tsx'
import { GameSum } from './game-sum.tsx'
import { InfoPage } from './info-page.tsx'
import { RATING_TEXTS } from './rating-sections.ts'
import { SafetyTable } from './safety-table.tsx'
import { TextBlocks } from './text-blocks.tsx'
import { workedExample } from './worked-example.ts'
import type { Route } from './+types/how-we-rate.screen.ts'

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
  const casino = items.find(({ expertRating, totalReviews }) => expertRating !== null && totalReviews > 0)
  const review = casino && (await findExpertReview(db, casino.id))
  return {
    example: casino && review && workedExample(casino, review),
    game: game && {
      id: game.id,
      name: game.name,
      userAverage: game.userAverage,
      totalReviews: game.totalReviews,
    },
  }
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'How we rate',
    description:
      'The formula of every score on the site: safety index, expert rating, user rating and game badge, with a real casino worked through.',
    path: paths.howWeRate(),
  })

export default function HowWeRateScreen({ loaderData: { example, game } }: Route.ComponentProps) {
  return (
    <InfoPage
      title="How we rate"
      lead="The formula of every score on this site, with a real casino worked through."
      parts={[
        {
          id: 'safety',
          title: 'Safety index',
          body: (
            <>
              <TextBlocks blocks={RATING_TEXTS.safety} />
              <SafetyTable />
              <TextBlocks blocks={RATING_TEXTS.safetyEnd} />
            </>
          ),
        },
        {
          id: 'expert',
          title: 'Expert rating',
          body: (
            <>
              <TextBlocks blocks={RATING_TEXTS.expert} />
              {example && <ExpertSum example={example} />}
            </>
          ),
        },
        { id: 'users', title: 'User rating', body: <TextBlocks blocks={RATING_TEXTS.users} /> },
        {
          id: 'shown',
          title: 'When there is room for one',
          body: (
            <>
              <TextBlocks blocks={RATING_TEXTS.shown} />
              {example && <ShownSum example={example} />}
            </>
          ),
        },
        {
          id: 'games',
          title: 'The badge of a game',
          body: (
            <>
              <TextBlocks blocks={RATING_TEXTS.games} />
              {game && <GameSum game={game} />}
            </>
          ),
        },
        {
          id: 'bands',
          title: 'Bands and colours',
          body: (
            <>
              <TextBlocks blocks={RATING_TEXTS.bands} />
              <BandKey />
            </>
          ),
        },
        { id: 'words', title: 'Words in reviews', body: <TextBlocks blocks={RATING_TEXTS.words} /> },
        {
          id: 'rtp',
          title: 'RTP',
          body: (
            <>
              <TextBlocks blocks={RATING_TEXTS.rtp} />
              <p className="rtp-examples">
                <Rtp percent={97.3} />
                <Rtp percent={96.1} />
                <Rtp percent={94} />
              </p>
            </>
          ),
        },
        { id: 'order', title: 'What decides the order', body: <TextBlocks blocks={RATING_TEXTS.order} /> },
      ]}
    >
      <TextBlocks blocks={RATING_TEXTS.start} />
    </InfoPage>
  )
}

const CANDIDATES = 20
