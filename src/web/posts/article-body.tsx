import type { Bonus } from '#contract/bonuses/bonuses.schema.ts'
import type { CasinoCardData } from '#contract/casinos/casinos.schema.ts'
import type { PostMedia } from '#contract/posts/posts.schema.ts'
import { paths } from '#contract/shared/paths.ts'
import { Picture } from '#ui/picture.tsx'
import type { ArticlePart } from '#domain/posts/article-media.ts'
import { BonusCard } from '../cards/bonus-card.tsx'
import { CasinoCard } from '../cards/casino-card.tsx'
import { LinkPlace } from '../shell/link-place.ts'
import { pictureSource } from '../shell/picture-source.ts'
import { ServerHtml, type SentHtml } from '../shell/sent-html.tsx'
import { coverKind } from './post-category.ts'
import { VideoFrame } from './video-frame.tsx'

/** The items of the marks in a text. */
interface ArticleOffers {
  casinos: readonly CasinoCardData[]
  bonuses: readonly Bonus[]
  /** The loader's time. */
  now: string
}

interface ArticleOfferProps {
  part: { kind: 'casino' | 'bonus'; id: number }
  offers: ArticleOffers
}

interface ArticleBodyProps {
  parts: readonly ShownPart[]
  /** The article's title and category, from which missing pictures are generated. */
  title: string
  category: string
  /** The items of its cards; without them there are none. */
  offers?: ArticleOffers
}

export type ShownPart = ({ kind: 'html' } & SentHtml) | Exclude<ArticlePart, { kind: 'html' }>

const NO_OFFERS: ArticleOffers = { casinos: [], bonuses: [], now: '' }

/** An article's text with numbered media and cards of offers at their marks (decision D-52). */
export function ArticleBody({ parts, title, category, offers = NO_OFFERS }: ArticleBodyProps) {
  return (
    <div className="prose">
      {parts.map((part, index) =>
        part.kind === 'html' ? (
          <ServerHtml key={index} id={`article-part-${index}`} className="prose__part" html={part.html} />
        ) : part.kind === 'media' ? (
          <MediaFigure key={index} media={part.media} title={title} category={category} />
        ) : (
          <ArticleOffer key={index} part={part} offers={offers} />
        ),
      )}
    </div>
  )
}

/** A picture or video with its caption. A video contains its caption; one with an unknown address is left out. */
function MediaFigure({ media, title, category }: { media: PostMedia; title: string; category: string }) {
  const drawn = paths.cover(coverKind(category), media.caption ?? title)
  if (media.type === 'youtube' && media.videoId === null) return null
  return (
    <figure className="media">
      {media.videoId === null ? (
        <Picture
          {...pictureSource(media.url, { width: 640, height: 360 }, '(min-width: 768px) 720px, 92vw')}
          fallback={drawn}
          alt={media.alt ?? media.caption ?? ''}
        />
      ) : (
        <VideoFrame videoId={media.videoId} name={media.caption ?? media.alt ?? title} poster={drawn} />
      )}
      {media.caption !== null && media.videoId === null && <figcaption>{media.caption}</figcaption>}
    </figure>
  )
}

/** A casino's or bonus's card within an article; nothing for one that is not offered. */
function ArticleOffer({ part: { kind, id }, offers: { casinos, bonuses, now } }: ArticleOfferProps) {
  const casino = kind === 'casino' ? casinos.find((one) => one.id === id) : undefined
  const bonus = kind === 'bonus' ? bonuses.find((one) => one.id === id) : undefined
  if (casino === undefined && bonus === undefined) return null
  return (
    <div className="article-offer">
      <LinkPlace value="offers">
        {casino !== undefined && <CasinoCard casino={casino} />}
        {bonus !== undefined && <BonusCard bonus={bonus} now={now} />}
      </LinkPlace>
      <p className="xs mut">18+ | T&amp;Cs Apply | Play Responsibly</p>
    </div>
  )
}
