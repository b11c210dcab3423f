import type { ItemKind } from '#contract/items/item-kinds.ts'
import { listPresentNames } from '#db/queries/redirects/present-pages.ts'
import { isFixedPage, itemAddress } from '#domain/redirects/reserved-addresses.ts'
import type { App } from '../app/app.ts'

const AT_ONCE = 5_000

/** The addresses (in comparable form) with a page, or with a redirect from a former name of one. */
export async function presentPages({ db }: Pick<App, 'db'>, keys: readonly string[]): Promise<Set<string>> {
  const present = new Set(keys.filter(isFixedPage))
  const keysOf = new Map<ItemKind, Map<string, string[]>>()
  // Thousands of redirects may lead to one page.
  for (const key of new Set(keys)) {
    const item = itemAddress(key)
    if (item === undefined) continue
    const names = keysOf.get(item.kind) ?? new Map<string, string[]>()
    keysOf.set(item.kind, names.set(item.name, [...(names.get(item.name) ?? []), key]))
  }
  for (const [kind, byName] of keysOf) {
    const names = [...byName.keys()]
    for (let start = 0; start < names.length; start += AT_ONCE)
      // oxlint-disable-next-line no-await-in-loop -- one after the other: an import may name very many
      for (const { name } of await listPresentNames(db, kind, names.slice(start, start + AT_ONCE)))
        for (const key of byName.get(name) ?? []) present.add(key)
  }
  return present
}
