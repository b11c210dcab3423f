import { RATING } from '#contract/shared/limits.ts'
import { RATING_CHOICES } from '#contract/reviews/offer-review.ts'
import type { OfferKind } from '#contract/reviews/offer-review.ts'
import { Field } from '#ui/field.tsx'
import { Select } from '#ui/select.tsx'
import { Slider } from '#ui/slider.tsx'

interface OverallRatingProps {
  kind: OfferKind
  value: number
  onChange: (value: number) => void
  problem: string | undefined
}

/** The one rating of a review: a slider for a bonus, ten named choices for a game. */
export function OverallRating({ kind, value, onChange, problem }: OverallRatingProps) {
  if (kind === 'bonus') {
    return (
      <div>
        <Slider
          name="overallRating"
          label="Overall rating"
          min={RATING.min}
          max={RATING.max}
          value={value}
          onChange={onChange}
        />
        {problem !== undefined && <p className="err">{problem}</p>}
      </div>
    )
  }
  return (
    <Field label="Overall rating" problem={problem}>
      {(control) => (
        <Select
          name="overallRating"
          options={CHOICES}
          value={String(value)}
          onChange={(rating) => onChange(Number(rating))}
          {...control}
        />
      )}
    </Field>
  )
}

const CHOICES = RATING_CHOICES.map(([rating, word]) => ({
  value: String(rating),
  label: `${rating} - ${word}`,
}))
