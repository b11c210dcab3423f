/** Where a safety index comes from, in words for visitors and editors. */
import { formatDate } from '../shared/dates.ts'

interface SetByHand {
  setBy: string | null
  /** A day such as "2026-11-22". */
  setOn: string | null
}

/** Who set a total by hand, and when. */
export function setByHandWords({ setBy, setOn }: SetByHand): string {
  const day = formatDate(setOn)
  if (setBy !== null && day !== undefined) return `Set by hand by ${setBy} on ${day}.`
  if (setBy !== null) return `Set by hand by ${setBy}, date not stated.`
  if (day !== undefined) return `Set by hand on ${day}, by whom is not stated.`
  return 'Set by hand. By whom and when is not stated.'
}
