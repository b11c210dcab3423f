import { useState, type ReactNode } from 'react'
import { Link } from 'react-router'
import type { QueuedReview } from '#contract/reviews/moderation-queue.schema.ts'
import { REJECTIONS } from '#contract/reviews/moderation.ts'
import { FORM } from '#contract/items/limits.ts'
import { paths } from '#contract/shared/paths.ts'
import { Field } from '#ui/field.tsx'
import { Switch } from '#ui/switch.tsx'
import { grouped } from '#domain/shared/counted.ts'
import { AskDialog } from '../ask-dialog.tsx'
import { AdminTime } from '../items/list/list-parts.tsx'
import { useMay } from '../staff/staff-context.ts'
import { KIND_NAMES } from './moderation-words.ts'
import type { Queue } from './use-queue.ts'
import { useSaveReview } from './use-save-review.ts'

/** Author, subject and origin of a review, with staff's decision and reason. */
export function ReviewFacts({ review, hrefOf }: { review: QueuedReview; hrefOf: Queue['hrefOf'] }) {
  const { kind, targetId, targetSlug, targetName, rejection, rejectionNote, rejectedBy, rejectedAt } = review
  const target = `${kind}:${targetId}`
  return (
    <dl className="review-facts mt-5.5 border-t border-t-border text-sm">
      <Fact name="About">
        {`The ${KIND_NAMES[kind]} `}
        <Link className="link" to={paths[kind]({ slug: targetSlug })} target="_blank">
          {targetName}
        </Link>
        {' · '}
        <Link className="link" to={hrefOf({ target, kind: '', review: '' })}>
          Only these reviews
        </Link>
      </Fact>
      <Fact name="Address">
        <AddressGroup review={review} hrefOf={hrefOf} />
      </Fact>
      {review.helpfulVotes > 0 && <Fact name="Helpful votes">{grouped(review.helpfulVotes)}</Fact>}
      {rejectedAt !== null && (
        <Fact name="Rejected">
          {rejection === null ? 'No reason given' : REJECTIONS[rejection]}
          {rejectionNote !== null && `: ${rejectionNote}`}
          <span className="mut">
            {rejectedBy !== null && ` by ${rejectedBy}`}, <AdminTime at={rejectedAt} />
          </span>
        </Fact>
      )}
      <Fact name="Mark">
        <VerifiedMark key={review.id} review={review} />
      </Fact>
    </dl>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}

function AddressGroup({
  review: { id, fromAddress },
  hrefOf,
}: {
  review: QueuedReview
  hrefOf: Queue['hrefOf']
}) {
  if (fromAddress === null) return <span className="mut">Not known, or not kept any longer</span>
  if (fromAddress === 1) return 'The only review from its address'
  return (
    <Link className="link" to={hrefOf({ address: String(id), status: 'all', review: '' })}>
      {grouped(fromAddress)} from one address
    </Link>
  )
}

/** The verified mark with person and reason. Setting it asks for the reason. */
function VerifiedMark({ review }: { review: QueuedReview }) {
  const [isAsking, setAsking] = useState(false)
  const { isSaving, save } = useSaveReview(review.id)
  const may = useMay()
  const { isVerified, verifiedBy, verifiedBecause, verifiedAt } = review
  return (
    <>
      <Switch
        label="Verified"
        checked={isVerified}
        disabled={isSaving || !may('reviews.answer')}
        onChange={(on) => (on ? setAsking(true) : void save({ isVerified: false }))}
      />
      {isVerified && (
        <span>
          {verifiedBecause ?? 'No reason given'}
          {verifiedAt !== null && (
            <span className="mut">
              {verifiedBy !== null && ` by ${verifiedBy}`}, <AdminTime at={verifiedAt} />
            </span>
          )}
        </span>
      )}
      {isAsking && <VerifyDialog review={review} onClose={() => setAsking(false)} />}
    </>
  )
}

/** Asks for the evidence that the author played there. */
function VerifyDialog({ review, onClose }: { review: QueuedReview; onClose: () => void }) {
  const [because, setBecause] = useState('')
  const [problem, setProblem] = useState<string>()
  const { isSaving, save } = useSaveReview(review.id)
  const store = async () => {
    if (because.trim() === '') return setProblem('Say in a few words how you know')
    if (await save({ isVerified: true, verifiedBecause: because })) onClose()
  }
  return (
    <AskDialog
      title="Mark as verified?"
      description="Visitors see the mark. Why it is there stays between you and your colleagues."
      submit="Mark as verified"
      isBusy={isSaving}
      onSubmit={() => void store()}
      onClose={onClose}
    >
      <Field label="How do you know?" hint={`${because.length}/${FORM.decisionNote}`} problem={problem}>
        {(control) => (
          <input
            {...control}
            className="input"
            maxLength={FORM.decisionNote}
            placeholder="Sent a screenshot of the payout"
            value={because}
            onChange={(event) => setBecause(event.currentTarget.value)}
          />
        )}
      </Field>
    </AskDialog>
  )
}
