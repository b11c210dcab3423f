import type { MetaDescriptor } from 'react-router'
import type { Compared } from '#contract/comparisons/compared.ts'
import type { Indexing } from '#contract/site/indexing.ts'
import { pageMeta } from '../seo/page-meta.ts'
import type { siteOf } from '../shell/site-data.ts'
import { COMPARE_WORDS } from './compare-words.ts'

/** One canonical address for each set, whatever its order and hidden rows. */
export function compareMeta(
  matches: Parameters<typeof siteOf>[0],
  data: { compared: Compared; share?: string | undefined; indexing: Indexing } | undefined,
): MetaDescriptor[] {
  const kind = data?.compared.kind ?? 'casinos'
  const { many, description } = COMPARE_WORDS[kind]
  const names = data === undefined ? [] : chosenOf(data.compared).map(({ name }) => name)
  return pageMeta(matches, {
    title: names.length > 1 ? `${names.join(' vs ')}: ${many} compared` : `Compare ${many} side by side`,
    ...(names.length < 2 && { name: `Compare ${many}` }),
    description: names.length > 1 ? `${names.join(', ')}: ${description}` : description,
    path: data?.indexing.canonical ?? '/compare',
    share: data?.share,
    isPart: data?.indexing.isIndexable === false,
  })
}

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
