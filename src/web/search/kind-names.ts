import type { SearchKind } from '#contract/search/site-search.ts'
import { paths } from '#contract/shared/paths.ts'
import { counted } from '#domain/shared/counted.ts'

export const KIND_NAMES: Readonly<Record<SearchKind, string>> = {
  casinos: 'Casinos',
  bonuses: 'Bonuses',
  games: 'Games',
  posts: 'Articles',
}

const ONE: Readonly<Record<SearchKind, string>> = {
  casinos: 'casino',
  bonuses: 'bonus',
  games: 'game',
  posts: 'article',
}

/** "3 games", "1 game". */
export function countedKind(kind: SearchKind, count: number): string {
  return counted(count, ONE[kind], KIND_NAMES[kind].toLowerCase())
}

export const KIND_PATHS: Readonly<Record<SearchKind, (query: string) => string>> = {
  casinos: paths.casinos,
  bonuses: paths.bonuses,
  games: paths.games,
  posts: paths.blog,
}
