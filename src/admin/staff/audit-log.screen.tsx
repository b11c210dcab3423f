import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { labelOf } from '#contract/items/field-labels.ts'
import { itemFormPath } from '#contract/items/item-form-path.ts'
import { WRITTEN_KINDS } from '#contract/items/item-kinds.ts'
import { AUDIT_LIST, type AuditChoices, type AuditRecord } from '#contract/staff/audit.schema.ts'
import { AdminTime, FilterSelect, ListSearch } from '../items/list/list-parts.tsx'
import { ListFrame } from '../items/list/list-frame.tsx'
import { DataTable, type DataColumn } from '../items/list/data-table.tsx'
import { useList, type List } from '../items/list/use-list.ts'
import { callAdmin } from './call-admin.ts'

const LINK = 'text-link hover:underline'
const AUDIT_PATH = '/api/admin/audit-log'

const COLUMNS: readonly DataColumn<AuditRecord>[] = [
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
    className: 'whitespace-normal max-lg:flex-[1_0_100%]',
    cell: (entry) => <AuditSubject entry={entry} />,
  },
]

/** All sign-ins and changes. */
export default function AuditLogScreen() {
  const list = useList<AuditRecord>(AUDIT_PATH, AUDIT_LIST.filters)
  return (
    <ListFrame
      title="Audit log"
      one="entry"
      many="entries"
      list={list}
      narrowed="No entry matches these filters."
      empty="Nothing was done yet."
      toolbar={<AuditFilters list={list} />}
    >
      {(entries) => <DataTable caption="Audit log" rows={entries} keyOf={({ id }) => id} columns={COLUMNS} />}
    </ListFrame>
  )
}

/**
 * The subject of an entry: its name, linked to its form while it exists, the changed fields, or the list of a bulk
 * action.
 */
function AuditSubject({ entry }: { entry: AuditRecord }) {
  const { kind, itemId, fields, items } = entry
  const itemKind = WRITTEN_KINDS.find((known) => known === kind)
  const name = nameOf(entry)
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

/** Search, person, kind, action and days. */
function AuditFilters({ list: { query, change } }: { list: List<AuditRecord> }) {
  const { data: choices } = useQuery({
    queryKey: ['admin', AUDIT_PATH, 'choices'],
    queryFn: ({ signal }) => callAdmin<AuditChoices>(`${AUDIT_PATH}/choices`, { signal }),
  })
  const { search, filters } = query
  const selects = [
    { name: 'username', label: 'Who', all: 'Everyone', texts: choices?.usernames },
    { name: 'kind', label: 'To what', all: 'Every kind', texts: choices?.kinds },
    { name: 'action', label: 'What was done', all: 'Everything', texts: choices?.actions },
  ]
  return (
    <>
      <ListSearch what="entries" value={search} onSearch={(text) => change({ search: text })} />
      {selects.map(({ name, label, all, texts = [] }) => (
        <FilterSelect
          key={name}
          label={label}
          options={[{ value: '', label: all }, ...texts.map((text) => ({ value: text, label: text }))]}
          value={filters[name] ?? ''}
          onChange={(value) => change({ [name]: value })}
        />
      ))}
      <div className="flex-[1_1_100%] grid grid-cols-[repeat(2,minmax(0,12rem))] gap-3">
        {DAYS.map(({ name, label }) => (
          <label key={name} className="text-xs text-muted-foreground">
            <span>{label}</span>
            <input
              className="input mt-1 w-full"
              type="date"
              value={filters[name] ?? ''}
              onChange={(event) => change({ [name]: event.currentTarget.value })}
            />
          </label>
        ))}
      </div>
    </>
  )
}

/** Days are UTC days, wherever the reader is. */
const DAYS = [
  { name: 'from', label: 'From (UTC)' },
  { name: 'until', label: 'Until (UTC)' },
] as const
