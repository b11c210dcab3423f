import { Link } from 'react-router'
import type { AuditRecord } from '#contract/staff/audit.schema.ts'
import { labelOf } from '#contract/items/field-labels.ts'
import { itemFormPath } from '#contract/items/item-form-path.ts'
import { WRITTEN_KINDS } from '#contract/items/item-kinds.ts'

/** What an entry is about: its name, leading to its form while it is there, the changed fields, or the list of many. */
export function AuditSubject({ entry }: { entry: AuditRecord }) {
  const { kind, itemId, fields, items } = entry
  const itemKind = WRITTEN_KINDS.find((known) => known === kind)
  const name = nameOf(entry)
  if (itemKind !== undefined && items.length > 0)
    return (
      <details className="audit__many">
        <summary>{name}</summary>
        <ul>
          {items.map((item) => (
            <li key={item.id}>
              {entry.action === 'deleted' ? (
                item.name
              ) : (
                <Link to={itemFormPath(itemKind, item.id)}>{item.name}</Link>
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
          <Link className="audit__link" to={itemFormPath(itemKind, itemId)}>
            {name}
          </Link>
        ) : (
          name
        )}
      </span>
      {fields.length > 0 && <span className="audit__fields">{fields.map(labelOf).join(', ')}</span>}
    </>
  )
}

/** What has no name, such as a forgotten subscriber, has a number. */
function nameOf({ name, itemId }: AuditRecord): string {
  return name === '' && itemId !== null ? `no. ${itemId}` : name
}
