import { reviewByline } from '#domain/reviews/review-byline.ts'
import { PhoneFold } from '#ui/phone-fold.tsx'
import { ServerHtml, type SentHtml } from '../shell/sent-html.tsx'
import type { ShownCasino } from './shown-casino.ts'

export interface CasinoReviewText extends SentHtml {
  /** Longer than a desktop screen. */
  isLong: boolean
}

interface CasinoTextProps {
  casino: ShownCasino
  /** The paragraphs of a description longer than the summary in the header card. */
  paragraphs: readonly string[]
  review: CasinoReviewText | undefined
}

export function CasinoText({ casino, paragraphs, review }: CasinoTextProps) {
  const hasReview = review !== undefined
  const isSigned = hasReview || [casino.reviewAuthor, casino.testedOn, casino.checkedOn].some(isStated)
  if (paragraphs.length === 0 && !isSigned) return null
  const isLong = review?.isLong === true
  const text = (
    <div className="prose" data-folded={isLong ? 'long' : undefined}>
      {paragraphs.map((paragraph, index) => (
        <p key={index} className="lines">
          {paragraph}
        </p>
      ))}
      {hasReview && <ServerHtml id="review-text" className="prose__part" html={review.html} />}
    </div>
  )
  return (
    <section className="part casino-text" id="review" aria-labelledby="review-title">
      <h2 id="review-title">{hasReview ? `${casino.name} review` : `About ${casino.name}`}</h2>
      {isSigned && <p className="sm mut mb-4">{reviewByline(casino).join(' ')}</p>}
      {isLong ? (
        <PhoneFold more="Read the full review" of={`of ${casino.name}`}>
          {text}
        </PhoneFold>
      ) : (
        text
      )}
    </section>
  )
}

function isStated(value: string | null): boolean {
  return value !== null
}
