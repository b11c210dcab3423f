import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { QueuedReview } from '#contract/reviews/moderation-queue.schema.ts'
import { REJECTIONS } from '#contract/reviews/moderation.ts'
import { paths } from '#contract/shared/paths.ts'
import { AdminTime } from '../list/admin-time.tsx'
import { VerifiedMark } from './verified-mark.tsx'
import { KIND_NAMES } from './moderation-words.ts'
import type { Queue } from './use-queue.ts'

/** Who wrote it about what, from where, and what staff decided and why. */
export function ReviewFacts({ review, hrefOf }: { review: QueuedReview; hrefOf: Queue['hrefOf'] }) {
  const { kind, targetId, targetSlug, targetName, rejection, rejectionNote, rejectedBy, rejectedAt } = review
  const target = `${kind}:${targetId}`
  return (
    <dl className="review-facts">
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
      {review.helpfulVotes > 0 && (
        <Fact name="Helpful votes">{review.helpfulVotes.toLocaleString('en')}</Fact>
      )}
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
      {fromAddress.toLocaleString('en')} from one address
    </Link>
  )
}
