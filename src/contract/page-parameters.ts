/** Every query parameter that a public page reads. What is not in here changes nothing on any page. */
import { CASINO_FACET_NAMES } from './casino-facets.ts'

export const PAGE_PARAMETERS: ReadonlySet<string> = new Set([
  ...CASINO_FACET_NAMES,
  'search',
  'sort',
  'page',
  'type',
  'kind',
  'category',
  // The comparison.
  'ids',
  'diff',
  'find',
  // Detail pages.
  'reviews',
  'review',
  'voted',
  'play',
  'tab',
  // The suggestions.
  'q',
  // The router's own: which parts of a page it asks for.
  '_routes',
  'index',
])
