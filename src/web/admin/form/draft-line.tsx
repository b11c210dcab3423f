import type { DraftStatus } from '../drafts/draft-saver.ts'
import { localTime } from '../local-time.ts'

/** Whether what is typed is safe, in a quiet line. */
export function DraftLine({ status }: { status: DraftStatus }) {
  return (
    <span className="draft-line mut xs" role="status">
      {wordsOf(status)}
    </span>
  )
}

function wordsOf(status: DraftStatus): string {
  switch (status.is) {
    case 'none':
      return ''
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
