import { RATING } from '#contract/shared/limits.ts'
import { RATING_CATEGORIES, RATING_CATEGORY_NAMES } from '#contract/shared/options.ts'
import type { RatingField } from '#contract/shared/options.ts'
import { overallOf } from '#domain/casinos/ratings.ts'
import { Slider } from '#ui/slider.tsx'
import { ratingsOf } from './review-draft.ts'

interface RatingSlidersProps {
  ratings: Record<RatingField, number>
  onChange: (part: Partial<Record<RatingField, number>>) => void
  problemOf: (field: string) => string | undefined
}

/** The six ratings of a casino review and the overall rating that they come to. */
export function RatingSliders({ ratings, onChange, problemOf }: RatingSlidersProps) {
  return (
    <fieldset className="min-w-0">
      <legend className="flabel w-full">
        <span>Ratings</span>
        <small>
          Overall <output className="num">{overallOf(ratingsOf(ratings))}/10</output>, the rounded mean of all
          six
        </small>
      </legend>
      <div className="sliders">
        {RATING_CATEGORIES.map((category) => {
          const field: RatingField = `${category}Rating`
          return (
            <div key={field}>
              <Slider
                name={field}
                label={RATING_CATEGORY_NAMES[category]}
                min={RATING.min}
                max={RATING.max}
                value={ratings[field]}
                onChange={(value) => onChange({ [field]: value })}
              />
              {problemOf(field) !== undefined && <p className="err">{problemOf(field)}</p>}
            </div>
          )
        })}
      </div>
    </fieldset>
  )
}
