import { CASINO_REVIEW, RATING } from '#contract/reviews/limits.ts'
import { TEXT } from '#contract/shared/limits.ts'
import { RATING_CATEGORIES, RATING_CATEGORY_NAMES, type RatingField } from '#contract/shared/options.ts'
import { overallOf } from '#domain/casinos/ratings.ts'
import { Slider } from '#ui/slider.tsx'
import type { Refused } from './answer-review-form.ts'
import {
  EMPTY_REVIEW,
  ratingsOf,
  readReviewDraft,
  reviewPayload,
  REVIEW_WORDS,
  type ReviewDraft,
} from './review-draft.ts'
import { ReviewForm, type RatingsProps } from './review-form.tsx'

interface CasinoReviewFormProps {
  casinoId: number
  path: string
  refused?: Refused<ReviewDraft> | undefined
}

export function CasinoReviewForm({ casinoId, path, refused }: CasinoReviewFormProps) {
  return (
    <ReviewForm
      of={{ type: 'casino', id: casinoId, path }}
      refused={refused}
      empty={EMPTY_REVIEW}
      read={readReviewDraft}
      most={{ userName: TEXT.userName, ...CASINO_REVIEW }}
      counted={CASINO_REVIEW}
      placeholder="What went well, what did not, and how long did payouts take?"
      ratings={{ at: 'after', show: RatingSliders }}
      call={(draft) => ({ to: '/api/reviews', payload: reviewPayload(casinoId, draft) })}
      words={REVIEW_WORDS.casino}
    />
  )
}

/** The six ratings of a casino review and the resulting overall rating. */
function RatingSliders({ draft, onChange, problemOf }: RatingsProps<ReviewDraft>) {
  return (
    <fieldset className="min-w-0">
      <legend className="flabel w-full">
        <span>Ratings</span>
        <small>
          Overall <output className="num">{overallOf(ratingsOf(draft))}/10</output>, the rounded mean of all
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
                value={draft[field]}
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
