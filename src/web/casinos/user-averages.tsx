import { RATING_CATEGORIES, RATING_CATEGORY_NAMES } from '#contract/shared/options.ts'
import { PhoneFold } from '#ui/phone-fold.tsx'
import { ScoreMeter } from '../scores/score-meter.tsx'
import { BigScore } from './big-score.tsx'
import type { ShownCasino } from './shown-casino.ts'

/** The means of the visitor reviews; nothing at all without reviews. */
export function UserAverages({ casino: { userAverage, userCategoryAverages } }: { casino: ShownCasino }) {
  if (userAverage === null || userCategoryAverages === null) return null
  return (
    <section className="part" aria-labelledby="user-averages-title">
      <h2 id="user-averages-title">Average User Ratings</h2>
      <PhoneFold more="By category" of="of user ratings" className="card card--flat panel avg">
        <BigScore value={userAverage} />
        <div className="avg__cats" data-folded="away">
          {RATING_CATEGORIES.map((category) => (
            <ScoreMeter
              key={category}
              label={RATING_CATEGORY_NAMES[category]}
              value={userCategoryAverages[`${category}Rating`]}
            />
          ))}
        </div>
      </PhoneFold>
    </section>
  )
}
