import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { itemFormPath } from '#contract/items/item-form-path.ts'
import type { WrittenKind } from '#contract/items/item-kinds.ts'
import { withTableQuery } from './rows-query.ts'

/** Opens the forms of a table: a dialog over it, or a page of its own that finds its way back to this search. */
export function useOpenForm(kind: WrittenKind) {
  const navigate = useNavigate()
  const { search } = useLocation()
  const [parameters, setParameters] = useSearchParams()
  const state = { table: search } satisfies FromTable
  return {
    /** Of a link to the form. */
    linkTo: (id: number) =>
      kind === 'post'
        ? { to: itemFormPath(kind, id), state }
        : {
            to: `?${withTableQuery(parameters, { edit: String(id) }).toString()}`,
            preventScrollReset: true,
          },
    /** A new form may begin as a copy of the item `from`. */
    open: (id: number | 'new', from?: number) => {
      if (kind === 'post') void navigate(itemFormPath(kind, id, { from }), { state })
      else
        setParameters(withTableQuery(parameters, { edit: String(id), from: from?.toString() }), {
          preventScrollReset: true,
        })
    },
  }
}

/** The state of a location that was opened from a table. */
export interface FromTable {
  /** The query of the table, with its question mark; empty without one. */
  table: string
}

/** The query of the table that a page was opened from; empty when it was opened otherwise. */
export function tableQueryIn(state: unknown): string {
  const { table } = (state ?? {}) as Partial<FromTable>
  return typeof table === 'string' && table.startsWith('?') ? table : ''
}
