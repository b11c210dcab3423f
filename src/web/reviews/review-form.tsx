import { useMutation } from '@tanstack/react-query'
import { useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import { useRevalidator } from 'react-router'
import type { ReviewTarget } from '#contract/reviews/moderation.ts'
import type { FieldProblem } from '#contract/shared/refusal.ts'
import { Button } from '#ui/button.tsx'
import { Counter, Field } from '#ui/field.tsx'
import { showToast } from '#ui/toast.tsx'
import { useHydrated } from '#ui/use-hydrated.ts'
import { callApi } from '../shell/call-api.ts'
import { trackInteraction } from '../analytics/tracking.ts'
import { fieldProblemsOf } from './field-problems.ts'
import type { Refused } from './answer-review-form.ts'
import { isComplete, type ReviewTexts, type ReviewWords } from './review-draft.ts'

type TextName = keyof ReviewTexts

/** A form's values and errors, for its rating inputs. */
export interface RatingsProps<Draft> {
  draft: Draft
  onChange: (part: Partial<Draft>) => void
  problemOf: (field: string) => string | undefined
}

interface ReviewFormProps<Draft extends ReviewTexts> {
  of: { type: ReviewTarget; id: number; path: string }
  refused: Refused<Draft> | undefined
  empty: Draft
  /** Reads the form's fields, also before hydration. */
  read: (form: FormData) => Draft
  /** The errors that the server would report. Without it the button waits until every text is filled in. */
  problemsOf?: (draft: Draft) => readonly FieldProblem[]
  /** Maximum lengths in characters; a field without one is unlimited. */
  most: Partial<Record<TextName, number>>
  /** The texts with a character counter, and their maximum lengths. */
  counted: Partial<Record<TextName, number>>
  placeholder: string
  /** Position and contents of the rating inputs. */
  ratings: { at: 'before' | 'after'; show: (props: RatingsProps<Draft>) => ReactNode }
  /** Address and body of the call that sends it. */
  call: (draft: Draft) => { to: string; payload: object }
  words: ReviewWords
}

/**
 * Write Your Review. A plain form without scripts. With scripts the page stays, and after a failure everything typed is
 * still there.
 */
export function ReviewForm<Draft extends ReviewTexts>(props: ReviewFormProps<Draft>) {
  const { of, empty, read, problemsOf, most, counted, ratings } = props
  const hydrated = useHydrated()
  const form = useRef<HTMLFormElement>(null)
  // The result of a form sent without scripts, until the first attempt with them.
  const [refused, setRefused] = useState(props.refused)
  const [draft, setDraft] = useState(refused?.values ?? empty)
  const [found, setFound] = useState<readonly FieldProblem[]>()
  const sending = useSendReview(props, () => {
    setDraft(empty)
    setFound(undefined)
  })
  const problems = [...(found ?? refused?.problems ?? []), ...fieldProblemsOf(sending.error)]
  const problemOf = (name: string) => problems.find(({ path }) => path === name)?.message
  const isReady = problemsOf !== undefined || isComplete(draft)
  const change = (part: Partial<Draft>) => {
    const next = { ...draft, ...part }
    setDraft(next)
    // After a first error, each message disappears as soon as its field is valid.
    if (found !== undefined && problemsOf !== undefined) setFound(problemsOf(next))
  }
  const submit = () => {
    if (!isReady) return
    const wrong = problemsOf?.(draft) ?? []
    setRefused(undefined)
    setFound(wrong)
    const field = wrong[0] && form.current?.elements.namedItem(wrong[0].path)
    if (field instanceof HTMLElement) field.focus()
    if (wrong.length === 0) sending.mutate(draft)
  }
  // Keeps values typed before hydration.
  useLayoutEffect(() => {
    if (form.current !== null) setDraft(read(new FormData(form.current)))
  }, [read])

  const text = (name: TextName) => ({
    name,
    maxLength: most[name],
    value: draft[name],
    ...(problemsOf === undefined ? { required: true } : { 'aria-required': true }),
    onChange: (event: { currentTarget: { value: string } }) =>
      change({ [name]: event.currentTarget.value } as Partial<Draft>),
  })
  const fieldOf = (name: TextName, label: string) => ({
    label,
    problem: problemOf(name),
    ...(counted[name] !== undefined && { hint: <Counter text={draft[name]} max={counted[name]} /> }),
  })
  const shownRatings = ratings.show({ draft, onChange: change, problemOf })
  return (
    <form
      ref={form}
      className="card card--flat panel form"
      method="post"
      action={`${of.path}#write-review`}
      noValidate={hydrated || problemsOf !== undefined}
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      {refused !== undefined && (problemsOf !== undefined || problems.length === 0) && (
        <p className="err" role="alert">
          {refused.message}
        </p>
      )}
      <div className="form__2">
        <Field {...fieldOf('userName', 'Your name')}>
          {(control) => <input className="input" autoComplete="name" {...text('userName')} {...control} />}
        </Field>
        <Field {...fieldOf('title', 'Review title')}>
          {(control) => <input className="input" {...text('title')} {...control} />}
        </Field>
      </div>
      {ratings.at === 'before' && shownRatings}
      <Field {...fieldOf('content', 'Your review')}>
        {(control) => (
          <textarea className="textarea" placeholder={props.placeholder} {...text('content')} {...control} />
        )}
      </Field>
      {ratings.at === 'after' && shownRatings}
      <div className="row wrapx between">
        <span className="xs mut">Shown under the name you enter. No account needed.</span>
        <Button
          type="submit"
          disabled={hydrated && !isReady}
          loading={sending.isPending}
          loadingLabel="Submitting..."
        >
          Submit Review
        </Button>
      </div>
    </form>
  )
}

/** Sends a review, reports the result, and reloads the page's data. */
function useSendReview<Draft extends ReviewTexts>(
  { of: { type, id }, call, words }: ReviewFormProps<Draft>,
  onSent: () => void,
) {
  const { revalidate } = useRevalidator()
  return useMutation({
    mutationFn: (draft: Draft) => {
      const { to, payload } = call(draft)
      return callApi(to, { payload })
    },
    onSuccess: () => {
      onSent()
      trackInteraction('review_submit', { type, id })
      showToast(words.sent)
      void revalidate()
    },
    onError: () => showToast({ variant: 'destructive', ...words.failed }),
  })
}
