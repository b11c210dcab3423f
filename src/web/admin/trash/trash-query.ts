/** What the trash shows, as it stands in the address. */
import { WRITTEN_KINDS } from '#contract/items/item-kinds.ts'
import type { WrittenKind } from '#contract/items/item-kinds.ts'

export interface TrashQuery {
  /** Undefined: all of them. */
  kind: WrittenKind | undefined
  /** From 1. */
  page: number
}

/** Whatever cannot be read counts as not said. */
export function readTrashQuery(parameters: URLSearchParams): TrashQuery {
  const page = Number(parameters.get('page') ?? 1)
  return {
    kind: WRITTEN_KINDS.find((known) => known === parameters.get('kind')),
    page: Number.isInteger(page) && page >= 1 && page <= 100_000 ? page : 1,
  }
}

/** The address of a page of the trash; a kind that is none means all. */
export function trashAddress({ kind, page }: { kind: string | undefined; page: number }): URLSearchParams {
  return new URLSearchParams({
    ...(WRITTEN_KINDS.some((known) => known === kind) && { kind: String(kind) }),
    ...(page > 1 && { page: String(page) }),
  })
}

/** The call that answers it. */
export function trashCall({ kind, page }: TrashQuery, pageSize: number): string {
  const asked = new URLSearchParams({ page: String(page), pageSize: String(pageSize) })
  if (kind !== undefined) asked.set('kind', kind)
  return `/api/admin/trash?${asked.toString()}`
}
