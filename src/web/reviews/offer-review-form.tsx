import { useLayoutEffect, useRef, useState } from 'react'
import type { FormEvent } from 'react'
import { EMPTY_OFFER_REVIEW, OFFER_REVIEWS, offerReviewProblems } from '#contract/reviews/offer-review.ts'
import type { OfferKind, OfferReviewDraft } from '#contract/reviews/offer-review.ts'
import type { FieldProblem } from '#contract/shared/refusal.ts'
import { Button } from '#ui/button.tsx'
import { Counter, Field } from '#ui/field.tsx'
import { OverallRating } from './overall-rating.tsx'
import { readOfferDraft } from './read-offer-draft.ts'
import type { Refused } from './answer-review-form.ts'
import { useSubmitOfferReview } from './use-submit-offer-review.ts'

interface OfferReviewFormProps {
  kind: OfferKind
  id: number
  /** The address of the page that the form posts to without scripts. */
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
