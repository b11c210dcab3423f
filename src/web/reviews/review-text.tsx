import { REVIEW_EXCERPT } from '#contract/reviews/limits.ts'
import { excerpt } from './excerpt.ts'

/** A review's content: the first 300 characters, the rest on demand, also without scripts. */
export function ReviewText({ content }: { content: string }) {
  const cut = excerpt(content, REVIEW_EXCERPT.content)
  if (cut === content)
    return (
      <p className="review__text" data-folded="lines">
        {content}
      </p>
    )
  return (
    <div className="review__long">
      <p className="review__text" data-folded="lines">
        {cut}
      </p>
      <details data-folded="away">
        <summary className="see-all">
          <span>Read the full review</span>
          <span>Show less</span>
        </summary>
        <p className="review__text">{content}</p>
      </details>
    </div>
  )
}
