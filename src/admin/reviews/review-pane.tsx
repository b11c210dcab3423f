import { diffWordsWithSpace, type ChangeObject } from 'diff'
import { MessageSquareReply, TriangleAlert } from 'lucide'
import { useEffect, useRef, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import type { QueuedReview, ReviewContext } from '#contract/reviews/moderation-queue.schema.ts'
import type { ModeratedReview } from '#contract/reviews/moderation.schema.ts'
import { HELD_REASONS } from '#contract/reviews/moderation.ts'
import { FORM } from '#contract/items/limits.ts'
import { RATING_CATEGORIES, RATING_CATEGORY_NAMES } from '#contract/shared/options.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { Icon } from '#ui/icon.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { SiteAnswer } from '#web/reviews/review-notes.tsx'
import { useSite } from '#web/shell/site-data.ts'
import { CloseQuestion, useCloseGuard } from '../items/form/close-question.tsx'
import { AdminTime } from '../items/list/list-parts.tsx'
import { useMay } from '../staff/staff-context.ts'
import { useSaveKey } from '../use-save-key.ts'
import { foundIn, MarkedText } from './marked-text.tsx'
import { REASON_WORDS, reasonNamed, STATE_WORDS } from './moderation-words.ts'
import { ReviewFacts } from './review-facts.tsx'
import type { Queue } from './use-queue.ts'
import { useSaveReview } from './use-save-review.ts'

interface ReviewPaneProps {
  review: QueuedReview
  /** Undefined while loading. */
  context: ReviewContext | undefined
  hrefOf: Queue['hrefOf']
}

/** A whole review: why it waits, its text with marked findings, its ratings, and its context. */
export function ReviewPane({ review, context, hrefOf }: ReviewPaneProps) {
  return (
    <>
      {review.state !== 'published' && <HeldReasons review={review} />}
      <p className="mt-4 first:mt-0 max-w-(--prose) whitespace-pre-line wrap-anywhere">
        <MarkedText text={review.content} found={foundIn(review, 'content')} />
      </p>
      {review.kind === 'casino' && (
        <ul
          className="moderated__ratings flex flex-wrap gap-y-1 gap-x-5 mt-3 text-sm text-muted-foreground"
          aria-label="Ratings"
        >
          {RATING_CATEGORIES.map((category) => (
            <li key={category}>
              {RATING_CATEGORY_NAMES[category]} <b>{review[`${category}Rating`]}</b>
            </li>
          ))}
        </ul>
      )}
      <SimilarReviews review={review} context={context} hrefOf={hrefOf} />
      <ReviewFacts review={review} hrefOf={hrefOf} />
      <AuthorReviews review={review} context={context} hrefOf={hrefOf} />
      <SiteAnswerEditor review={review} hrefOf={hrefOf} />
    </>
  )
}

interface AuthorReviewsProps {
  review: QueuedReview
  context: ReviewContext | undefined
  hrefOf: Queue['hrefOf']
}

/** Other reviews under the same name. Names are free to choose, so it may be another person. */
function AuthorReviews({ review, context, hrefOf }: AuthorReviewsProps) {
  if (context === undefined || context.byAuthor.length === 0) return null
  return (
    <section className="review-part mt-5.5">
      <h3>Others named {review.userName}</h3>
      <ul className="review-others mt-1.5 text-sm grid gap-1.5">
        {context.byAuthor.map(({ id, title, targetName, overallRating, state, createdAt }) => (
          <li key={id}>
            <Link className="link" to={hrefOf({ review: String(id) })} preventScrollReset>
              {title}
            </Link>
            <span className="mut">
              {` about ${targetName}, ${overallRating}/10, ${STATE_WORDS[state].label.toLowerCase()}, `}
              <AdminTime at={createdAt} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Why a review was held, the findings, and what to check. */
function HeldReasons({ review }: { review: QueuedReview }) {
  if (review.heldFor.length === 0) return null
  return (
    <ul
      className="held-reasons mt-4 first:mt-0 py-3 px-4 rounded-md bg-secondary text-foreground text-sm grid gap-2"
      aria-label="Why it waits"
    >
      {review.heldFor.map((reason) => (
        <li key={reason}>
          <Icon of={TriangleAlert} size={16} />
          <span>
            <b>{reason}.</b> {hintOf(reason)}
            <FoundWords review={review} reason={reason} />
          </span>
        </li>
      ))}
    </ul>
  )
}

function hintOf(reason: string): string {
  const name = reasonNamed(reason)
  return name === undefined ? '' : REASON_WORDS[name].hint
}

/** The found words, which are also marked in the text. */
function FoundWords({ review, reason }: { review: QueuedReview; reason: string }) {
  const found = review.found.filter(({ kind }) => kind === reasonNamed(reason))
  if (found.length === 0) return null
  const words = new Set(found.map(({ field, from, to }) => review[field].slice(from, to)))
  return (
    <span className="block wrap-anywhere">Found: {[...words].map((text) => `“${text}”`).join(', ')}</span>
  )
}

interface SimilarReviewsProps {
  review: QueuedReview
  context: ReviewContext | undefined
  hrefOf: Queue['hrefOf']
}

/** The reviews that this one nearly repeats, side by side with marked differences. */
function SimilarReviews({ review, context, hrefOf }: SimilarReviewsProps) {
  if (!review.heldFor.includes(HELD_REASONS.similar)) return null
  return (
    <section className="review-part mt-5.5">
      <h3>Nearly the same</h3>
      {context === undefined ? (
        <Skeleton className="block h-16 mt-2" />
      ) : context.similar.length === 0 ? (
        <p className="sm mut">The other review is gone.</p>
      ) : (
        context.similar.map((other) => <Pair key={other.id} review={review} other={other} hrefOf={hrefOf} />)
      )}
    </section>
  )
}

function Pair({
  review,
  other,
  hrefOf,
}: {
  review: QueuedReview
  other: QueuedReview
  hrefOf: Queue['hrefOf']
}) {
  const runs =
    diffWordsWithSpace(review.content, other.content, { ignoreCase: true, maxEditLength: 600 }) ?? []
  return (
    <div className="review-pair grid gap-3 mt-2 md:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
      <div>
        <p className="xs mut">This review</p>
        <Runs text={review.content} runs={runs.filter(({ added }) => !added)} />
      </div>
      <div>
        <p className="xs mut">
          <Link className="link" to={hrefOf({ review: String(other.id) })} preventScrollReset>
            {other.title}
          </Link>
          {` by ${other.userName} about ${other.targetName}, `}
          <AdminTime at={other.createdAt} />
          {`, ${STATE_WORDS[other.state].label.toLowerCase()}`}
        </p>
        <Runs text={other.content} runs={runs.filter(({ removed }) => !removed)} />
      </div>
    </div>
  )
}

/** The text with words marked that the other lacks; without marks for texts that share almost nothing. */
function Runs({ text, runs }: { text: string; runs: readonly ChangeObject<string>[] }) {
  return (
    <p className="review-pair__text mt-1.5 text-sm whitespace-pre-line wrap-anywhere">
      {runs.length === 0
        ? text
        : runs.map(({ value, added, removed }, at) =>
            added || removed ? <mark key={at}>{value}</mark> : <span key={at}>{value}</span>,
          )}
    </p>
  )
}

/** The answer as visitors see it, with its editor in the same place. */
function SiteAnswerEditor({ review, hrefOf }: { review: ModeratedReview; hrefOf: Queue['hrefOf'] }) {
  const [isOpen, setOpen] = useState(false)
  const navigate = useNavigate()
  const may = useMay()
  if (isOpen) return <SiteAnswerForm review={review} onClose={() => setOpen(false)} />
  const open = () => {
    setOpen(true)
    // Named in the address, the review stays in the pane even when a colleague decides meanwhile.
    void navigate(hrefOf({ review: String(review.id) }), { replace: true, preventScrollReset: true })
  }
  return (
    <>
      <SiteAnswer review={review} />
      {may('reviews.answer') && (
        <Button variant="ghost" size="sm" className="mt-3 mr-0 mb-0 -ml-3" onClick={open}>
          <Icon of={MessageSquareReply} size={18} />
          {review.answer === null ? 'Answer' : 'Edit answer'}
        </Button>
      )}
    </>
  )
}

/** The answer's text. It stays when saving fails, and leaving asks first. */
function SiteAnswerForm({ review, onClose }: { review: ModeratedReview; onClose: () => void }) {
  const { brand } = useSite()
  const stored = review.answer ?? ''
  const [text, setText] = useState(stored)
  const { isSaving, save } = useSaveReview(review.id)
  const isChanged = text.trim() !== stored
  const guard = useCloseGuard(isChanged, onClose)
  const form = useRef<HTMLFormElement>(null)
  const area = useRef<HTMLTextAreaElement>(null)
  // The pressed button has disappeared, with the focus.
  useEffect(() => area.current?.focus(), [])
  const store = async (answer: string) => {
    if (await save({ answer })) onClose()
  }
  useSaveKey(form, () => {
    if (isChanged) void store(text)
  })
  return (
    <>
      <form
        ref={form}
        className="form mt-4 grid gap-3"
        onSubmit={(event) => {
          event.preventDefault()
          void store(text)
        }}
      >
        <Field label={`Answer from ${brand.name}`} hint={`${text.length}/${FORM.answer}`}>
          {(control) => (
            <textarea
              {...control}
              ref={area}
              className="textarea"
              rows={4}
              maxLength={FORM.answer}
              value={text}
              onChange={(event) => setText(event.currentTarget.value)}
            />
          )}
        </Field>
        <div className="ml-auto flex flex-wrap justify-end items-center gap-2">
          {review.answer !== null && (
            <Button variant="ghost" disabled={isSaving} onClick={() => void store('')}>
              Remove answer
            </Button>
          )}
          <Button variant="outline" onClick={guard.close}>
            Cancel
          </Button>
          <Button type="submit" disabled={isSaving || !isChanged}>
            Save
          </Button>
        </div>
      </form>
      {guard.isAsking && <CloseQuestion onStay={guard.stay} onDiscard={guard.leave} />}
    </>
  )
}
