import type { FoundPage } from '#contract/items/found-page.ts'
import { paths } from '#contract/shared/paths.ts'
import { findMovedItem, listLatestArticles } from '#db/queries/items/moved-items.ts'
import type { App } from '../app/app.ts'

/**
 * The page that had this address before: an article by its slug, a landing page by its list and slug (`casinos/bitcoin`).
 * Undefined when no page had it, or when visitors may not see the one that had.
 */
export async function findMovedPage(
  { db }: Pick<App, 'db'>,
  kind: 'post' | 'landing',
  address: string,
): Promise<FoundPage> {
  // As addresses are written; anything else asks no database.
  if (!/^[a-z\d/-]{1,320}$/.test(address)) return undefined
  const moved = await findMovedItem(db, kind, address)
  if (moved === undefined) return undefined
  const { id, address: present, isShown } = moved
  if (present !== null)
    return isShown ? { id, path: kind === 'post' ? paths.post(present) : `/${present}` } : undefined
  const others = kind === 'post' ? await listLatestArticles(db, ALTERNATIVES) : []
  return { kind, alternatives: others.map(({ slug, title }) => ({ to: paths.post(slug), label: title })) }
}

const ALTERNATIVES = 3
