import { useSearchParams } from 'react-router'
import { itemFormPath } from '#contract/items/item-form-path.ts'
import type { ItemKind } from '#contract/items/item-kinds.ts'
import { idIn } from '../id-in.ts'
import { withTableQuery } from './rows-query.ts'
import type { FromTable } from './use-open-form.ts'

/**
 * Where a form is now whose dialog an older address opens by `edit`, such as a bookmark; undefined for an address of
 * the table alone.
 */
export function useMovedForm(kind: ItemKind): { to: string; state: FromTable } | undefined {
  const [parameters] = useSearchParams()
  const edit = parameters.get('edit')
  const id = edit === 'new' ? 'new' : idIn(edit)
  if (id === undefined) return undefined
  const [draft, from] = [idIn(parameters.get('draft')), idIn(parameters.get('from'))]
  const table = withTableQuery(parameters, { edit: undefined, draft: undefined }).toString()
  return {
    to: itemFormPath(kind, id, { draft, from: id === 'new' ? from : undefined }),
    state: { table: table === '' ? '' : `?${table}` },
  }
}
