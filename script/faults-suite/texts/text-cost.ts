import { atMost } from '../../benchmark/report/table.ts'
import type { Aim } from '../../benchmark/report/table.ts'

/** What it costs to render a page, or to read a text, once. */
export interface TextCost {
  what: string
  /** The hostile text that it was full of. */
  text: string
  /** Milliseconds of processor time of the thread that does it. */
  ms: number
}

const AIM_MS = 50

/** One figure for each thing that was measured: the text with which it cost most. The dearest comes first. */
export function worstFigures(costs: readonly TextCost[]): Aim[] {
  const worst = new Map<string, TextCost>()
  for (const cost of costs) if (cost.ms > (worst.get(cost.what)?.ms ?? -1)) worst.set(cost.what, cost)
  return [...worst.values()]
    .toSorted((a, b) => b.ms - a.ms)
    .map(({ what, text, ms }) => atMost(`${what}: ${text}`, ms, AIM_MS, ' ms', 1))
}
