import type { AnyReview } from '#contract/reviews/reviews.schema.ts'

export type ListedReviewData = Pick<
  AnyReview,
  | 'id'
  | 'kind'
  | 'targetId'
  | 'targetName'
  | 'targetSlug'
  | 'targetLogoUrl'
  | 'userName'
  | 'title'
  | 'content'
  | 'overallRating'
  | 'isVerified'
  | 'createdAt'
  | 'answer'
  | 'answeredAt'
>

/** A review reduced to the fields of the list, because a page sends twenty of them twice. */
export function listedReview(review: AnyReview): ListedReviewData {
  const {
    id,
    kind,
    targetId,
    targetName,
    targetSlug,
    targetLogoUrl,
    userName,
    title,
    content,
    overallRating,
  } = review
  const { isVerified, createdAt, answer, answeredAt } = review
  const said = { userName, title, content, overallRating, isVerified, createdAt, answer, answeredAt }
  return { id, kind, targetId, targetName, targetSlug, targetLogoUrl, ...said }
}
