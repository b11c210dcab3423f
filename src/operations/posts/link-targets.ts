import type { LinkKind, LinkTarget } from '#contract/posts/link-targets.schema.ts'
import { paths } from '#contract/shared/paths.ts'
import {
  findLinkTarget,
  searchLinkTargets,
  type FoundTarget,
  type TargetQuery,
} from '#db/queries/posts/link-targets.ts'
import type { App } from '../app/app.ts'

/** Link targets whose name contains the text. */
export async function findLinkTargets(
  { db, now }: App,
  query: Pick<TargetQuery, 'kinds' | 'text'>,
): Promise<LinkTarget[]> {
  return (await searchLinkTargets(db, { ...query, now: now() })).map(withPath)
}

/** The target with this id; empty when it was deleted. */
export async function listLinkTarget(
  { db, now }: App,
  { kind, id }: { kind: LinkKind; id: number },
): Promise<LinkTarget[]> {
  const found = await findLinkTarget(db, { kind, id, now: now() })
  return found === undefined ? [] : [withPath(found)]
}

function withPath({ slug, ...target }: FoundTarget): LinkTarget {
  return { ...target, path: PATHS[target.kind](slug) }
}

const PATHS: Readonly<Record<LinkKind, (slug: string) => string>> = {
  casino: (slug) => paths.casino({ slug }),
  bonus: (slug) => paths.bonus({ slug }),
  game: (slug) => paths.game({ slug }),
  post: paths.post,
}
