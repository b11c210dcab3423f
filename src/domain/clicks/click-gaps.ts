/** A stretch of time: from the first instant to the second, which is excluded. */
export interface Stretch {
  from: Date
  to: Date
}

/** What of a stretch no part covers, oldest first. The parts may be in any order and reach beyond the stretch. */
export function gapsOf({ from, to }: Stretch, parts: readonly Stretch[]): Stretch[] {
  const gaps: Stretch[] = []
  let reached = from
  for (const part of parts.toSorted((a, b) => a.from.getTime() - b.from.getTime())) {
    if (part.to <= reached || part.from >= to) continue
    if (part.from > reached) gaps.push({ from: reached, to: part.from })
    reached = part.to
  }
  if (reached < to) gaps.push({ from: reached, to })
  return gaps
}
