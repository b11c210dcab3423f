export const SHARE_PICTURE = { width: 1200, height: 630 } as const

/** Pages with a share picture of their own: the four kinds of items, comparisons, and lists and fixed pages. */
export const SHARE_KINDS = ['casino', 'bonus', 'game', 'article', 'compare', 'page'] as const
export type ShareKind = (typeof SHARE_KINDS)[number]
