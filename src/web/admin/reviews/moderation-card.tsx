import { BadgeCheck } from 'lucide'
import { Link } from 'react-router'
import { RATING_CATEGORIES, RATING_CATEGORY_NAMES } from '#contract/options.ts'
import type { ModeratedReview } from '#contract/moderation.schema.ts'
import { paths } from '#contract/paths.ts'
import { Icon } from '#ui/icon.tsx'
import { ScoreBadge } from '../../scores/score-badge.tsx'
import { AdminTime } from '../list/admin-time.tsx'
import { StatusBadge } from '../status-badge.tsx'
import { HeldReasons } from './held-reasons.tsx'
import { ModerationActions } from './moderation-actions.tsx'
import { STATE_WORDS } from './moderation-words.ts'
import { SiteAnswerEditor } from './site-answer-editor.tsx'

interface ModerationCardProps {
  review: ModeratedReview
  isSelected: boolean
  onSelect: (on: boolean) => void
}

/** A review as its author wrote it, why it was held, and what can be done with it. */
export function ModerationCard({ review, isSelected, onSelect }: ModerationCardProps) {
  const { label, badge } = STATE_WORDS[review.state]
  return (
    <article className="card card--flat moderated" data-selected={isSelected || undefined}>
      <div className="moderated__head">
        <input
          type="checkbox"
          className="tick"
          aria-label={`Select ${review.title}`}
          checked={isSelected}
          onChange={(event) => onSelect(event.currentTarget.checked)}
        />
        <div className="moderated__what">
          <h2>{review.title}</h2>
          <p className="review__who">
            <b>{review.userName}</b>
            {review.isVerified && (
              <span className="ok">
                <Icon of={BadgeCheck} size={16} />
                Verified
              </span>
            )}
            <AdminTime at={review.createdAt} />
            <span>
              {KIND_NAMES[review.kind]}{' '}
              <Link className="link" to={PAGES[review.kind](review.targetId)} target="_blank">
                {review.targetName}
              </Link>
            </span>
          </p>
        </div>
        <StatusBadge state={badge}>{label}</StatusBadge>
        <ScoreBadge whole value={review.overallRating} suffix="/10" />
      </div>
      {review.state !== 'published' && <HeldReasons reasons={review.heldFor} />}
      <p className="moderated__text">{review.content}</p>
      {review.kind === 'casino' && (
        <ul className="moderated__ratings" aria-label="Ratings">
          {RATING_CATEGORIES.map((category) => (
            <li key={category}>
              {RATING_CATEGORY_NAMES[category]} <b>{review[`${category}Rating`]}</b>
            </li>
          ))}
        </ul>
      )}
      <SiteAnswerEditor review={review} />
      <ModerationActions review={review} />
    </article>
  )
}

const KIND_NAMES = { casino: 'on the casino', bonus: 'on the bonus', game: 'on the game' } as const
const PAGES = { casino: paths.casino, bonus: paths.bonus, game: paths.game } as const
