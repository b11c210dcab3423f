/** The public memory: what changed of a term or fact that visitors could see. */

export const CHANGED_KINDS = ['casino', 'bonus'] as const
export type ChangedKind = (typeof CHANGED_KINDS)[number]

/** Who made a change: the casino changed it, or we had it wrong. */
export const CHANGE_MAKERS = ['casino', 'correction'] as const
export type ChangeMaker = (typeof CHANGE_MAKERS)[number]

export const MAKER_WORDS: Readonly<Record<ChangeMaker, string>> = {
  casino: 'Changed by the casino',
  correction: 'Our correction',
}

/** The latest change for better or worse of a casino or bonus. */
export interface Moved {
  direction: 'better' | 'worse'
  /** A day such as "2026-05-03". */
  on: string
  /** "Got worse on 3 May". */
  says: string
}
/** Days that it is shown; 1011_facts.sql has the same. */
export const MOVED_DAYS = 30
/** Entries of a page and of a feed. */
export const CHANGES_AT_A_TIME = 50
