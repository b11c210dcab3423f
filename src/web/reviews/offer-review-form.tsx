import { useMutation } from '@tanstack/react-query'
import { useLayoutEffect, useRef, useState } from 'react'
import type { FormEvent } from 'react'
import { useRevalidator } from 'react-router'
import {
  EMPTY_OFFER_REVIEW,
  OFFER_REVIEWS,
  offerReviewProblems,
  RATING_CHOICES,
} from '#contract/reviews/offer-review.ts'
import type { OfferKind, OfferReviewDraft } from '#contract/reviews/offer-review.ts'
import type { BonusReview, GameReview } from '#contract/reviews/reviews.schema.ts'
import { RATING } from '#contract/reviews/limits.ts'
import type { FieldProblem } from '#contract/shared/refusal.ts'
import { Button } from '#ui/button.tsx'
import { Counter, Field } from '#ui/field.tsx'
import { Select } from '#ui/select.tsx'
import { Slider } from '#ui/slider.tsx'
import { showToast } from '#ui/toast.tsx'
import { callApi } from '../shell/call-api.ts'
import { trackInteraction } from '../analytics/tracking.ts'
import { fieldProblemsOf } from './field-problems.ts'
import { OFFER_REVIEW_WORDS, readOfferDraft } from './offer-review-draft.ts'
import type { Refused } from './answer-review-form.ts'

interface OfferReviewFormProps {
  kind: OfferKind
  id: number
  path: string
  refused: Refused<OfferReviewDraft> | undefined
}

/** The review form of a bonus or a game. What is wrong is said in the words of the server, before anything is sent. */
export function OfferReviewForm({ kind, id, path, refused }: OfferReviewFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const [draft, setDraft] = useState(refused?.values ?? EMPTY_OFFER_REVIEW)
  const [found, setFound] = useState<readonly FieldProblem[]>()
  const submission = useSubmitOfferReview(kind, id, () => {
    setDraft(EMPTY_OFFER_REVIEW)
    setFound(undefined)
  })
  const problems = [...(found ?? refused?.problems ?? []), ...submission.problems]
  const problemOf = (name: string) => problems.find(({ path: field }) => field === name)?.message
  const change = (part: Partial<OfferReviewDraft>) => {
    const next = { ...draft, ...part }
    setDraft(next)
    // Once something was found wrong, each message goes as soon as its field is right.
    if (found !== undefined) setFound(offerReviewProblems(kind, next))
  }
  const text = (name: 'userName' | 'title' | 'content') => ({
    name,
    value: draft[name],
    'aria-required': true,
    onChange: (event: { currentTarget: { value: string } }) => change({ [name]: event.currentTarget.value }),
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const wrong = offerReviewProblems(kind, draft)
    setFound(wrong)
    const field = wrong[0] && form.current?.elements.namedItem(wrong[0].path)
    if (field instanceof HTMLElement) field.focus()
    if (wrong.length === 0) submission.submit(draft)
  }
  // What was entered before scripts ran is not lost.
  useLayoutEffect(() => {
    if (form.current !== null) setDraft(readOfferDraft(new FormData(form.current)))
  }, [])

  return (
    <form
      ref={form}
      className="card card--flat panel form"
      method="post"
      action={`${path}#write-review`}
      noValidate
      onSubmit={submit}
    >
      {refused !== undefined && found === undefined && (
        <p className="err" role="alert">
          {refused.message}
        </p>
      )}
      <div className="form__2">
        <Field label="Your name" problem={problemOf('userName')}>
          {(control) => <input className="input" autoComplete="name" {...text('userName')} {...control} />}
        </Field>
        <Field label="Review title" problem={problemOf('title')}>
          {(control) => <input className="input" {...text('title')} {...control} />}
        </Field>
      </div>
      <OverallRating
        kind={kind}
        value={draft.overallRating}
        onChange={(overallRating) => change({ overallRating })}
        problem={problemOf('overallRating')}
      />
      <Field
        label="Your review"
        hint={<Counter text={draft.content} max={OFFER_REVIEWS[kind].contentMax} />}
        problem={problemOf('content')}
      >
        {(control) => (
          <textarea className="textarea" placeholder={PLACEHOLDERS[kind]} {...text('content')} {...control} />
        )}
      </Field>
      <div className="row wrapx between">
        <span className="xs mut">Shown under the name you enter. No account needed.</span>
        <Button type="submit" loading={submission.isPending} loadingLabel="Submitting...">
          Submit Review
        </Button>
      </div>
    </form>
  )
}

const PLACEHOLDERS = {
  bonus: 'Were the terms as described, and did you get the winnings out?',
  game: 'How did it play, and did it do what you expected?',
} as const

/** Sends a review of a bonus or a game and loads the page's data again. After a failure everything typed is still there. */
function useSubmitOfferReview(kind: OfferKind, id: number, onSent: () => void) {
  const { revalidate } = useRevalidator()
  const sending = useMutation({
    mutationFn: (draft: OfferReviewDraft) => send(kind, id, draft),
    onSuccess: () => {
      onSent()
      trackInteraction('review_submit', { type: kind, id })
      showToast(OFFER_REVIEW_WORDS[kind].sent)
      void revalidate()
    },
    onError: () => showToast({ variant: 'destructive', ...OFFER_REVIEW_WORDS[kind].failed }),
  })
  return { submit: sending.mutate, isPending: sending.isPending, problems: fieldProblemsOf(sending.error) }
}

function send(kind: OfferKind, id: number, draft: OfferReviewDraft): Promise<BonusReview | GameReview> {
  return kind === 'bonus'
    ? callApi<BonusReview>('/api/reviews', {
        payload: { bonusId: id, ...draft, isPublished: true, isVerified: false },
      })
    : callApi<GameReview>('/api/reviews/game', { payload: { gameId: id, ...draft } })
}

interface OverallRatingProps {
  kind: OfferKind
  value: number
  onChange: (value: number) => void
  problem: string | undefined
}

/** The one rating of a review: a slider for a bonus, ten named choices for a game. */
function OverallRating({ kind, value, onChange, problem }: OverallRatingProps) {
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
