/** What can be compared. Any other kind in an address means casinos (decision D-46). */
export const COMPARE_KINDS = ['casinos', 'bonuses', 'games'] as const
export type CompareKind = (typeof COMPARE_KINDS)[number]
