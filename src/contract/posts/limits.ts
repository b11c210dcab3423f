export const BLOG = { perPage: 12, trending: 3, popularTags: 15 } as const
export const CONTENTS_FROM_HEADINGS = 4
/**
 * How many tags the content of an article may have, how deeply its elements may be nested (what is deeper keeps its
 * text and loses its element), how many of its headings can be linked to and how many of those the table of contents
 * lists, the length of a heading there and in its id (characters), how many of its tables scroll in a box of their own, how many cards of casinos and
 * bonuses are in its text, and how many hosts of its links are looked up. Far above what an article needs: each
 * bounds what one page costs.
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
