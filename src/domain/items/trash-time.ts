import { DAY_MS } from '#contract/shared/durations.ts'
import { TRASH_DAYS } from '#contract/items/limits.ts'

/** How long a deleted item can still be restored: "29 days left", "1 day left" or "Less than a day left". */
export function trashTimeLeft(deletedAt: string, now: Date): string {
  const left = new Date(deletedAt).getTime() + TRASH_DAYS * DAY_MS - now.getTime()
  const days = Math.floor(left / DAY_MS)
  if (days < 1) return 'Less than a day left'
  return days === 1 ? '1 day left' : `${days} days left`
}
