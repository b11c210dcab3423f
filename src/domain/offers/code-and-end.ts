/** Reads an offer's code and last day from a text. */

/** The code that a text names, as typed: "code LEVEL500". */
export function codeIn(text: string): string | undefined {
  return /\b[Cc]ode:?\s+[“"']?([A-Z\d]{4,20})\b/.exec(text)?.[1]
}

const MONTHS = 'January|February|March|April|May|June|July|August|September|October|November|December'
const END = new RegExp(
  String.raw`\b(?:until|till|ends?(?: on)?|expires?(?: on)?|valid (?:to|through))\s+(?:(\d{4}-\d\d-\d\d)|(\d{1,2})(?:st|nd|rd|th)?\s+(${MONTHS})\s+(\d{4})|(${MONTHS})\s+(\d{1,2})(?:st|nd|rd|th)?,?\s+(\d{4}))\b`,
  'i',
)

/** The last day of an offer where a text names it in full: "until 31 December 2026" is "2026-12-31". */
export function endIn(text: string): string | undefined {
  const [, iso, before, month, year, named, after, since] = END.exec(text) ?? []
  const at = MONTHS.split('|').indexOf(capitalised(month ?? named ?? '')) + 1
  const two = (number: number | string) => String(number).padStart(2, '0')
  const day = iso ?? (at === 0 ? '' : `${year ?? since}-${two(at)}-${two(before ?? after ?? '')}`)
  const parsed = new Date(`${day}T00:00:00Z`)
  return !Number.isNaN(parsed.getTime()) && parsed.toISOString().startsWith(day) ? day : undefined
}

function capitalised(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1).toLowerCase()
}
