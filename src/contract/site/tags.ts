/**
 * What a kept page or answer shows, and what a change touches; 1010_changes.sql writes them. A page carries the
 * tags of everything that would change it, and goes when one of them changes.
 */
export type Tag =
  /** So much changed that nothing that is kept can be trusted. */
  | 'all'
  /** One thing: what its page says, its review sums among it. */
  | `${'casino' | 'bonus' | 'game' | 'post'}:${number}`
  /** Anything of the kind: which there are, their order, their numbers. */
  | 'casinos'
  | 'bonuses'
  | 'games'
  | 'posts'
  | 'reviews'
  /** The same without what reviews move: which there are and what staff wrote. */
  | `saved:${'casinos' | 'bonuses' | 'games'}`
  /** A rule of staff for an address without a page, and all of them at once (1010_changes.sql). No page shows them. */
  | `redirect:${number}`
  | 'redirects'
  /** The affiliate programmes (1010_changes.sql), of which outbound links need something. No page shows them. */
  | 'links'
  /** The public memory (1011_facts.sql): that an entry was added or removed. */
  | 'facts'
  /** The landing pages (1010_changes.sql): which there are and what they say. */
  | 'landings'
  /** The settings that staff save (1010_changes.sql): every page shows some of them, so none has to name it. */
  | 'site'

/** Collects what a response shows while it is rendered. A response is cached only when `add` was called, if only without tags. */
export interface Shown {
  add(...tags: Tag[]): void
}
