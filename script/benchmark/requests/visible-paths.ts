import { paths } from '#contract/shared/paths.ts'
import { bonusSlug, itemSlug } from '#domain/shared/slugs.ts'
import { makeCatalogue } from '../fill/make-catalogue.ts'
import { SIZES } from '../fill/sizes.ts'
import type { SizeName } from '../fill/sizes.ts'
import { visibleIds } from './visible-ids.ts'

/** The addresses of what visitors can see, by kind and in the order of the ids: those that the database makes. */
export function visiblePaths(size: SizeName): Record<'casinos' | 'bonuses' | 'games', string[]> {
  const { casinos, bonuses, games } = makeCatalogue(SIZES[size])
  const ids = visibleIds(size)
  const slugs = {
    casinos: numbered(casinos.map(({ name }) => itemSlug(name, 'casino'))),
    bonuses: numbered(bonuses.map(({ title, casino }) => bonusSlug(title, casino))),
    games: numbered(games.map(({ name }) => itemSlug(name, 'game'))),
  }
  const of = (kind: keyof typeof ids, path: (item: { slug: string }) => string) =>
    ids[kind].map((id) => path({ slug: slugs[kind][id - 1] ?? '' }))
  return {
    casinos: of('casinos', paths.casino),
    bonuses: of('bonuses', paths.bonus),
    games: of('games', paths.game),
  }
}

/** The second of a name is name-2; a long one is cut for its number, as `numbered_slug` of the database does. */
function numbered(slugs: readonly string[]): string[] {
  const counts = new Map<string, number>()
  return slugs.map((slug) => {
    const count = (counts.get(slug) ?? 0) + 1
    counts.set(slug, count)
    return count === 1 ? slug : `${slug.slice(0, 79 - String(count).length).replace(/-+$/, '')}-${count}`
  })
}
