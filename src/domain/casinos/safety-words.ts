/** The origin of a safety index in words, for visitors and editors. */
import { formatDate } from '../shared/dates.ts'

interface SetByHand {
  /** A display name; null for the site itself (decision D-96). */
  setBy: string | null
  /** A day such as "2026-11-22". */
  setOn: string | null
}

export function setByHandWords({ setBy, setOn }: SetByHand, siteName: string): string {
  const day = formatDate(setOn)
  return `Set by hand by ${setBy ?? siteName}${day === undefined ? '' : ` on ${day}`}.`
}
