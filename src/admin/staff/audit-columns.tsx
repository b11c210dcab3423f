import { Link } from 'react-router'
import { labelOf } from '#contract/items/field-labels.ts'
import { itemFormPath } from '#contract/items/item-form-path.ts'
import { WRITTEN_KINDS } from '#contract/items/item-kinds.ts'
import { type AuditRecord } from '#contract/staff/audit.schema.ts'
import { AdminTime } from '../items/list/list-parts.tsx'
import { type DataColumn } from '../items/list/data-table.tsx'

const LINK = 'text-link hover:underline'

export const AUDIT_COLUMNS: readonly DataColumn<AuditRecord>[] = [
  {
    label: 'When',
    className: 'max-lg:text-xs max-lg:text-muted-foreground',
    cell: ({ createdAt }) => <AdminTime at={createdAt} />,
  },
  {
    label: 'Who',
    narrow: '',
    cell: ({ username }) => username ?? <span className="mut">not signed in</span>,
  },
  { label: 'What was done', narrow: '', cell: ({ action }) => action },
  {
    label: 'To what',
    narrow: '',
    className: 'whitespace-normal max-lg:flex-[1_0_100%] max-lg:empty:hidden',
    cell: (entry) => <AuditSubject entry={entry} />,
  },
]

/**
 * The subject of an entry: its name, linked to its form while it exists, the changed fields, or the list of a bulk
 * action.
 */
function AuditSubject({ entry }: { entry: AuditRecord }) {
  const { kind, itemId, fields, items } = entry
  const itemKind = WRITTEN_KINDS.find((known) => known === kind)
  const name = nameOf(entry)
  if (kind === null && name === '') return null
  if (itemKind !== undefined && items.length > 0)
    return (
      <details>
        <summary className="min-h-11 cursor-pointer content-center">{name}</summary>
        <ul>
          {items.map((item) => (
            <li key={item.id} className="py-1 pl-4">
              {entry.action === 'deleted' ? (
                item.name
              ) : (
                <Link className={LINK} to={itemFormPath(itemKind, item.id)}>
                  {item.name}
                </Link>
              )}
            </li>
          ))}
        </ul>
      </details>
    )
  return (
    <>
      {kind !== null && <span className="mut">{kind === 'landing' ? 'landing page' : kind} </span>}
      <span className="table__wrap">
        {itemKind !== undefined && itemId !== null && entry.isThere ? (
          <Link className={LINK} to={itemFormPath(itemKind, itemId)}>
            {name}
          </Link>
        ) : (
          name
        )}
      </span>
      {fields.length > 0 && (
        <span className="block max-w-144 text-xs text-muted-foreground">
          {fields.map(labelOf).join(', ')}
        </span>
      )}
    </>
  )
}

/** A subject without a name, such as a deleted subscriber, is shown by number. */
function nameOf({ name, itemId }: AuditRecord): string {
  return name === '' && itemId !== null ? `no. ${itemId}` : name
}
