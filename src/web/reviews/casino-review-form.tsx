import { useMutation } from '@tanstack/react-query'
import { useLayoutEffect, useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import type { CasinoReview } from '#contract/reviews/reviews.schema.ts'
import { CASINO_REVIEW, RATING } from '#contract/reviews/limits.ts'
import { TEXT } from '#contract/shared/limits.ts'
import { RATING_CATEGORIES, RATING_CATEGORY_NAMES } from '#contract/shared/options.ts'
import type { RatingField } from '#contract/shared/options.ts'
import { overallOf } from '#domain/casinos/ratings.ts'
import { Button } from '#ui/button.tsx'
import { Counter, Field } from '#ui/field.tsx'
import { Slider } from '#ui/slider.tsx'
import { showToast } from '#ui/toast.tsx'
import { useHydrated } from '#ui/use-hydrated.ts'
import { callApi } from '../shell/call-api.ts'
import { trackInteraction } from '../analytics/tracking.ts'
import { fieldProblemsOf } from './field-problems.ts'
import { EMPTY_REVIEW, isComplete, ratingsOf, readReviewDraft, reviewPayload } from './review-draft.ts'
import type { ReviewDraft } from './review-draft.ts'
import type { Refused } from './answer-review-form.ts'

interface CasinoReviewFormProps {
  casinoId: number
  path: string
  refused?: Refused<ReviewDraft> | undefined
}

/** Write Your Review. A form of its page without scripts; with them it stays where it is. */
export function CasinoReviewForm({ casinoId, path, refused }: CasinoReviewFormProps) {
  const hydrated = useHydrated()
  const form = useRef<HTMLFormElement>(null)
  const [draft, setDraft] = useState(refused?.values ?? EMPTY_REVIEW)
  const submission = useSubmitReview(casinoId, () => setDraft(EMPTY_REVIEW))
  const problems = submission.problems ?? refused?.problems ?? []
  const problemOf = (name: string) => problems.find(({ path }) => path === name)?.message
  const change = (part: Partial<ReviewDraft>) => setDraft((before) => ({ ...before, ...part }))
  const text = (name: 'userName' | 'title' | 'content', maxLength: number) => ({
    name,
    maxLength,
    value: draft[name],
    required: true,
    onChange: (event: { currentTarget: { value: string } }) => change({ [name]: event.currentTarget.value }),
  })
  // What was entered before scripts ran is not lost.
  useLayoutEffect(() => {
    if (form.current !== null) setDraft(readReviewDraft(new FormData(form.current)))
  }, [])

  return (
    <form
      ref={form}
      className="card card--flat panel form"
      method="post"
      action={`${path}#write-review`}
      noValidate={hydrated}
      onSubmit={(event) => {
        event.preventDefault()
        if (isComplete(draft)) submission.submit(draft)
      }}
    >
      {refused !== undefined && problems.length === 0 && submission.problems === undefined && (
        <p className="err" role="alert">
          {refused.message}
        </p>
      )}
      <div className="form__2">
        <Field label="Your name" problem={problemOf('userName')}>
          {(control) => (
            <input className="input" autoComplete="name" {...text('userName', TEXT.userName)} {...control} />
          )}
        </Field>
        <Field
          label="Review title"
          hint={<Counter text={draft.title} max={CASINO_REVIEW.title} />}
          problem={problemOf('title')}
        >
          {(control) => <input className="input" {...text('title', CASINO_REVIEW.title)} {...control} />}
        </Field>
      </div>
      <Field
        label="Your review"
        hint={<Counter text={draft.content} max={CASINO_REVIEW.content} />}
        problem={problemOf('content')}
      >
        {(control) => (
          <textarea
            className="textarea"
            placeholder="What went well, what did not, and how long did payouts take?"
            {...text('content', CASINO_REVIEW.content)}
            {...control}
          />
        )}
      </Field>
      <RatingSliders ratings={draft} onChange={change} problemOf={problemOf} />
      <div className="row wrapx between">
        <span className="xs mut">Shown under the name you enter. No account needed.</span>
        <Button
          type="submit"
          disabled={hydrated && !isComplete(draft)}
          loading={submission.isPending}
          loadingLabel="Submitting..."
        >
          Submit Review
        </Button>
      </div>
    </form>
  )
}

/** Sends a casino review. `onSent` empties the form; after a failure everything typed is still there. */
function useSubmitReview(casinoId: number, onSent: () => void) {
  const { revalidate } = useRevalidator()
  const sending = useMutation({
    mutationFn: (draft: ReviewDraft) =>
      callApi<CasinoReview>('/api/reviews', { payload: reviewPayload(casinoId, draft) }),
    onSuccess: () => {
      onSent()
      trackInteraction('review_submit', { type: 'casino', id: casinoId })
      showToast({
        title: 'Review Submitted!',
        description: 'Your review has been successfully submitted and will appear shortly.',
      })
      void revalidate()
    },
    onError: () =>
      showToast({
        variant: 'destructive',
        title: 'Error',
        description: 'Failed to submit your review. Please try again.',
      }),
  })
  return {
    submit: sending.mutate,
    isPending: sending.isPending,
    /** Of the last attempt; undefined before the first. */
    problems: sending.isIdle ? undefined : fieldProblemsOf(sending.error),
  }
}

interface RatingSlidersProps {
  ratings: Record<RatingField, number>
  onChange: (part: Partial<Record<RatingField, number>>) => void
  problemOf: (field: string) => string | undefined
}

/** The six ratings of a casino review and the overall rating that they come to. */
function RatingSliders({ ratings, onChange, problemOf }: RatingSlidersProps) {
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
