/**
 * What a cached response shows, and what a change touches; the triggers of 1010_changes.sql write the tags. A response
 * carries the tags of everything that could change it, and is dropped when one of them changes.
 */
export type Tag =
  /** Too much changed to keep any cached response. */
  | 'all'
  /** One item: the contents of its page, including the sums of its reviews. */
  | `${'casino' | 'bonus' | 'game' | 'post'}:${number}`
  /** Any change of the kind: which items exist, their order, their figures. */
  | 'casinos'
  | 'bonuses'
  | 'games'
  | 'posts'
  | 'reviews'
  /** Like the tag of the kind, without changes by reviews: which items exist, and what staff wrote. */
  | `saved:${'casinos' | 'bonuses' | 'games'}`
  /** One redirect rule, or all of them (1010_changes.sql). No page shows them. */
  | `redirect:${number}`
  | 'redirects'
  /** The affiliate programmes (1010_changes.sql), which outbound links use. No page shows them. */
  | 'links'
  /** The public change history (1011_facts.sql): an entry was added or removed. */
  | 'facts'
  /** The landing pages (1010_changes.sql): which exist and what they say. */
  | 'landings'
  /** The settings (1010_changes.sql). Every page shows some of them, so none has to name this tag. */
  | 'site'

/**
 * Collects the tags of a response while it is rendered. A response is cached only when `add` was called, with or
 * without tags.
 */
export interface Shown {
  add(...tags: Tag[]): void
}
