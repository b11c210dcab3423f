import { KINDS } from './kinds.ts'
import type { WrittenKind } from './item-kinds.ts'
import { paths } from '../shared/paths.ts'

interface Opening {
  /** The draft that it opens with. */
  draft?: number | undefined
  /** The item that a new one begins as a copy of. */
  from?: number | undefined
}

/** The address of an item's form: articles have a page of their own, the other kinds a dialog over their table. */
export function itemFormPath(kind: WrittenKind, id: number | 'new', { draft, from }: Opening = {}): string {
  const query = new URLSearchParams({
    ...(kind !== 'post' && { edit: String(id) }),
    ...(draft !== undefined && { draft: String(draft) }),
    ...(from !== undefined && { from: String(from) }),
  }).toString()
  const path = kind === 'post' ? `${KINDS.post.path}/${id}` : KINDS[kind].path
  return paths.admin(query === '' ? path : `${path}?${query}`)
}
