/** The summary at the top of a page, and the paragraphs of a longer description. */

/** Length of the summary in characters: about five lines in the header card. */
const LONGEST = 400

export interface CasinoSummary {
  summary: string
  /** The paragraphs of the whole description, where the summary is not all of it; else empty. */
  paragraphs: string[]
}

/**
 * A short description of one paragraph is its own summary. Otherwise the summary is the first paragraph, cut to 400
 * characters at the end of a word, with an ellipsis. Blank lines separate paragraphs; single line breaks are kept.
 */
export function casinoSummary(description: string): CasinoSummary {
  const paragraphs = description
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '')
  const first = paragraphs[0] ?? ''
  const isShort = first.length <= LONGEST
  if (isShort && paragraphs.length <= 1) return { summary: first, paragraphs: [] }
  return { summary: isShort ? first : cut(first), paragraphs }
}

function cut(text: string): string {
  const start = text.slice(0, LONGEST)
  const end = start.lastIndexOf(' ')
  return `${start.slice(0, end > LONGEST / 2 ? end : LONGEST - 1).replace(/[\uD800-\uDBFF]$/, '')}…`
}
