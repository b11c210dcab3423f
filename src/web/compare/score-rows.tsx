import type { ReactNode } from 'react'
import { oneDigit } from '#domain/casinos/ratings.ts'
import { scoreBand } from '#domain/casinos/score-bands.ts'
import { ScoreRule } from '../scores/score-rule.tsx'
import type { CompareRow } from './compare-row.ts'

/**
 * A row of scores out of 10. Those that read the same are equally good, whatever their further digits. A score that
 * is null or 0 is none: it is not drawn, never the best, and `missing` stands in its place.
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
