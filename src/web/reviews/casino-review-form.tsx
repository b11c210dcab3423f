import { useLayoutEffect, useRef, useState } from 'react'
import { CASINO_REVIEW, TEXT } from '#contract/shared/limits.ts'
import { Button } from '#ui/button.tsx'
import { Counter, Field } from '#ui/field.tsx'
import { useHydrated } from '#ui/use-hydrated.ts'
import { RatingSliders } from './rating-sliders.tsx'
import { EMPTY_REVIEW, isComplete, readReviewDraft } from './review-draft.ts'
import type { ReviewDraft } from './review-draft.ts'
import type { Refused } from './answer-review-form.ts'
import { useSubmitReview } from './use-submit-review.ts'

interface CasinoReviewFormProps {
  casinoId: number
  /** Of the casino's page. */
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
