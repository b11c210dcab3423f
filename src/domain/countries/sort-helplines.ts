import type { Helpline, Helplines } from '#contract/countries/helplines.ts'

/** All helplines with their country codes. The one of `first` comes first; the others keep their order. */
export function sortHelplines(
  helplines: Helplines,
  first: string | undefined,
): (readonly [code: string, line: Helpline])[] {
  return Object.entries(helplines).toSorted(([a], [b]) => Number(b === first) - Number(a === first))
}
