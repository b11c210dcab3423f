import { ArticleHtml } from './article-html.tsx'
import { ArticleOffer } from './article-offer.tsx'
import type { ArticleOffers } from './article-offer.tsx'
import { MediaFigure } from './media-figure.tsx'
import type { ShownPart } from './sent-once.ts'

interface ArticleBodyProps {
  parts: readonly ShownPart[]
  /** Of the article: what cannot be shown is drawn from them. */
  title: string
  category: string
  /** What its cards show; without it there are none. */
  offers?: ArticleOffers
}

const NO_OFFERS: ArticleOffers = { casinos: [], bonuses: [], now: '' }

/** The text of an article with its numbered media and the cards of offers where their marks were (decision D-52). */
export function ArticleBody({ parts, title, category, offers = NO_OFFERS }: ArticleBodyProps) {
  return (
    <div className="prose">
      {parts.map((part, index) =>
        part.kind === 'html' ? (
          <ArticleHtml key={index} html={part.html} index={index} />
        ) : part.kind === 'media' ? (
          <MediaFigure key={index} media={part.media} title={title} category={category} />
        ) : (
          <ArticleOffer key={index} part={part} offers={offers} />
        ),
      )}
    </div>
  )
}
