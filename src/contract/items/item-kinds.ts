/** The four kinds of items that staff write, with their names in various places. */
export const ITEM_KINDS = ['casino', 'bonus', 'game', 'post'] as const
export type ItemKind = (typeof ITEM_KINDS)[number]
/** Everything with versions, drafts and a trash: the four kinds and landing pages. */
export const WRITTEN_KINDS = [...ITEM_KINDS, 'landing'] as const
export type WrittenKind = (typeof WRITTEN_KINDS)[number]
/** Kinds whose address is made from the name when it is left out. */
export type SlugKind = Exclude<ItemKind, 'post'>

export const KIND_OF_LIST = { casinos: 'casino', bonuses: 'bonus', games: 'game' } as const
