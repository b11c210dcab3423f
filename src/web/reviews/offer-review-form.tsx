import {
  EMPTY_OFFER_REVIEW,
  OFFER_REVIEWS,
  offerReviewProblems,
  RATING_CHOICES,
  type OfferKind,
  type OfferReviewDraft,
} from '#contract/reviews/offer-review.ts'
import { RATING } from '#contract/reviews/limits.ts'
import { Field } from '#ui/field.tsx'
import { Select } from '#ui/select.tsx'
import { Slider } from '#ui/slider.tsx'
import type { Refused } from './answer-review-form.ts'
import { readOfferDraft, REVIEW_WORDS } from './review-draft.ts'
import { ReviewForm, type RatingsProps } from './review-form.tsx'

interface OfferReviewFormProps {
  kind: OfferKind
  id: number
  path: string
  refused: Refused<OfferReviewDraft> | undefined
}

/** The review form of a bonus or a game. Errors use the server's words and appear before sending. */
export function OfferReviewForm({ kind, id, path, refused }: OfferReviewFormProps) {
  return (
    <ReviewForm
      of={{ type: kind, id, path }}
      refused={refused}
      empty={EMPTY_OFFER_REVIEW}
      read={readOfferDraft}
      problemsOf={(draft) => offerReviewProblems(kind, draft)}
      most={{}}
      counted={{ content: OFFER_REVIEWS[kind].contentMax }}
      placeholder={PLACEHOLDERS[kind]}
      ratings={{ at: 'before', show: kind === 'bonus' ? OverallSlider : OverallChoices }}
      call={(draft) =>
        kind === 'bonus'
          ? { to: '/api/reviews', payload: { bonusId: id, ...draft, isPublished: true, isVerified: false } }
          : { to: '/api/reviews/game', payload: { gameId: id, ...draft } }
      }
      words={REVIEW_WORDS[kind]}
    />
  )
}

const PLACEHOLDERS = {
  bonus: 'Were the terms as described, and did you get the winnings out?',
  game: 'How did it play, and did it do what you expected?',
} as const

function OverallSlider({ draft, onChange, problemOf }: RatingsProps<OfferReviewDraft>) {
  const problem = problemOf('overallRating')
  return (
    <div>
      <Slider
        name="overallRating"
        label="Overall rating"
        min={RATING.min}
        max={RATING.max}
        value={draft.overallRating}
        onChange={(overallRating) => onChange({ overallRating })}
      />
      {problem !== undefined && <p className="err">{problem}</p>}
    </div>
  )
}

/** Ten named choices. */
function OverallChoices({ draft, onChange, problemOf }: RatingsProps<OfferReviewDraft>) {
  return (
    <Field label="Overall rating" problem={problemOf('overallRating')}>
      {(control) => (
        <Select
          name="overallRating"
          options={CHOICES}
          value={String(draft.overallRating)}
          onChange={(rating) => onChange({ overallRating: Number(rating) })}
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
