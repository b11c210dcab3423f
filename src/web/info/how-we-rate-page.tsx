import { GAME_BASELINE_RATING } from '#contract/reviews/limits.ts'
import { paths } from '#contract/shared/paths.ts'
import { gameBadge, oneDigit } from '#domain/casinos/ratings.ts'
import { Link } from '#ui/link.tsx'
import { WideTable } from '#ui/wide-table.tsx'
import RATING_TEXTS from '#domain/texts/how-we-rate.json' with { type: 'json' }
import { counted } from '#domain/shared/counted.ts'
import { BandKey, Rtp } from '../cards/scores.tsx'
import { ServerHtml } from '../shell/sent-html.tsx'
import { begunDecimals, type WorkedExample } from './worked-example.ts'
import { InfoPage, TextBlocks } from './info-page.tsx'
import { SAFETY_CHECKLIST } from './safety-checklist.ts'
import type { Route } from './+types/how-we-rate.screen.ts'

/** The formula of every score with a worked example. */
export function HowWeRatePage({
  loaderData: { example, game, picture },
}: Pick<Route.ComponentProps, 'loaderData'>) {
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
          title: 'One score where two do not fit',
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
              {picture !== undefined && <ServerHtml id="game-picture" html={picture.html} />}
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
                <Rtp value={97.3} />
                <Rtp value={96.1} />
                <Rtp value={94} />
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

interface GameSumProps {
  game: { slug: string; name: string; userAverage: number | null; totalReviews: number }
}

function GameSum({ game }: GameSumProps) {
  if (game.userAverage === null) return null
  const badge = gameBadge(game.userAverage)
  return (
    <p className="callout">
      <b>
        <Link to={paths.game(game)}>{game.name}</Link>:
      </b>{' '}
      visitors give it {begunDecimals(game.userAverage)} in {counted(game.totalReviews, 'review')}. (
      {GAME_BASELINE_RATING} + {begunDecimals(game.userAverage)}) ÷ 2 = {begunDecimals(badge)}, shown as{' '}
      {oneDigit(badge)}.
    </p>
  )
}

function SafetyTable() {
  return (
    <WideTable label="Parts of the safety index">
      <thead>
        <tr>
          <th scope="col">Part</th>
          <th scope="col" className="num">
            Weight
          </th>
          <th scope="col">What we ask</th>
        </tr>
      </thead>
      <tbody>
        {SAFETY_CHECKLIST.map(({ part, weight, question }) => (
          <tr key={part}>
            <th scope="row">{part}</th>
            <td className="num">{weight}%</td>
            <td>{question}</td>
          </tr>
        ))}
      </tbody>
    </WideTable>
  )
}

function ExpertSum({ example }: { example: WorkedExample }) {
  const { casino, ratings, sum, mean, expert, isSetByHand } = example
  return (
    <>
      <p>
        This is how <Link to={paths.casino(casino)}>{casino.name}</Link> came to its {expert}:
      </p>
      <WideTable label={`Expert ratings of ${casino.name}`}>
        <thead>
          <tr>
            <th scope="col">Category</th>
            <th scope="col" className="num">
              Rating
            </th>
          </tr>
        </thead>
        <tbody>
          {ratings.map(({ name, rating }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td className="num">{rating}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">Sum of six</th>
            <td className="num">{sum.toFixed(1)}</td>
          </tr>
          <tr>
            <th scope="row">Mean: {sum.toFixed(1)} ÷ 6</th>
            <td className="num">{isSetByHand ? mean : <strong>{mean}</strong>}</td>
          </tr>
          {isSetByHand && (
            <tr>
              <th scope="row">Total, set by hand</th>
              <td className="num">
                <strong>{expert}</strong>
              </td>
            </tr>
          )}
        </tfoot>
      </WideTable>
      {isSetByHand && (
        <p>
          The total of {casino.name} is not the mean: an editor set it by hand. The reason is not recorded.
        </p>
      )}
    </>
  )
}

function ShownSum({ example: { casino, expert, userAverage, shown } }: { example: WorkedExample }) {
  return (
    <p className="callout">
      <b>{casino.name}:</b> experts {expert}, users {begunDecimals(userAverage)} from{' '}
      {counted(casino.totalReviews, 'review')}. ({expert} + {begunDecimals(userAverage)}) ÷ 2 ={' '}
      {begunDecimals(shown)}, shown as {oneDigit(shown)}.
    </p>
  )
}
