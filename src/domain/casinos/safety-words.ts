/** Where a safety index comes from, in words for visitors and editors. */
import { formatDate } from '../shared/dates.ts'

interface SetByHand {
  /** A display name; null is the site (decision D-96). */
  setBy: string | null
  /** A day such as "2026-11-22". */
  setOn: string | null
}

export function setByHandWords({ setBy, setOn }: SetByHand, siteName: string): string {
  const day = formatDate(setOn)
  return `Set by hand by ${setBy ?? siteName}${day === undefined ? '' : ` on ${day}`}.`
}
