import { writeCompareSearch, type CompareSearch } from '#contract/comparisons/compare-search.ts'
import type { CompareKind } from '#contract/comparisons/compare.ts'
import { COMPARE_LIMIT } from '#contract/comparisons/limits.ts'

interface Words {
  many: string
  one: string
  /** The plural within a sentence. */
  few: string
  description: string
}

export const COMPARE_WORDS: Readonly<Record<CompareKind, Words>> = {
  casinos: {
    many: 'Casinos',
    one: 'Casino',
    few: 'casinos',
    description:
      'Up to three casinos side by side: safety, expert and user scores, licence, welcome offer, payments and features.',
  },
  bonuses: {
    many: 'Bonuses',
    one: 'Bonus',
    few: 'bonuses',
    description:
      'Up to three bonuses side by side: amount, wagering, minimum deposit, highest win and how long each one runs.',
  },
  games: {
    many: 'Games',
    one: 'Game',
    few: 'games',
    description:
      'Up to three games side by side: RTP, volatility, bet range, highest multiplier, provider and ratings.',
  },
}

/** Shown when a search, or the filters alone, find nothing to add. */
export function nothingFound({ find, kind }: Pick<CompareSearch, 'find' | 'kind'>): string {
  return find === '' ? `No ${kind} left that have all of this.` : `No results found for "${find}"`
}

export function compareAddress(search: CompareSearch): string {
  return `/compare?${writeCompareSearch(search)}`
}

/** The comparison with one more column; unchanged when it is there already or three are. Clears the search text. */
export function withColumn(search: CompareSearch, id: number): CompareSearch {
  const fits = search.ids.length < COMPARE_LIMIT && !search.ids.includes(id)
  return { ...search, ids: fits ? [...search.ids, id] : search.ids, find: '', listed: 0 }
}

export function withoutColumn(search: CompareSearch, id: number): CompareSearch {
  return { ...search, ids: search.ids.filter((other) => other !== id), find: '', listed: 0 }
}
