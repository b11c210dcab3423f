import { useQuery } from '@tanstack/react-query'
import type { AuditChoices, AuditRecord } from '#contract/audit.schema.ts'
import { AdminTime } from '../list/admin-time.tsx'
import { FilterSelect } from '../list/filter-select.tsx'
import { ListFrame } from '../list/list-frame.tsx'
import { ListTable } from '../list/list-table.tsx'
import { ListSearch } from '../list/list-search.tsx'
import { useList } from '../list/use-list.ts'
import { OwnerOnly } from '../owner-only.tsx'
import { callAdmin } from '../session/call-admin.ts'

/** Every sign-in and change, for the owner. */
export default function AuditLogScreen() {
  return (
    <OwnerOnly>
      <AuditLog />
    </OwnerOnly>
  )
}

const PATH = '/api/admin/audit-log'
const FILTERS = { username: { values: 'any', preset: '' }, action: { values: 'any', preset: '' } } as const

function AuditLog() {
  const list = useList<AuditRecord>(PATH, FILTERS)
  const { data: choices } = useQuery({
    queryKey: ['admin', PATH, 'choices'],
    queryFn: ({ signal }) => callAdmin<AuditChoices>(`${PATH}/choices`, { signal }),
  })
  const { search, filters } = list.query
  return (
    <ListFrame
      title="Audit log"
      one="entry"
      many="entries"
      list={list}
      empty="Nothing like that was done."
      toolbar={
        <>
          <ListSearch what="entries" value={search} onSearch={(text) => list.change({ search: text })} />
          <FilterSelect
            label="Who"
            options={optionsOf('Everybody', choices?.usernames)}
            value={filters.username ?? ''}
            onChange={(username) => list.change({ username })}
          />
          <FilterSelect
            label="What was done"
            options={optionsOf('Everything', choices?.actions)}
            value={filters.action ?? ''}
            onChange={(action) => list.change({ action })}
          />
        </>
      }
    >
      {(entries) => (
        <ListTable caption="Audit log" heads={['When', 'Who', 'What was done', 'To what']}>
          {entries.map((entry) => (
            <tr key={entry.id}>
              <td>
                <AdminTime at={entry.createdAt} />
              </td>
              <td>{entry.username ?? <span className="mut">not signed in</span>}</td>
              <td>{entry.action}</td>
              <td>
                {entry.kind !== null && <span className="mut">{entry.kind} </span>}
                <span className="table__wrap">{nameOf(entry)}</span>
              </td>
            </tr>
          ))}
        </ListTable>
      )}
    </ListFrame>
  )
}

/** What has no name, such as a forgotten subscriber, has a number. */
function nameOf({ name, itemId }: AuditRecord): string {
  return name === '' && itemId !== null ? `no. ${itemId}` : name
}

function optionsOf(all: string, texts: readonly string[] = []) {
  return [{ value: '', label: all }, ...texts.map((text) => ({ value: text, label: text }))]
}
