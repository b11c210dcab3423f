import { GAME_BASELINE_RATING } from '#contract/reviews/limits.ts'
import { paths } from '#contract/shared/paths.ts'
import { gameBadge, oneDigit } from '#domain/casinos/ratings.ts'
import { Link } from '#ui/link.tsx'
import { WideTable } from '#ui/wide-table.tsx'
import { BandKey, Rtp } from '../cards/scores.tsx'
import { begunDecimals, type WorkedExample } from './worked-example.ts'
import { ServerHtml } from '../shell/sent-html.tsx'
import { InfoPage, TextBlocks, type TextBlock } from './info-page.tsx'
import { SAFETY_CHECKLIST } from './safety-checklist.ts'
import type { Route } from './+types/how-we-rate.screen.ts'
import { counted } from '#domain/shared/counted.ts'

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

const RATING_TEXTS = {
  start: [
    'A number without its source is decoration. This page shows where each number on the site comes from, so that you can do the sum yourself and disagree with it.',
    'Every score is on a scale from 0 to 10. **Safety**, **Expert** and **Users** are always labelled, because they answer different questions and come from different people.',
  ],
  safety: [
    'The safety index answers one question: if you win and ask for your money, or lose and ask for help, how likely is it that you will be treated properly?',
    'It is the weighted mean of five marks from 0 to 10, each with its reason and its date; the weights below are the same for every casino. An editor may set the total by hand instead, and has to say why. The page of each casino shows which of the two it is: the marks, or who set the total, when and for what reason. Totals from before marks were kept count as set by hand; what is not known about them reads “not stated”.',
    'A casino that the editors have not judged has no safety index. It says “Not stated”, comes last in the order by safety, and we neither recommend it nor warn of it.',
  ],
  safetyEnd: [
    'Bonuses, the number of games and visitor reviews do not enter it, nor does any commission. [What changed in our safety index](/blog/what-changed-in-our-safety-index) explains the weights with an example.',
  ],
  expert: [
    'One of our editors rates six categories from 0 to 10 in steps of 0.1 and explains each in writing. The expert rating is their plain mean: no weights, because the weights would be ours and the priorities are yours. An editor may set the total by hand instead; where the example below is one of those, it says so. A category that was not tested has no rating, and then there is no mean either: the review says how many of the six were tested.',
  ],
  users: [
    'The user rating of a casino, bonus or game is the mean of the overall ratings in its published reviews. A review of a casino has six ratings from 1 to 10; its overall rating is their mean, rounded to a whole number. Reviews of bonuses and games have one rating from 1 to 10.',
    'Every published review counts the same, and one that waits to be checked does not count yet. The number of reviews is always beside the mean: a few reviews move it easily.',
  ],
  shown: [
    'Some places show one rating of a casino: the mean of expert and user rating, or the one of the two that exists. Without either it is the safety index. The page says which of them it is.',
  ],
  games: [
    'The badge of a game begins with an editorial baseline of 8.2, labelled “baseline”. Once visitors have rated the game, the badge is the mean of the baseline and their average, and says so. We never report the baseline to search engines as a rating.',
  ],
  bands: [
    'A band groups scores so that a list can be read at a glance. It follows from the exact score: 8.96 is shown as 9.0 and is still Strong.',
  ],
  words: [
    'The ratings that visitors give to single categories carry a word instead of a band: **Excellent** from 8, **Good** from 6, **Average** from 4, and **Poor** below. A category rated 8 or more becomes a pro of the review, one rated 4 or less a con.',
  ],
  rtp: [
    'RTP is the share of all stakes that a game pays back in the long run, as its provider publishes it. We colour 97% and above green, 95% and above orange, and anything lower red. The dots beside it say the same without colour.',
  ],
  order: [
    'The casino list is sorted by safety index unless you choose otherwise. Featured casinos, bonuses and articles are chosen by our editors. Popular games are ordered by what visitors opened in the last 30 days. Commission plays no part in any of these.',
  ],
} as const satisfies Readonly<Record<string, readonly TextBlock[]>>

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
