import type { AuditRecord } from '#contract/staff/audit.schema.ts'
import { AdminTime } from '../list/admin-time.tsx'
import { ListFrame } from '../list/list-frame.tsx'
import { ListTable } from '../list/list-table.tsx'
import { useList } from '../list/use-list.ts'
import { AUDIT_FILTERS, AUDIT_PATH, AuditFilters } from './audit-filters.tsx'
import { AuditSubject } from './audit-subject.tsx'

/** Every sign-in and change. */
export default function AuditLogScreen() {
  const list = useList<AuditRecord>(AUDIT_PATH, AUDIT_FILTERS)
  return (
    <ListFrame
      title="Audit log"
      one="entry"
      many="entries"
      list={list}
      empty="No entry matches these filters."
      toolbar={<AuditFilters list={list} />}
    >
      {(entries) => (
        <ListTable caption="Audit log" heads={['When', 'Who', 'What was done', 'To what']}>
          {entries.map((entry) => (
            <tr key={entry.id}>
              <td className="audit__when">
                <AdminTime at={entry.createdAt} />
              </td>
              <td>{entry.username ?? <span className="mut">not signed in</span>}</td>
              <td>{entry.action}</td>
              <td className="audit__what">
                <AuditSubject entry={entry} />
              </td>
            </tr>
          ))}
        </ListTable>
      )}
    </ListFrame>
  )
}
