import { Search, SquarePen } from 'lucide'
import { Form } from 'react-router'
import type { Suggestions } from '#contract/search/search.schema.ts'
import { SUGGESTIONS, TEXT } from '#contract/shared/limits.ts'
import { paths } from '#contract/shared/paths.ts'
import { buttonClass } from '#ui/button.tsx'
import { Fold } from '#ui/fold.tsx'
import { Icon } from '#ui/icon.tsx'
import { Link } from '#ui/link.tsx'
import { BonusChoice, CasinoChoice, GameChoice } from '../search/choice-rows.tsx'

interface WriteFinderProps {
  /** What was looked for; undefined while nobody asked for the form. */
  text: string | undefined
  /** What it found; undefined while it is too short. */
  targets: Suggestions | undefined
  now: Date
}

/** Finds what somebody wants to review and leads to its form. Works without scripts. */
export function WriteFinder({ text, targets, now }: WriteFinderProps) {
  return (
    <Fold
      className="write-finder"
      summaryClassName={buttonClass({ variant: 'outline' })}
      summary={
        <>
          <Icon of={SquarePen} size={18} />
          Write a review
        </>
      }
      open={text !== undefined}
    >
      <div className="card card--flat write-finder__panel" id="write">
        <Form
          className="search search--md"
          role="search"
          aria-label="What to review"
          action={`${paths.reviews()}#write`}
          preventScrollReset
        >
          <Icon of={Search} />
          <input
            type="search"
            name="write"
            defaultValue={text}
            maxLength={TEXT.search}
            autoComplete="off"
            aria-label="Casino, bonus or game to review"
            placeholder="Which casino, bonus or game?"
            enterKeyHint="search"
          />
          <button type="submit" className="btn btn--ghost btn--sm">
            Find
          </button>
        </Form>
        <div role="status">
          {targets === undefined ? (
            <p className="command__empty">
              {text === undefined || text === ''
                ? 'Enter a name, then choose what your review is about.'
                : `Enter at least ${SUGGESTIONS.minCharacters} characters.`}
            </p>
          ) : (
            <Targets targets={targets} text={text ?? ''} now={now} />
          )}
        </div>
      </div>
    </Fold>
  )
}

function Targets({ targets, text, now }: { targets: Suggestions; text: string; now: Date }) {
  const rows = [
    ...targets.casinos.map((casino) => ({
      to: paths.casino(casino),
      row: <CasinoChoice casino={casino} typed={text} />,
    })),
    ...targets.bonuses.map((bonus) => ({
      to: paths.bonus(bonus),
      row: <BonusChoice bonus={bonus} typed={text} now={now} />,
    })),
    ...targets.games.map((game) => ({
      to: paths.game(game),
      row: <GameChoice game={game} typed={text} />,
    })),
  ]
  if (rows.length === 0) return <p className="command__empty">No results found for &quot;{text}&quot;</p>
  return (
    <ul className="command__list" aria-label="Review one of these">
      {rows.map(({ to, row }) => (
        <li key={to}>
          <Link className="command__item" to={`${to}#write-review`}>
            <span className="sr">Review </span>
            {row}
          </Link>
        </li>
      ))}
    </ul>
  )
}
