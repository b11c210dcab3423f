import { paths } from '../shared/paths.ts'
import { KINDS } from './kinds.ts'
import type { WrittenKind } from './item-kinds.ts'

interface Opening {
  draft?: number | undefined
  /** The item to copy into a new one. */
  from?: number | undefined
}

/** The address of an item's form. Articles have a page of their own; the other kinds open a dialog over their table. */
export function itemFormPath(kind: WrittenKind, id: number | 'new', { draft, from }: Opening = {}): string {
  const query = new URLSearchParams({
    ...(kind !== 'post' && { edit: String(id) }),
    ...(draft !== undefined && { draft: String(draft) }),
    ...(from !== undefined && { from: String(from) }),
  }).toString()
  const path = kind === 'post' ? `${KINDS.post.path}/${id}` : KINDS[kind].path
  return paths.admin(query === '' ? path : `${path}?${query}`)
}
