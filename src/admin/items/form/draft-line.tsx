import type { DraftStatus } from '../drafts/draft-saver.ts'
import { localTime } from '../../local-time.ts'

interface DraftLineProps {
  status: DraftStatus
  /** Time of the last complete save in milliseconds since 1970, in a form that stays open. */
  savedAt?: number | undefined
  /** The text while there is neither a draft nor a save. */
  otherwise?: string
}

/** A status line that tells whether everything typed is stored. */
export function DraftLine({ status, savedAt, otherwise = '' }: DraftLineProps) {
  return (
    <span className="draft-line mut xs" role="status">
      {status.is !== 'none'
        ? wordsOf(status)
        : savedAt === undefined
          ? otherwise
          : `Saved ${CLOCK.format(new Date(savedAt))}`}
    </span>
  )
}

function wordsOf(status: Exclude<DraftStatus, { is: 'none' }>): string {
  switch (status.is) {
    case 'saved':
      return `Draft saved ${whenOf(new Date(status.at))}`
    case 'refused':
      return `Draft not saved: ${status.reason}`
    default:
      return REASONS[status.because]
  }
}

function whenOf(at: Date): string {
  return at.toDateString() === new Date().toDateString() ? CLOCK.format(at) : localTime(at.getTime())
}

const REASONS = {
  unreachable: 'Draft not saved yet: no connection',
  'signed-out': 'Draft not saved yet: your session has ended',
} as const

const CLOCK = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' })
