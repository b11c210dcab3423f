import { clsx } from 'clsx'
import { Link } from 'react-router'
import type { QueuedReview } from '#contract/reviews/moderation-queue.schema.ts'
import { LANGUAGE } from '#contract/shared/language.ts'
import { scoreBand } from '#domain/casinos/score-bands.ts'
import { REASON_WORDS, reasonNamed, STATE_WORDS } from './moderation-words.ts'

const DAY = new Intl.DateTimeFormat(LANGUAGE, { month: 'short', day: 'numeric' })

const DAY_OF_YEAR = new Intl.DateTimeFormat(LANGUAGE, { month: 'short', day: 'numeric', year: 'numeric' })

interface QueueRowProps {
  review: QueuedReview
  /** True for the review in the reading pane, which is the list's only tab stop. */
  isCurrent: boolean
  isSelected: boolean
  /** Also shows the state, where rows differ in it. */
  hasState: boolean
  href: string
  onOpen: () => void
  onSelect: (withRange: boolean) => void
}

export function QueueRow({ review, isCurrent, isSelected, hasState, href, onOpen, onSelect }: QueueRowProps) {
  const reasons = review.heldFor.map((words) => {
    const name = reasonNamed(words)
    return name === undefined ? words : REASON_WORDS[name].short
  })
  const tab = isCurrent ? 0 : -1
  return (
    <li className="queue-row" data-current={isCurrent || undefined} data-selected={isSelected || undefined}>
      <input
        type="checkbox"
        className="tick"
        tabIndex={tab}
        aria-label={`Select ${review.title}`}
        checked={isSelected}
        onClick={(event) => onSelect(event.shiftKey)}
        readOnly
      />
      <Link
        id={rowId(review.id)}
        className="queue-row__link"
        to={href}
        tabIndex={tab}
        aria-current={isCurrent ? 'true' : undefined}
        preventScrollReset
        onClick={(event) => {
          if (event.ctrlKey || event.metaKey) return
          event.preventDefault()
          if (event.shiftKey) onSelect(true)
          else onOpen()
        }}
      >
        <span className="queue-row__line flex items-baseline justify-between gap-3 min-w-0">
          <b className="ell">{review.title}</b>
          <span
            className={clsx(
              'flex-none min-w-7 py-0 px-1.5 rounded-sm bg-(--s-bg) text-(--s-fg) text-xs font-bold text-center num',
              `s-${scoreBand(review.overallRating)}`,
            )}
          >
            {review.overallRating}
            <span className="sr"> of 10</span>
          </span>
        </span>
        <span className="queue-row__line flex items-baseline justify-between gap-3 min-w-0">
          <span className="ell mut xs">
            {reasons.length > 0 && (
              <span className="text-chip-ink font-medium mr-2">{reasons.join(' · ')}</span>
            )}
            {hasState && `${STATE_WORDS[review.state].label}, `}
            {review.userName} about {review.targetName}
          </span>
          <time className="mut xs" dateTime={review.createdAt}>
            {shortTime(review.createdAt)}
          </time>
        </span>
      </Link>
    </li>
  )
}

export function rowId(id: number): string {
  return `review-row-${id}`
}

/** "Nov 16", with the year when it differs from that of `now`, in the reader's time zone. */
function shortTime(at: string, now = new Date()): string {
  const date = new Date(at)
  return (date.getFullYear() === now.getFullYear() ? DAY : DAY_OF_YEAR).format(date)
}
