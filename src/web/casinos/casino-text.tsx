import { reviewByline } from '#domain/reviews/review-byline.ts'
import { PhoneFold } from '#ui/phone-fold.tsx'
import { ArticleHtml } from '../blog/article-html.tsx'
import type { ShownPart } from '../blog/article-html.tsx'
import type { ShownCasino } from './shown-casino.ts'

interface CasinoTextProps {
  casino: ShownCasino
  /** Of a description that is longer than the summary in the header card. */
  paragraphs: readonly string[]
  /** The review of the editors; empty without one. */
  parts: readonly ShownPart[]
}

/** What there is to read about a casino, below its scores and offers. */
export function CasinoText({ casino, paragraphs, parts }: CasinoTextProps) {
  const hasReview = parts.length > 0
  const isSigned = hasReview || [casino.reviewAuthor, casino.testedOn, casino.checkedOn].some(isStated)
  if (paragraphs.length === 0 && !isSigned) return null
  return (
    <section className="part casino-text" id="review" aria-labelledby="review-title">
      <h2 id="review-title">{hasReview ? `${casino.name} review` : `About ${casino.name}`}</h2>
      {isSigned && <p className="sm mut casino-text__by">{reviewByline(casino).join(' ')}</p>}
      <PhoneFold more={hasReview ? 'Read the full review' : 'Read more'} of={`of ${casino.name}`}>
        <div className="prose" data-folded="short">
          {paragraphs.map((paragraph, index) => (
            <p key={index} className="lines">
              {paragraph}
            </p>
          ))}
          {parts.map((part, index) =>
            part.kind === 'html' ? <ArticleHtml key={index} html={part.html} index={index} /> : null,
          )}
        </div>
      </PhoneFold>
    </section>
  )
}

function isStated(value: string | null): boolean {
  return value !== null
}
