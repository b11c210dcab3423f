import type { ReactNode } from 'react'
import { oneDigit } from '#domain/ratings.ts'
import { scoreBand } from '#domain/score-bands.ts'
import { ScoreRule } from '../scores/score-rule.tsx'
import type { CompareRow } from './compare-row.ts'

/** A row of scores out of 10. Those that read the same are equally good, whatever their further digits. */
export function scoreRow<Item>(
  label: string,
  scoreOf: (item: Item) => number,
  note?: (item: Item) => ReactNode,
): CompareRow<Item> {
  return {
    label,
    says: (item) => oneDigit(scoreOf(item)),
    show: (item, best) => <Score value={scoreOf(item)} best={best} note={note?.(item)} />,
    rank: {
      better: 'higher',
      values: (items) => items.map((item) => (scoreOf(item) > 0 ? Number(oneDigit(scoreOf(item))) : null)),
    },
  }
}

/** 0.0 is never printed: it means that there is no score. */
function Score({ value, best, note }: { value: number; best: ReactNode; note: ReactNode }) {
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
        <p className="mut">Not rated yet</p>
      )}
      {note !== undefined && <p className="xs mut mt-1">{note}</p>}
    </>
  )
}
