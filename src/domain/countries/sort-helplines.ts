import { HELPLINES } from '#contract/countries/helplines.ts'
import type { Helpline } from '#contract/countries/helplines.ts'

/** All helplines with their country codes, that of `first` before the others, which are in the order of their names. */
export function sortHelplines(first: string | undefined): (readonly [code: string, line: Helpline])[] {
  return Object.entries(HELPLINES).toSorted(([a], [b]) => Number(b === first) - Number(a === first))
}
