/** The public change history: changes of terms and facts that visitors see. */

export const CHANGED_KINDS = ['casino', 'bonus'] as const
export type ChangedKind = (typeof CHANGED_KINDS)[number]

/** Who a change comes from: the casino changed the fact, or our record was wrong. */
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
/** How many days a change is shown. 1011_facts.sql holds the same number. */
export const MOVED_DAYS = 30
/** Entries on one page and in one feed. */
export const CHANGES_AT_A_TIME = 50
