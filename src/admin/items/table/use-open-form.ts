import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { itemFormPath } from '#contract/items/item-form-path.ts'
import type { ItemKind, WrittenKind } from '#contract/items/item-kinds.ts'
import { idIn } from '../../id-in.ts'
import { withListQuery } from '../list/list-query.ts'

/** Opens the forms of a table: a dialog over it, or a page that returns to this search. */
export function useOpenForm(kind: WrittenKind) {
  const navigate = useNavigate()
  const { search } = useLocation()
  const [parameters, setParameters] = useSearchParams()
  const state = { table: search } satisfies FromTable
  return {
    linkTo: (id: number) =>
      kind === 'post'
        ? { to: itemFormPath(kind, id), state }
        : { to: `?${withListQuery(parameters, { edit: String(id) }).toString()}`, preventScrollReset: true },
    /** A new form may be a copy of the item `from`. */
    open: (id: number | 'new', from?: number) => {
      if (kind === 'post') void navigate(itemFormPath(kind, id, { from }), { state })
      else
        setParameters(withListQuery(parameters, { edit: String(id), from: from?.toString() }), {
          preventScrollReset: true,
        })
    },
  }
}

export interface FromTable {
  table: string
}

/** The query of the table that a page was opened from; otherwise empty. */
export function tableQueryIn(state: unknown): string {
  const { table } = (state ?? {}) as Partial<FromTable>
  return typeof table === 'string' && table.startsWith('?') ? table : ''
}

/**
 * The current address of a form that an older address, such as a bookmark, opens with `edit`; undefined for an address
 * of the table alone.
 */
export function useMovedForm(kind: ItemKind): { to: string; state: FromTable } | undefined {
  const [parameters] = useSearchParams()
  const edit = parameters.get('edit')
  const id = edit === 'new' ? 'new' : idIn(edit)
  if (id === undefined) return undefined
  const [draft, from] = [idIn(parameters.get('draft')), idIn(parameters.get('from'))]
  const table = withListQuery(parameters, { edit: undefined, draft: undefined }).toString()
  return {
    to: itemFormPath(kind, id, { draft, from: id === 'new' ? from : undefined }),
    state: { table: table === '' ? '' : `?${table}` },
  }
}

/** Reloads all data of the admin area, because deleting a casino affects bonuses, links and counts. */
export function useAfterChange(): () => void {
  const client = useQueryClient()
  return useCallback(() => void client.invalidateQueries({ queryKey: ['admin'] }), [client])
}
