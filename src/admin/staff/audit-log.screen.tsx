import { useQuery } from '@tanstack/react-query'
import { AUDIT_LIST, type AuditChoices, type AuditRecord } from '#contract/staff/audit.schema.ts'
import { FilterSelect, ListSearch } from '../items/list/list-parts.tsx'
import { ListFrame } from '../items/list/list-frame.tsx'
import { useList, type List } from '../items/list/use-list.ts'
import { callAdmin } from './call-admin.ts'
import { AUDIT_COLUMNS } from './audit-columns.tsx'

const AUDIT_PATH = '/api/admin/audit-log'

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
      columns={AUDIT_COLUMNS}
    />
  )
}

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
