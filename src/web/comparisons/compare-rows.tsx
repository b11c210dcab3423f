import type { ReactNode } from 'react'
import type { OfferTerms } from '#contract/comparisons/compared.ts'
import { paths } from '#contract/shared/paths.ts'
import { depositWords, noEndWords, wageringWords } from '#domain/bonuses/condition-words.ts'
import { oneDigit } from '#domain/casinos/ratings.ts'
import { scoreBand } from '#domain/casinos/score-bands.ts'
import { overMark } from '#domain/offers/britain.ts'
import { formatDate } from '#domain/shared/dates.ts'
import { Link } from '#ui/link.tsx'
import { ScoreRule } from '../cards/scores.tsx'
import type { CompareRow } from './compare-row.ts'

/**
 * A row of scores out of 10. Scores that print the same count as equal. A score of null or 0 is missing: it is not
 * drawn, is never the best, and `missing` replaces it.
 */
export function scoreRow<Item>(
  label: string,
  scoreOf: (item: Item) => number | null,
  note?: (item: Item) => ReactNode,
  missing = 'Not rated yet',
): CompareRow<Item> {
  const textOf = (item: Item) => oneDigit(scoreOf(item) ?? 0)
  return {
    label,
    says: textOf,
    show: (item, best) => (
      <Score value={scoreOf(item) ?? 0} best={best} note={note?.(item)} missing={missing} />
    ),
    rank: {
      better: 'higher',
      values: (items) => items.map((item) => ((scoreOf(item) ?? 0) > 0 ? Number(textOf(item)) : null)),
    },
  }
}

interface ScoreProps {
  value: number
  best: ReactNode
  note: ReactNode
  missing: string
}

/** 0.0 is never printed: it means that there is no score. */
function Score({ value, best, note, missing }: ScoreProps) {
  return (
    <>
      {value > 0 ? (
        <div className={`s-${scoreBand(value)}`}>
          <p className="n num">
            {oneDigit(value)}
            {best}
          </p>
          <ScoreRule value={value} />
        </div>
      ) : (
        <p className="mut">{missing}</p>
      )}
      {note !== undefined && <p className="xs mut mt-1">{note}</p>}
    </>
  )
}

/** A row of texts; a missing one is a dash, announced as unknown. */
export function textRow<Item>(
  label: string,
  textOf: (item: Item) => string | null,
  rank?: CompareRow<Item>['rank'],
): CompareRow<Item> {
  return {
    label,
    says: (item) => textOf(item) ?? '',
    show: (item, best) => (
      <span className="cmp__text">
        {textOf(item) ?? <Nothing />}
        {best}
      </span>
    ),
    ...(rank !== undefined && { rank }),
  }
}

export function Nothing() {
  return (
    <span className="mut">
      <span aria-hidden="true">–</span>
      <span className="sr">None</span>
    </span>
  )
}

/** An amount with its conditions, linked to the full terms (decision D-68). */
export function OfferSummary({ offer }: { offer: OfferTerms }) {
  const end = formatDate(offer.validUntil)
  return (
    <div {...overMark(offer)}>
      <Link className="link" to={paths.bonus(offer)}>
        {offer.amount}
      </Link>
      <ul className="xs mut mt-1 grid gap-1">
        <li>{wageringWords(offer.wageringRequirement)}</li>
        <li>{depositWords(offer.minDeposit)}</li>
        <li>{end === undefined ? noEndWords(offer) : `Until ${end}`}</li>
      </ul>
    </div>
  )
}
