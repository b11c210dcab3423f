import type { FoundPage } from '#contract/items/found-page.ts'
import type { SlugKind } from '#contract/items/item-kinds.ts'
import { FORM } from '#contract/items/limits.ts'
import { paths } from '#contract/shared/paths.ts'
import { listAlternatives } from '#db/queries/items/alternatives.ts'
import { findAddressee } from '#db/queries/items/slugs.ts'
import type { App } from '../app/app.ts'

/**
 * The page of an item by its slug in any case, a former slug, or its id. Undefined for items hidden from visitors, as
 * if they did not exist.
 */
export async function findPage({ db, now }: App, kind: SlugKind, name: string): Promise<FoundPage> {
  const address = readAddress(name)
  const found = address === undefined ? undefined : await findAddressee(db, kind, address)
  if (found === undefined) return undefined
  const { id, slug, isShown } = found
  if (slug !== null) return isShown ? { id, path: paths[kind]({ slug }) } : undefined
  const others = await listAlternatives(db, kind, { now: now(), limit: ALTERNATIVES })
  return { kind, alternatives: others.map((other) => ({ to: paths[kind](other), label: other.name })) }
}

const ALTERNATIVES = 3
const MAX_ID = 2_147_483_647

/** Digits alone are an id, because no slug consists of digits. */
function readAddress(name: string): number | string | undefined {
  if (!/^\d+$/.test(name))
    return name.length <= FORM.itemSlug && SLUG.test(name) ? name.toLowerCase() : undefined
  return /^[1-9]\d{0,9}$/.test(name) && Number(name) <= MAX_ID ? Number(name) : undefined
}

const SLUG = /^[a-z\d-]+$/i
