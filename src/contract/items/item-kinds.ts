/** The four kinds of thing that staff write, and what each is called where. */
export const ITEM_KINDS = ['casino', 'bonus', 'game', 'post'] as const
export type ItemKind = (typeof ITEM_KINDS)[number]
/** What staff write with versions, drafts and a trash: these and the landing pages of their lists. */
export const WRITTEN_KINDS = [...ITEM_KINDS, 'landing'] as const
export type WrittenKind = (typeof WRITTEN_KINDS)[number]
/** Those whose address is made from their name when it is left out. */
export type SlugKind = Exclude<ItemKind, 'post'>

export const KIND_OF_LIST = { casinos: 'casino', bonuses: 'bonus', games: 'game' } as const

/** The part of an address that stands for the kind: /admin/casinos and /api/admin/casinos. */
export const ITEM_PATHS: Readonly<Record<WrittenKind, string>> = {
  casino: 'casinos',
  bonus: 'bonuses',
  game: 'games',
  post: 'blog',
  landing: 'landing-pages',
}

/** How refusals name one. */
export const ITEM_NOUNS = {
  casino: 'Casino',
  bonus: 'Bonus',
  game: 'Game',
  post: 'Article',
  landing: 'Landing page',
} as const

export const ITEM_MANY: Readonly<Record<WrittenKind, string>> = {
  casino: 'casinos',
  bonus: 'bonuses',
  game: 'games',
  post: 'articles',
  landing: 'landing pages',
}

/** What a save answers; the casino form speaks Serbian, as its editors do. */
export const ITEM_SAVED: Readonly<
  Record<WrittenKind, { created: string; updated: string; deleted: string }>
> = {
  casino: { created: 'Kazino kreiran', updated: 'Kazino ažuriran', deleted: 'Kazino obrisan' },
  bonus: { created: 'Bonus created', updated: 'Bonus updated', deleted: 'Bonus deleted' },
  game: { created: 'Game created', updated: 'Game updated', deleted: 'Game deleted' },
  post: { created: 'Post created', updated: 'Post updated', deleted: 'Post deleted' },
  landing: {
    created: 'Landing page created',
    updated: 'Landing page updated',
    deleted: 'Landing page deleted',
  },
}
