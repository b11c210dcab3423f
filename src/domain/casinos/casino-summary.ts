/** A description as its page opens with it, and the paragraphs of one that is longer. */

/** Characters: about five lines in the header card. */
const LONGEST = 400

export interface CasinoSummary {
  summary: string
  /** The whole description, paragraph by paragraph, where the summary is not all of it; else empty. */
  paragraphs: string[]
}

/**
 * A short description of one paragraph is its own summary. Of a longer one the first paragraph is, or as much of it as
 * 400 characters hold, up to a word's end and an ellipsis. Blank lines part paragraphs; single line breaks stay in them.
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
