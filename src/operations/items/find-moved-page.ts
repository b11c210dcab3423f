import type { FoundPage } from '#contract/items/found-page.ts'
import { paths } from '#contract/shared/paths.ts'
import { listAlternatives } from '#db/queries/items/alternatives.ts'
import { findMovedItem } from '#db/queries/items/slugs.ts'
import type { App } from '../app/app.ts'

/**
 * The page that had this address before: an article by its slug, a landing page by list and slug (`casinos/bitcoin`).
 * Undefined when there was none, or the page is hidden.
 */
export async function findMovedPage(
  { db, now }: Pick<App, 'db' | 'now'>,
  kind: 'post' | 'landing',
  address: string,
): Promise<FoundPage> {
  // Other spellings cannot match, so no query is needed.
  if (!/^[a-z\d/-]{1,320}$/.test(address)) return undefined
  const moved = await findMovedItem(db, kind, address)
  if (moved === undefined) return undefined
  const { id, address: present, isShown } = moved
  if (present !== null)
    return isShown ? { id, path: kind === 'post' ? paths.post(present) : `/${present}` } : undefined
  const others = kind === 'post' ? await listAlternatives(db, kind, { now: now(), limit: ALTERNATIVES }) : []
  return { kind, alternatives: others.map(({ slug, name }) => ({ to: paths.post(slug), label: name })) }
}

const ALTERNATIVES = 3
