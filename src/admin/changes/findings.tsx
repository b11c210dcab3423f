import { Link } from 'react-router'
import { labelOf } from '#contract/items/field-labels.ts'
import { itemFormPath } from '#contract/items/item-form-path.ts'
import type { ListedFinding } from '#contract/lint/findings.schema.ts'
import { Badge } from '#ui/badge.tsx'
import { ListFrame } from '../items/list/list-frame.tsx'
import { AdminTime } from '../items/list/list-parts.tsx'
import type { DataColumn } from '../items/list/data-table.tsx'
import { useList } from '../items/list/use-list.ts'
import { ReasonButton } from './reason-button.tsx'

export function Findings() {
  const list = useList<ListedFinding>('/api/admin/findings')
  return (
    <ListFrame
      title="Findings"
      one="finding"
      many="findings"
      list={list}
      empty="No offer or casino breaks a rule."
      keyOf={({ kind, itemId, code, field }) => `${kind} ${itemId} ${code} ${field}`}
      columns={FINDINGS}
      actions={({ kind, itemId, code, field, name, words, isBlocking }) =>
        !isBlocking && (
          <ReasonButton
            label={
              <>
                Not a fault<span className="sr">: {name}</span>
              </>
            }
            title="Not a fault, because …"
            confirm="End the finding"
            path="/api/admin/findings/excuse"
            payload={{ kind, itemId, code, field }}
            failed="It could not be ended"
          >
            {words} It comes back when the item is saved again.
          </ReasonButton>
        )
      }
    />
  )
}

const FINDINGS: readonly DataColumn<ListedFinding>[] = [
  {
    label: 'Where',
    cell: ({ kind, itemId, name, field }) => (
      <span className="table__wrap">
        <Link className="link" to={itemFormPath(kind, itemId)}>
          {name}
        </Link>{' '}
        <span className="mut">{labelOf(field)}</span>
      </span>
    ),
  },
  {
    label: 'What',
    cell: ({ isBlocking, words, source }) => (
      <span className="table__wrap">
        {isBlocking && <Badge tone="chip">Blocks saving</Badge>} {words}{' '}
        <span className="xs mut">{source}</span>
      </span>
    ),
  },
  { label: 'It says', cell: ({ excerpt }) => <span className="table__wrap">{excerpt}</span> },
  { label: 'Found', cell: ({ foundAt }) => <AdminTime at={foundAt} /> },
]
