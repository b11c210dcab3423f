export const BLOG = { perPage: 12, trending: 3, popularTags: 15 } as const
export const CONTENTS_FROM_HEADINGS = 4
/**
 * Limits that bound the cost of one page, far above what an article needs. How many tags the content may have; how
 * deeply elements may be nested (deeper ones keep their text only); how many headings can be linked to and how many of
 * those the table of contents lists; the length of a heading there and in its id (characters); how many tables scroll
 * in a box of their own; how many cards of casinos and bonuses the text may hold; how many hosts of its links are
 * looked up.
 */
export const ARTICLE = {
  tags: 12_000,
  nesting: 100,
  linkedHeadings: 5000,
  listedHeadings: 100,
  headingText: 300,
  boxedTables: 200,
  offers: 40,
  linkedHosts: 500,
} as const
