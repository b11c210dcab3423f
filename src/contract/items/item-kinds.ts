/** The four kinds of thing that staff write, and what each is called where. */
export const ITEM_KINDS = ['casino', 'bonus', 'game', 'post'] as const
export type ItemKind = (typeof ITEM_KINDS)[number]
/** What staff write with versions, drafts and a trash: these and the landing pages of their lists. */
export const WRITTEN_KINDS = [...ITEM_KINDS, 'landing'] as const
export type WrittenKind = (typeof WRITTEN_KINDS)[number]
/** Those whose address is made from their name when it is left out. */
export type SlugKind = Exclude<ItemKind, 'post'>

export const KIND_OF_LIST = { casinos: 'casino', bonuses: 'bonus', games: 'game' } as const
