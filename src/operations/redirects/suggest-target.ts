import type { ItemKind } from '#contract/items/item-kinds.ts'
import type { RedirectSuggestion } from '#contract/redirects/redirects.schema.ts'
import type { SearchAnswer } from '#contract/search/search.schema.ts'
import { paths } from '#contract/shared/paths.ts'
import { TEXT } from '#contract/shared/limits.ts'
import { cleanSearchText } from '#contract/shared/search-text.ts'
import { listPresentNames } from '#db/queries/redirects/present-pages.ts'
import { suggest } from '#db/queries/search/search.ts'
import { addressNames, searchTexts } from '#domain/redirects/address-names.ts'
import type { App } from '../app/app.ts'

type Target = NonNullable<RedirectSuggestion['target']>

/**
 * The page that a missing address most likely meant: one whose current or former name is part of it, else the best
 * result of a search for its words.
 */
export async function suggestTarget(app: App, address: string): Promise<RedirectSuggestion> {
  const { names, kinds } = addressNames(address)
  return { target: (await byName(app, names, kinds)) ?? (await bySearch(app, names, kinds)) ?? null }
}

async function byName(
  app: App,
  names: readonly string[],
  kinds: readonly ItemKind[],
): Promise<Target | undefined> {
  // A number is an id only where its kind is known, and then the site has redirected it already.
  const slugs = names.filter((name) => !/^\d+$/.test(name))
  const found = await Promise.all(kinds.map((kind) => listPresentNames(app.db, kind, slugs)))
  for (const name of slugs)
    for (const [index, kind] of kinds.entries()) {
      const item = found[index]?.find((present) => present.name === name)
      if (item !== undefined) return { path: pathOf(kind, item.slug), label: item.label }
    }
  return undefined
}

async function bySearch(
  app: App,
  names: readonly string[],
  kinds: readonly ItemKind[],
): Promise<Target | undefined> {
  for (const words of searchTexts(names)) {
    const text = cleanSearchText(words).slice(0, TEXT.search)
    if (text.length < 3) continue
    // oxlint-disable-next-line no-await-in-loop -- the next text is tried only when this one finds nothing
    const answer = await suggest(app, text, { casinos: 1, bonuses: 1, games: 1, posts: 1 }, app.now())
    const target = bestOf(answer, kinds)
    if (target !== undefined) return target
  }
  return undefined
}

/** The kind that the address names, else the first kind of the search results, else a page or list. */
function bestOf(
  { casinos, bonuses, games, posts, intents, order }: SearchAnswer,
  kinds: readonly ItemKind[],
): Target | undefined {
  const found: Partial<Record<ItemKind, Target>> = {
    ...(casinos[0] && { casino: { path: paths.casino(casinos[0]), label: casinos[0].name } }),
    ...(bonuses[0] && { bonus: { path: paths.bonus(bonuses[0]), label: bonuses[0].title } }),
    ...(games[0] && { game: { path: paths.game(games[0]), label: games[0].name } }),
    ...(posts[0] && { post: { path: paths.post(posts[0].slug), label: posts[0].title } }),
  }
  const named = kinds.length === 1 && kinds[0] !== undefined ? found[kinds[0]] : undefined
  const [first] = order.map((kind) => found[KIND_OF[kind]])
  const [intent] = intents.filter(({ to }) => to.startsWith('/'))
  return named ?? first ?? (intent && { path: intent.to, label: intent.label })
}

const KIND_OF = { casinos: 'casino', bonuses: 'bonus', games: 'game', posts: 'post' } as const

function pathOf(kind: ItemKind, slug: string): string {
  return kind === 'post' ? paths.post(slug) : paths[kind]({ slug })
}
