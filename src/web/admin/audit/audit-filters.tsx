import { useQuery } from '@tanstack/react-query'
import type { AuditChoices, AuditRecord } from '#contract/staff/audit.schema.ts'
import { FilterSelect } from '../list/filter-select.tsx'
import { ListSearch } from '../list/list-search.tsx'
import type { List } from '../list/use-list.ts'
import { callAdmin } from '../session/call-admin.ts'

export const AUDIT_PATH = '/api/admin/audit-log'

const ANY = { values: 'any', preset: '' } as const
const DAY = { values: /^\d{4}-\d{2}-\d{2}$/, preset: '' } as const
export const AUDIT_FILTERS = { username: ANY, kind: ANY, action: ANY, from: DAY, until: DAY } as const

/** Search, person, kind, deed and days. */
export function AuditFilters({ list: { query, change } }: { list: List<AuditRecord> }) {
  const { data: choices } = useQuery({
    queryKey: ['admin', AUDIT_PATH, 'choices'],
    queryFn: ({ signal }) => callAdmin<AuditChoices>(`${AUDIT_PATH}/choices`, { signal }),
  })
  const { search, filters } = query
  const selects = [
    { name: 'username', label: 'Who', all: 'Everybody', texts: choices?.usernames },
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
      <div className="audit__days">
        {DAYS.map(({ name, label }) => (
          <label key={name} className="audit__day">
            <span>{label}</span>
            <input
              className="input"
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

/** Days of the log are days in UTC, wherever the reader is. */
const DAYS = [
  { name: 'from', label: 'From (UTC)' },
  { name: 'until', label: 'Until (UTC)' },
] as const
