import type { FoundSign, QueuedReview } from '#contract/reviews/moderation-queue.schema.ts'
import { HELD_REASONS } from '#contract/reviews/moderation.ts'

export function MarkedText({ text, found }: { text: string; found: readonly FoundSign[] }) {
  return markedParts(text, found).map(({ part, from, kind }) =>
    kind === undefined ? (
      part
    ) : (
      <mark key={from} className="found" title={HELD_REASONS[kind]}>
        {part}
      </mark>
    ),
  )
}

export function foundIn(review: QueuedReview, field: FoundSign['field']): FoundSign[] {
  return review.found.filter((sign) => sign.field === field)
}

/** A part of a text; `kind` names the finding. */
export interface MarkedPart {
  part: string
  from: number
  kind: FoundSign['kind'] | undefined
}

/** Splits a text at its findings. Of two overlapping ones the first is marked whole, and the second after it. */
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
