/** What can be compared; anything unknown means casinos (decision D-46). */
export const COMPARE_KINDS = ['casinos', 'bonuses', 'games'] as const
export type CompareKind = (typeof COMPARE_KINDS)[number]
