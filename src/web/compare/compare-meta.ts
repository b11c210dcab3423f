import type { MetaDescriptor } from 'react-router'
import { readCompareSearch } from '#contract/comparisons/compare-search.ts'
import type { Compared } from '#contract/comparisons/compared.ts'
import { pageMeta } from '../seo/page-meta.ts'
import type { siteOf } from '../shell/site-data.ts'
import { compareAddress } from './compare-address.ts'
import { COMPARE_WORDS } from './compare-words.ts'

/** One canonical address for a set, whatever its order and whatever is hidden. */
export function compareMeta(
  matches: Parameters<typeof siteOf>[0],
  compared: Compared | undefined,
): MetaDescriptor[] {
  const kind = compared?.kind ?? 'casinos'
  const { many, description } = COMPARE_WORDS[kind]
  const chosen = compared === undefined ? [] : chosenOf(compared)
  const names = chosen.map(({ name }) => name)
  const ids = chosen.map(({ id }) => id).toSorted((a, b) => a - b)
  return pageMeta(matches, {
    title: names.length > 1 ? `${names.join(' vs ')}: ${many} compared` : `Compare ${many}`,
    description: names.length > 1 ? `${names.join(', ')}: ${description}` : description,
    path: ids.length === 0 && kind === 'casinos' ? '/compare' : compareAddress({ ...PLAIN, kind, ids }),
  })
}

const PLAIN = readCompareSearch(new URLSearchParams())

/** Who is compared, by name. */
export function chosenOf(compared: Compared): { id: number; name: string }[] {
  switch (compared.kind) {
    case 'casinos':
      return compared.items.map(({ casino }) => ({ id: casino.id, name: casino.name }))
    case 'bonuses':
      return compared.items.map(({ bonus }) => ({ id: bonus.id, name: bonus.title }))
    case 'games':
      return compared.items.map(({ id, name }) => ({ id, name }))
  }
}
