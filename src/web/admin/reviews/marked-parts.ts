import type { FoundSign } from '#contract/reviews/moderation-queue.schema.ts'

/** A part of a text; `kind` says what was found in it. */
export interface MarkedPart {
  part: string
  from: number
  kind: FoundSign['kind'] | undefined
}

/** Cuts a text at what was found in it. Of two that overlap the first is marked whole and the second behind it. */
export function markedParts(text: string, found: readonly FoundSign[]): MarkedPart[] {
  const parts: MarkedPart[] = []
  let end = 0
  for (const { from, to, kind } of found.toSorted((a, b) => a.from - b.from)) {
    const start = Math.max(from, end)
    if (to <= start) continue
    if (start > end) parts.push({ part: text.slice(end, start), from: end, kind: undefined })
    parts.push({ part: text.slice(start, to), from: start, kind })
    end = to
  }
  if (end < text.length) parts.push({ part: text.slice(end), from: end, kind: undefined })
  return parts
}
