import type { ComparedGame } from '#contract/comparisons/compared.ts'
import { GAME_BASELINE_RATING } from '#contract/reviews/limits.ts'
import { GAME_TYPE_NAMES } from '#contract/shared/options.ts'
import { paths } from '#contract/shared/paths.ts'
import { gameBadge } from '#domain/casinos/ratings.ts'
import { formatRtp } from '#domain/games/rtp.ts'
import { buttonClass, ButtonLink } from '#ui/button.tsx'
import { counted, grouped } from '#domain/shared/counted.ts'
import { onVisit } from '../analytics/tracking.ts'
import { betRange } from '../games/game-words.ts'
import { NotStated, Rtp, Volatility } from '../cards/scores.tsx'
import type { CompareRow, CompareSection } from './compare-row.ts'
import { scoreRow, textRow } from './compare-rows.tsx'

/** The sections of a game comparison: the cost of playing first. */
export function gameSections(): CompareSection<ComparedGame>[] {
  return [
    {
      title: 'What it costs and pays',
      rows: [
        RTP,
        VOLATILITY,
        factRow('Bet range', betRange),
        factRow('Max multiplier', ({ maxMultiplier }) =>
          maxMultiplier === null ? null : `${grouped(maxMultiplier)}×`,
        ),
      ],
    },
    {
      title: 'Scores, out of 10',
      rows: [
        scoreRow(
          'Users',
          ({ userAverage }) => userAverage ?? 0,
          ({ totalReviews }) => counted(totalReviews, 'review'),
        ),
        scoreRow(
          'Shown rating',
          ({ userAverage }) => gameBadge(userAverage),
          ({ userAverage }) =>
            userAverage === null
              ? `Editorial baseline ${GAME_BASELINE_RATING}, no user reviews`
              : `Mean of the editorial baseline ${GAME_BASELINE_RATING} and the users`,
        ),
      ],
    },
    {
      title: 'Details',
      rows: [
        textRow('Provider', ({ provider }) => provider),
        textRow('Type', ({ type }) => (GAME_TYPE_NAMES as Readonly<Record<string, string>>)[type] ?? type),
        DEMO,
      ],
    },
  ]
}

function factRow(label: string, textOf: (game: ComparedGame) => string | null): CompareRow<ComparedGame> {
  return {
    label,
    says: (game) => textOf(game) ?? '',
    show: (game) => <span className="cmp__text">{textOf(game) ?? <NotStated />}</span>,
  }
}

const RTP: CompareRow<ComparedGame> = {
  label: 'RTP',
  says: ({ rtp }) => (rtp === null ? '' : formatRtp(rtp)),
  show: ({ rtp }, best) => (
    <span className={rtp === null ? 'cmp__text' : 'n'}>
      <Rtp value={rtp} />
      {best}
    </span>
  ),
  rank: { better: 'higher', values: (games) => games.map(({ rtp }) => rtp) },
}

const VOLATILITY: CompareRow<ComparedGame> = {
  label: 'Volatility',
  says: ({ volatility }) => volatility ?? '',
  show: ({ volatility }) => (
    <span className="cmp__text">
      <Volatility value={volatility} />
    </span>
  ),
}

const DEMO: CompareRow<ComparedGame> = {
  label: 'Try it',
  says: ({ id }) => String(id),
  show: (game) => (
    <div className="cmp__next grid gap-2">
      {game.demoUrl !== null && (
        <a
          className={buttonClass({ variant: 'outline' })}
          href={game.demoUrl}
          target="_blank"
          rel="nofollow noopener"
          {...onVisit('game_click', { type: 'game', id: game.id })}
        >
          Demo<span className="sr"> of {game.name}, opens in a new tab</span>
        </a>
      )}
      {game.demoUrl === null && <p className="mut">No demo</p>}
      <ButtonLink variant="outline" to={paths.game(game)}>
        Read More<span className="sr"> about {game.name}</span>
      </ButtonLink>
    </div>
  ),
}
