/** Shared parts of the pages of a bonus and a game. */
import { ArrowLeft, CircleCheck, CircleOff } from 'lucide'
import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import type { PostCardData } from '#contract/posts/posts.schema.ts'
import { Badge } from '#ui/badge.tsx'
import { Icon } from '#ui/icon.tsx'
import { LinkTabs } from '#ui/link-tabs.tsx'
import { Link } from '#ui/link.tsx'
import { grouped } from '#domain/shared/counted.ts'
import { RelatedArticles } from '../posts/related-articles.tsx'
import { OfferReviews, type OfferReviewsProps } from '../reviews/offer-reviews.tsx'
import { ShareIcon } from '../share/share-icon.tsx'
import { QuietLine } from '../shell/notes.tsx'
import './offer-page.css'

/** The loader data of such a page besides the offer, and the result of its action. */
export interface AboutOffer extends Omit<OfferReviewsProps, 'kind' | 'id' | 'path' | 'total' | 'average'> {
  posts: readonly PostCardData[]
}

interface OfferPageProps extends AboutOffer, OfferReviewsProps {
  name: string
  list: { to: string; label: string }
  /** The top of the page; on phones the panel follows it. */
  head?: ReactNode
  aside: ReactNode
  children: ReactNode
}

/** Back link, panel, the offer, and its reviews. */
export function OfferPage({ name, list, head, aside, children, posts, ...reviews }: OfferPageProps) {
  const [query] = useSearchParams()
  const { kind, path, total } = reviews
  return (
    <>
      <div className="crumb-row">
        <Link className="crumb" to={list.to}>
          <Icon of={ArrowLeft} size={18} />
          {list.label}
        </Link>
        <QuietLine />
        <ShareIcon name={name} path={path} />
      </div>
      <div className={head === undefined ? 'detail-grid' : 'offer-grid'}>
        {head}
        {aside}
        <div className="offer-main">
          {children}
          <LinkTabs
            id={kind}
            label={`About this ${kind}`}
            value={query.get('tab') === 'articles' ? 'articles' : 'reviews'}
            tabs={[
              {
                value: 'reviews',
                label: `User Reviews (${grouped(total)})`,
                to: path,
                content: <OfferReviews {...reviews} />,
              },
              {
                value: 'articles',
                label: 'Related Articles',
                to: `${path}?tab=articles`,
                content: <RelatedArticles posts={posts} />,
              },
            ]}
          />
        </div>
      </div>
    </>
  )
}

export function OfferPanel({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <aside className="aside aside--end" aria-labelledby={id}>
      <div className="card card--flat panel">
        <h2 className="h3" id={id}>
          {title}
        </h2>
        {children}
        <p className="legal">18+ | T&amp;Cs Apply | Play Responsibly</p>
      </div>
    </aside>
  )
}

/** A name and value in the panel's list. */
export function Spec({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}

export function ActiveMark({ isActive }: { isActive: boolean }) {
  return (
    <Badge tone={isActive ? 'ok' : 'off'}>
      <Icon of={isActive ? CircleCheck : CircleOff} size={14} />
      {isActive ? 'Active' : 'Inactive'}
    </Badge>
  )
}
